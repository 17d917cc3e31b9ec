import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/demo/ports.ts';

/** Firebase Hosting's own server, as its emulator runs it, with our firebase.json over a site shaped like a build. */

const firebase = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
const { server: hostingServer } = firebase('superstatic') as {
  server: (options: object) => { listen(whenUp: () => void): Server };
};

const FILES = {
  'index.html': 'the app',
  '404.html': 'the app',
  'login.html': 'the form',
  'login/index.html': 'the form',
  'training/phase1.html': 'the app',
  'training/phase1/index.html': 'the app',
  'sw.js': 'the worker',
  'assets/main-a.js': 'a part',
};

let folder = '';
let server: Server;
let address = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'objectif-8-hosting-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(path.join(folder, 'dist', path.dirname(name)), { recursive: true });
    await writeFile(path.join(folder, 'dist', name), content);
  }
  const { hosting } = JSON.parse(await readFile('firebase.json', 'utf8')) as { hosting: object };
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server = hostingServer({ config: hosting, cwd: folder, port, hostname: '127.0.0.1' }).listen(resolve);
  });
  address = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['/', 200, 'the app'],
  ['/login', 200, 'the form'],
  ['/login?mode=resetPassword&oobCode=8', 200, 'the form'],
  ['/training/phase1', 200, 'the app'],
  ['/nulle-part', 200, 'the app'],
  ['/assets/main-a.js', 200, 'a part'],
])('%s answers %i with %s', async (url, status, content) => {
  const answer = await fetch(`${address}${url}`);
  expect({ status: answer.status, content: await answer.text() }).toEqual({ status, content });
});

test('a part that is not there answers 404', async () => {
  expect((await fetch(`${address}/assets/main-b.js`)).status).toBe(404);
});
