import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/demo/ports.ts';
import { cacheControl, SECURITY_HEADERS, WORKSHOP_HEADERS } from '../../scripts/hosting/headers.ts';

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
  'icon.svg': 'a picture',
  'icons/any-192.png': 'a picture',
  'assets/main-a.js': 'a part',
  'atelier/index.html': 'the workshop',
  'atelier/assets/index-a.js': 'a part',
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
  ['/', 'the app'],
  ['/login', 'the form'],
  ['/login?mode=resetPassword&oobCode=8', 'the form'],
  ['/training/phase1', 'the app'],
  ['/nulle-part', 'the app'],
  ['/sw.js', 'the worker'],
  ['/icon.svg', 'a picture'],
  ['/icons/any-192.png', 'a picture'],
  ['/assets/main-a.js', 'a part'],
  ['/atelier/', 'the workshop'],
  ['/atelier/assets/index-a.js', 'a part'],
])('Firebase Hosting answers %s with %s and the headers that the preview sends', async (url, content) => {
  const answer = await fetch(`${address}${url}`);
  expect({ status: answer.status, content: await answer.text() }).toEqual({ status: 200, content });
  const headers = url.startsWith('/atelier/') ? WORKSHOP_HEADERS : SECURITY_HEADERS;
  const expected = Object.entries({ ...headers, 'Cache-Control': cacheControl(url) });
  for (const [name, value] of expected) expect(answer.headers.get(name), name).toBe(value);
});

test('a part that is not there answers 404', async () => {
  expect((await fetch(`${address}/assets/main-b.js`)).status).toBe(404);
});

test.each([
  [
    SECURITY_HEADERS,
    ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    /^(?!.*frame-src).*frame-ancestors 'none'$/,
  ],
  [WORKSHOP_HEADERS, ['https://api.github.com'], /frame-src 'self';.*frame-ancestors 'self'$/],
])(
  'P14: a policy allows no inline script or style, no text as code, no host but those that it needs, frames of the workshop alone',
  (headers, hosts, frames) => {
    const policy = headers['Content-Security-Policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toMatch(frames);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(policy.match(/https:\/\/[\w.]+/g)).toEqual(hosts);
  },
);
