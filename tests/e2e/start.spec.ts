import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { DEMO_ADMIN, DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { freePort } from '../../scripts/demo/ports.ts';
import { PROGRAMME_ENVIRONMENT } from '../fixtures/programme.ts';
import { addressOn } from './address.ts';
import { signIn } from './fixtures.ts';
import { stopClock } from './toasts.ts';

// They build into one folder.
test.describe.configure({ mode: 'default', timeout: 180_000 });
const SLOW = { timeout: 120_000 };

interface StartEnvironment {
  PORT: number;
  AUTH_PORT: number;
  TMPDIR?: string;
}

/** `npm start` as a terminal runs it, in a group of its own. */
class Start {
  readonly ended: Promise<number | null>;
  /** What it has printed so far. */
  output = '';
  readonly #process: ChildProcess;

  constructor({ PORT, AUTH_PORT, ...environment }: StartEnvironment) {
    this.#process = spawn('npm', ['start'], {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...PROGRAMME_ENVIRONMENT,
        PORT: String(PORT),
        AUTH_PORT: String(AUTH_PORT),
        DEMO_ACCOUNTS: 'temporary',
        ...environment,
      },
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    }
    this.ended = once(this.#process, 'close').then(([exitCode]) => exitCode);
  }

  /** Its own lines, without npm's. */
  get lines(): string[] {
    return this.output.split('\n').filter((line) => line.trim() !== '' && !/^(?:npm |> )/.test(line));
  }

  /** Ctrl-C: a terminal interrupts the whole group. */
  async interrupt(): Promise<void> {
    this.#signal('SIGINT');
    await this.ended;
  }

  /** `kill`, which reaches npm alone. */
  kill(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  isRunning(): boolean {
    try {
      this.#signal(0);
      return true;
    } catch {
      return false;
    }
  }

  #signal(signal: NodeJS.Signals | 0): void {
    if (this.#process.pid === undefined) throw new Error('npm did not start');
    process.kill(-this.#process.pid, signal);
  }
}

const started: Start[] = [];

function start(environment: StartEnvironment): Start {
  const app = new Start(environment);
  started.push(app);
  return app;
}

// A test that fails must not leave its emulator behind.
test.afterEach(async () => {
  await Promise.all(
    started
      .splice(0)
      .filter((app) => app.isRunning())
      .map((app) => app.interrupt()),
  );
});

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const open = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return open;
}

for (const variable of ['PORT', 'AUTH_PORT'] as const) {
  test(`a taken ${variable} is told in one line that says what to do`, async () => {
    const taken = await freePort();
    const neighbour = createServer().listen(taken, '127.0.0.1');
    await once(neighbour, 'listening');
    const ports = { PORT: await freePort(), AUTH_PORT: await freePort(), [variable]: taken };
    const app = start(ports);
    expect(await app.ended).toBe(1);
    expect(app.lines).toEqual([
      expect.stringMatching(
        new RegExp(`^Le port ${taken} est déjà pris : .* avec ${variable}, .* ${variable}=\\d+ npm start\\.$`),
      ),
    ]);
    neighbour.close();
  });
}

test('an invited member chooses a password by the printed link and signs in; Ctrl-C ends the app and its accounts', async ({
  page,
  browser,
}) => {
  const ports = { PORT: await freePort(), AUTH_PORT: await freePort() };
  const port = ports.PORT;
  const app = start(ports);
  await expect.poll(() => app.output, SLOW).toContain(addressOn(port));
  for (const account of [DEMO_MEMBER, DEMO_ADMIN]) {
    expect(app.lines).toContainEqual(expect.stringMatching(new RegExp(`${account}\\s+${DEMO_PASSWORD}`)));
  }
  expect(await Promise.all([isOpen(ports.PORT), isOpen(ports.AUTH_PORT)])).toEqual([true, true]);
  const email = 'invite@objectif8.test';

  await stopClock(page);
  await page.goto(`${addressOn(port)}admin`);
  await signIn(page, DEMO_ADMIN, DEMO_PASSWORD);
  await page.getByRole('link', { name: 'Admin' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Créer l’utilisateur' }).click();
  await expect(page.getByRole('status')).toHaveText('Utilisateur créé et email de réinitialisation envoyé');

  const letter = new RegExp(`Email pour ${email}.*:\\s+(\\S+)`);
  await expect.poll(() => app.output).toMatch(letter);
  const [, link = ''] = letter.exec(app.output) ?? [];
  const phone = await browser.newPage();
  await stopClock(phone);
  await phone.goto(link);
  await expect(phone.getByLabel('Email')).toHaveValue(email);
  await phone.getByLabel('Nouveau mot de passe').fill('trois-tours-de-piste');
  await phone.getByRole('button', { name: 'Enregistrer et me connecter' }).click();
  await expect(phone.getByRole('status')).toHaveText('Mot de passe enregistré');
  await expect(phone).toHaveURL(`${addressOn(port)}introduction`);

  await phone.getByRole('link', { name: 'Profil' }).click();
  await expect(phone.getByRole('main')).toContainText(email);
  await phone.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(phone).toHaveURL(`${addressOn(port)}login`);
  await signIn(phone, email, 'trois-tours-de-piste');
  await expect(phone).toHaveURL(`${addressOn(port)}introduction`);
  await phone.context().close();

  // The admin was there all along.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel Administrateur');

  await app.interrupt();
  expect(app.isRunning()).toBe(false);
  expect(await Promise.all([isOpen(ports.PORT), isOpen(ports.AUTH_PORT)])).toEqual([false, false]);
});

test('Ctrl-C ends everything while the app is still being prepared, and leaves nothing behind', async () => {
  const temporary = await mkdtemp(path.join(tmpdir(), 'objectif-8-interrupted-'));
  const leftIn = async (folder: string) => (await readdir(folder)).filter((name) => name.startsWith('objectif-8-'));
  const ports = { PORT: await freePort(), AUTH_PORT: await freePort() };
  const app = start({ ...ports, TMPDIR: temporary });
  await expect.poll(() => app.output, SLOW).toContain('Préparation');
  // The configuration of the emulator: there is something to take away, and the build is at work.
  await expect.poll(() => leftIn(temporary), SLOW).toHaveLength(1);
  await app.interrupt();
  expect(app.isRunning()).toBe(false);
  expect(await Promise.all([isOpen(ports.PORT), isOpen(ports.AUTH_PORT)])).toEqual([false, false]);
  expect(await leftIn(temporary)).toEqual([]);
  await rm(temporary, { recursive: true });
});

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`${signal} to npm alone ends the app and its accounts too`, async () => {
    const ports = { PORT: await freePort(), AUTH_PORT: await freePort() };
    const app = start(ports);
    await expect.poll(() => app.output, SLOW).toContain(addressOn(ports.PORT));
    app.kill(signal);
    await expect.poll(() => Promise.all([isOpen(ports.PORT), isOpen(ports.AUTH_PORT)]), SLOW).toEqual([false, false]);
    await expect.poll(() => app.isRunning(), SLOW).toBe(false);
  });
}
