import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { DEMO_ADMIN, DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { isRunning } from '../../scripts/demo/interruption.ts';
import { freePort } from '../../scripts/demo/ports.ts';
import { PROGRAMME_ENVIRONMENT } from '../fixtures/programme.ts';
import { addressOn } from './address.ts';
import { signIn } from './fixtures.ts';
import { stopClock } from './toasts.ts';

// They build into one folder.
test.describe.configure({ mode: 'default', timeout: 180_000 });
const SLOW = { timeout: 120_000 };

let endStarted: (() => Promise<void>) | undefined;
// A test that fails must not leave its emulator behind.
test.afterEach(() => endStarted?.());

/** `npm start` as a terminal runs it, in a group of its own; `output` is what it has printed so far. */
async function start() {
  const ports = { PORT: await freePort(), AUTH_PORT: await freePort() };
  const env = {
    ...process.env,
    ...PROGRAMME_ENVIRONMENT,
    PORT: String(ports.PORT),
    AUTH_PORT: String(ports.AUTH_PORT),
    DEMO_ACCOUNTS: 'temporary',
  };
  const app = spawn('npm', ['start'], { detached: true, stdio: ['ignore', 'pipe', 'inherit'], env });
  const group = -(app.pid ?? Number.NaN);
  const ended = once(app, 'close');
  let output = '';
  app.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  /** Ctrl-C: a terminal interrupts the whole group. */
  const interrupt = async () => {
    if (isRunning(group)) process.kill(group, 'SIGINT');
    await ended;
  };
  endStarted = interrupt;
  await expect.poll(() => output, SLOW).toContain(addressOn(ports.PORT));
  return {
    address: addressOn(ports.PORT),
    output: () => output,
    /** What `npm start` says to whoever runs it again with the same ports. */
    startAgain: () => spawnSync('npm', ['start'], { encoding: 'utf8', timeout: 30_000, env }).stderr,
    port: ports.PORT,
    interrupt,
    /** As a system does that is short of memory: it reaches npm alone. */
    kill: () => app.kill('SIGKILL'),
    isRunning: () => isRunning(group),
    openPorts: async () => (await Promise.all(Object.values(ports).map(isOpen))).filter(Boolean).length,
  };
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const open = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return open;
}

test('an invited member chooses a password by the printed link and signs in; Ctrl-C ends the app and its accounts', async ({
  page,
  browser,
}) => {
  const app = await start();
  for (const account of [DEMO_MEMBER, DEMO_ADMIN]) {
    expect(app.output()).toMatch(new RegExp(`${account}\\s+${DEMO_PASSWORD}`));
  }
  expect(await app.openPorts()).toBe(2);
  const email = 'invite@objectif8.test';

  await stopClock(page);
  await page.goto(`${app.address}admin`);
  await signIn(page, DEMO_ADMIN, DEMO_PASSWORD);
  await page.getByRole('link', { name: 'Admin' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Créer l’utilisateur' }).click();
  await expect(page.getByRole('status')).toHaveText('Utilisateur créé et email de réinitialisation envoyé');

  const letter = new RegExp(`Email pour ${email}.*:\\s+(\\S+)`);
  await expect.poll(app.output).toMatch(letter);
  const [, link = ''] = letter.exec(app.output()) ?? [];
  const phone = await browser.newPage();
  await stopClock(phone);
  await phone.goto(link);
  await expect(phone.getByLabel('Email')).toHaveValue(email);
  await phone.getByLabel('Nouveau mot de passe').fill('trois-tours-de-piste');
  await phone.getByRole('button', { name: 'Enregistrer et me connecter' }).click();
  await expect(phone).toHaveURL(`${app.address}introduction`);
  await phone.getByRole('link', { name: 'Profil' }).click();
  await phone.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(phone).toHaveURL(`${app.address}login`);
  await signIn(phone, email, 'trois-tours-de-piste');
  await expect(phone).toHaveURL(`${app.address}introduction`);
  await phone.context().close();

  await app.interrupt();
  expect(app.isRunning()).toBe(false);
  expect(await app.openPorts()).toBe(0);
});

test('the app and its accounts end when npm is killed; a second one is told of the taken port', async () => {
  const app = await start();
  expect(app.startAgain()).toContain(`Le port ${app.port} est déjà pris`);
  app.kill();
  await expect.poll(app.openPorts, SLOW).toBe(0);
  await expect.poll(app.isRunning, SLOW).toBe(false);
});
