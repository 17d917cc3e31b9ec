import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SCRIPT = path.resolve('.github/scripts/content-only.sh');
const WEEK = 'content/training/week-01.yaml';

let repository = '';

function git(...args: string[]): void {
  const author = ['-c', 'user.name=Coach', '-c', 'user.email=coach@example.org'];
  execFileSync('git', [...author, ...args], { cwd: repository });
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(repository, file)), { recursive: true });
  await writeFile(path.join(repository, file), text);
}

/** The main branch moves on; a pull request makes its change. */
beforeEach(async () => {
  repository = await mkdtemp(path.join(tmpdir(), 'objectif-8-changes-'));
  git('init', '--quiet', '--initial-branch=main');
  await write(WEEK, 'number: 1\n');
  await write('src/main.ts', 'export const eight = 8;\n'.repeat(20));
  git('add', '.');
  git('commit', '--quiet', '-m', 'base');
  git('switch', '--quiet', '-c', 'proposal');
});
afterEach(() => rm(repository, { recursive: true, force: true }));

/** What the step answers for the merge that GitHub checks out, of which it fetches the parents and no more. */
async function answer(event = 'pull_request'): Promise<string> {
  git('add', '.');
  git('commit', '--quiet', '--allow-empty', '-m', 'proposal');
  git('switch', '--quiet', 'main');
  await write('README.md', 'Objectif 8\n');
  git('add', '.');
  git('commit', '--quiet', '-m', 'main moves on');
  git('merge', '--quiet', '--no-ff', '-m', 'merge', 'proposal');
  const clone = path.join(repository, 'clone');
  git('clone', '--quiet', '--depth=2', `file://${repository}`, clone);
  const output = path.join(repository, 'output.txt');
  execFileSync(SCRIPT, { cwd: clone, env: { ...process.env, GITHUB_EVENT_NAME: event, GITHUB_OUTPUT: output } });
  return readFile(output, 'utf8');
}

const ONLY = 'content-only=true\n';
const MORE = 'content-only=false\n';

test('weeks, a page with an accent in its name, and one that goes are the programme alone', async () => {
  await write('content/training/week-02.yaml', 'number: 2\n');
  await write('content/training/échauffement.yaml', 'title: Échauffement\n');
  await rm(path.join(repository, WEEK));
  expect(await answer()).toBe(ONLY);
});

test.each([
  ['code beside it', 'src/other.ts'],
  ['the guide for coaches, whose recipes are tested', 'content/README.md'],
  ['a folder with such a name elsewhere', 'src/content/week.yaml'],
])('%s is more', async (_what, file) => {
  await write(WEEK, 'number: 2\n');
  await write(file, 'x\n');
  expect(await answer()).toBe(MORE);
});

test('code that is moved into the content is more', async () => {
  await rename(path.join(repository, 'src/main.ts'), path.join(repository, 'content/main.yaml'));
  expect(await answer()).toBe(MORE);
});

test('a push gets every check', async () => {
  await write(WEEK, 'number: 2\n');
  expect(await answer('push')).toBe(MORE);
});
