import { spawnSync } from 'node:child_process';
import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../../scripts/verify/project-copy.ts';

const BUNDLE = 'node_modules/.cache/content-command/bundle.cjs';
let project = '';

beforeAll(async () => {
  project = await copyProject();
}, 60_000);

afterAll(() => rm(project, { recursive: true, force: true }));

function check() {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/content/command.cjs', 'check'], {
    cwd: project,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const VALID = { status: 0, stdout: 'content : aucune faute\n', stderr: '' };
const readBundle = () => readFile(path.join(project, BUNDLE), 'utf8');

test('the command is bundled once, and again when its sources say something else', async () => {
  expect(check()).toEqual(VALID);
  const first = await readBundle();
  const source = path.join(project, 'scripts/content/outputs/format-diagnostics.ts');

  await utimes(source, new Date(), new Date());
  expect(check()).toEqual(VALID);
  expect(await readBundle()).toBe(first);

  // As long as before: compiled code that V8 kept is of no use any more.
  await writeFile(source, (await readFile(source, 'utf8')).replace("'aucune faute'", "'aucune FAUTE'"));
  const changed = { ...VALID, stdout: 'content : aucune FAUTE\n' };
  expect(check()).toEqual(changed);
  expect(check()).toEqual(changed);
  const kept = await readdir(path.dirname(path.join(project, BUNDLE)));
  expect(kept.filter((name) => name !== 'bundle.cjs')).toEqual([expect.stringMatching(/^[0-9a-f]{40}\.v8$/)]);
});

test('a bundle that was cut short is made again', async () => {
  await writeFile(path.join(project, BUNDLE), (await readBundle()).slice(0, 1000));
  expect(check()).toMatchObject({ status: 0, stderr: '' });
  expect((await readBundle()).length).toBeGreaterThan(1000);
});

test('the bundle has the build of yaml that reads no environment variable at every token', async () => {
  expect(await readFile('node_modules/yaml/dist/parse/parser.js', 'utf8')).toContain('env.LOG_TOKENS');
  expect(await readBundle()).not.toContain('LOG_TOKENS');
});
