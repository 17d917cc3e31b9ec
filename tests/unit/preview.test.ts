import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/demo/ports.ts';
import { SECURITY_HEADERS } from '../../scripts/hosting/headers.ts';
import { staticHost } from '../../scripts/hosting/static-host.ts';

const FILES = {
  'index.html': 'the app',
  'training/phase1.html': 'a page',
  'sw.js': 'the worker',
  'icon.svg': '<svg/>',
  'assets/index-a.js': 'a chunk '.repeat(1000),
};

let folder = '';
let server: PreviewServer;
let address = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'objectif-8-preview-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  const port = await freePort();
  server = await preview({
    configFile: false,
    logLevel: 'error',
    base: '/app/',
    plugins: [staticHost({ demo: false })],
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  address = `http://127.0.0.1:${port}/app/`;
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['', 200, 'no-store'],
  ['training/phase1', 200, 'no-store'],
  ['sw.js', 200, 'no-store'],
  ['icon.svg', 200, 'public, max-age=86400'],
  ['assets/index-a.js', 200, 'public, max-age=31536000, immutable'],
  ['assets/index-b.js', 404, 'no-store'],
])('the preview sends the headers of a host with %j: %i, %s', async (file, status, cacheControl) => {
  for (const encoding of ['gzip', 'identity']) {
    const answer = await fetch(address + file, { headers: { 'Accept-Encoding': encoding } });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Cache-Control'), encoding).toBe(cacheControl);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(answer.headers.get(name), name).toBe(value);
  }
});
