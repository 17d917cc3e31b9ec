import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { DEMO_ADMIN, DEMO_MEMBER, DEMO_PASSWORD, DEMO_PROJECT } from './accounts.ts';
import { freePort } from './ports.ts';

const HOST = '127.0.0.1';
const STOP_TIMEOUT_MS = 5000;
const { resolve } = createRequire(import.meta.url);
const FIREBASE = ['--require', resolve('./lazy-validation.cjs'), resolve('firebase-tools/lib/bin/firebase.js')];

export interface ResetEmail {
  /** Whom it goes to. */
  to: string;
  /** What the link in it carries. */
  code: string;
}

export interface AuthEmulator {
  /** `http://127.0.0.1:9099` */
  url: string;
  /** Resolves when the demo accounts can sign in; rejects with the emulator's output when it does not start. */
  ready: Promise<void>;
  /** Rejects when the emulator ends on its own. */
  ended: Promise<never>;
  /** Calls `listener` for each email to choose a password that the emulator would send. */
  onResetEmail(listener: (email: ResetEmail) => void): void;
  /** Saves the accounts, then ends the process. */
  stop(): Promise<void>;
}

/**
 * Starts the official Auth emulator on `port` with the demo accounts in it.
 * `accountsFolder` keeps the accounts from one run to the next; without it they end with the process.
 */
export async function startAuthEmulator(port: number, accountsFolder?: string): Promise<AuthEmulator> {
  const workFolder = await mkdtemp(path.join(tmpdir(), 'objectif-8-'));
  const config = path.join(workFolder, 'firebase.json');
  await writeFile(config, JSON.stringify(await emulatorConfig(port)));
  const keep = accountsFolder === undefined ? [] : keepAccounts(accountsFolder);
  const child = spawn(
    process.execPath,
    [...FIREBASE, 'emulators:start', '--only', 'auth', '--project', DEMO_PROJECT, '--config', config, ...keep],
    // Its own group: the terminal's Ctrl-C must not reach it beside our one SIGINT, which it would take for « quit without saving ».
    { cwd: workFolder, detached: true, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, CI: '1' } },
  );
  const url = `http://${HOST}:${port}`;
  const exit = once(child, 'exit');
  const ready = listening(child).then(async () => {
    await Promise.all([DEMO_MEMBER, DEMO_ADMIN].map((email) => seed(url, email)));
  });
  return {
    url,
    ready,
    ended: Promise.all([ready, exit]).then(() => {
      throw new Error('Les comptes de démonstration se sont arrêtés : relance la commande.');
    }),
    onResetEmail(listener) {
      if (!child.stdout) return;
      createInterface(child.stdout).on('line', (line) => {
        const email = resetEmailIn(line);
        if (email) listener(email);
      });
    },
    async stop() {
      await end(child);
      await rm(workFolder, { recursive: true, force: true });
    },
  };
}

/** Explicit hosts and ports, and no UI: the emulator would try to download it. */
async function emulatorConfig(port: number) {
  return {
    emulators: {
      auth: { host: HOST, port },
      hub: { host: HOST, port: await freePort() },
      logging: { host: HOST, port: await freePort() },
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
}

function keepAccounts(folder: string): string[] {
  const absolute = path.resolve(folder);
  return [...(existsSync(absolute) ? ['--import', absolute] : []), '--export-on-exit', absolute];
}

/** Resolves when the emulator says that it listens; rejects with its output when it ends before. */
function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('All emulators ready')) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The Auth emulator did not start:\n${output}`)));
  });
}

/** The emulator sends no email: it prints the link, which leads to a page of its own, in English. */
function resetEmailIn(line: string): ResetEmail | undefined {
  const [, to, link] = /To reset the password for (\S+), follow this link: (\S+)/.exec(line) ?? [];
  const code = link && new URL(link).searchParams.get('oobCode');
  return to && code ? { to, code } : undefined;
}

async function seed(url: string, email: string): Promise<void> {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: email.replace(/\W/g, '-'), email, password: DEMO_PASSWORD }),
  });
  if (response.ok) return;
  const answer = await response.text();
  if (!/DUPLICATE_LOCAL_ID|EMAIL_EXISTS/.test(answer))
    throw new Error(`Could not create the demo account ${email}: ${answer}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(killTimer);
}
