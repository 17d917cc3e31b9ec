import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { copyProject } from '../../scripts/verify/project-copy.ts';

const WEEK = 'content/training/phase1/week-02.yaml';

let project = '';

function git(...args: string[]) {
  const author = ['-c', 'user.name=Coach', '-c', 'user.email=coach@example.org'];
  const { status, stdout, stderr } = spawnSync('git', [...author, ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: '' },
  });
  return { status, output: stdout + stderr };
}

async function stage(file: string, text: string): Promise<void> {
  await writeFile(path.join(project, file), text);
  git('add', file);
}

const commit = () => git('commit', '-m', 'Essai');

beforeAll(async () => {
  project = await copyProject(undefined, ['.githooks', '.gitignore', 'biome.json']);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Début');
  git('config', 'core.hooksPath', '.githooks');
}, 60_000);

afterAll(() => rm(project, { recursive: true, force: true }));

beforeEach(() => {
  git('reset', '--quiet', '--hard');
  git('clean', '--quiet', '-d', '--force');
});

describe('the pre-commit hook', () => {
  test('stops a fault in the code, by the name of its rule', async () => {
    await stage('src/format/faulty.ts', 'export const eight = 8;\ndebugger;\n');
    expect(commit()).toEqual({ status: 1, output: expect.stringMatching(/faulty\.ts[\s\S]*noDebugger/) });
  });

  test('checks what is staged, not what is edited after', async () => {
    await stage(WEEK, 'number: deux\n');
    await writeFile(path.join(project, WEEK), git('show', `HEAD:${WEEK}`).output);
    expect(commit()).toEqual({ status: 1, output: expect.stringContaining(`${WEEK}:1:9`) });
    git('add', WEEK);
    await stage('content/exercises/note.md', 'Une note.\n');
    await writeFile(path.join(project, WEEK), 'number: deux\n');
    expect(commit()).toMatchObject({ status: 0 });
  });
});
