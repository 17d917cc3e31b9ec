import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../scripts/demo/ports.ts';
import { saveChanges } from '../../scripts/workshop/save.ts';

let folder = '';
let address = '';
let server: Server;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'objectif-8-save-'));
  await writeFile(path.join(folder, 'app.yaml'), 'name: Objectif 8\n');
  const port = await freePort();
  const save = saveChanges(folder);
  server = createServer((request, response) => void save(request, response, () => {}));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${port}`;
});

afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const post = (changes: Record<string, string | null>, origin = address) =>
  fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(changes),
  });
const text = (file: string) => readFile(path.join(folder, file), 'utf8').catch(() => undefined);

test('`npm run dev` writes, adds and removes files of the content', async () => {
  const answer = await post({ 'app.yaml': null, 'training/phase1/week-01.yaml': 'number: 1\n' });
  expect(answer.status).toBe(204);
  expect(await text('app.yaml')).toBeUndefined();
  expect(await text('training/phase1/week-01.yaml')).toBe('number: 1\n');
});

test('it writes nothing for another site, nothing that is no content, and nothing at all beside such a file', async () => {
  expect((await post({ 'app.yaml': '' }, 'https://example.com')).status).toBe(403);
  for (const stray of ['../app.yaml', 'training/../../app.yaml', '/etc/passwd', 'README.md']) {
    expect((await post({ 'app.yaml': '', [stray]: '' })).status, stray).toBe(400);
  }
  expect((await fetch(address)).status).toBe(405);
  expect(await text('app.yaml')).toBe('name: Objectif 8\n');
});
