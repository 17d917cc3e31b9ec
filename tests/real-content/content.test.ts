import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkFolder } from '../../scripts/content/check-folder.ts';
import { CONTENT_FOLDER } from '../../scripts/content/folders.ts';

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: '' },
  });
  return { status, stdout, stderr };
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'objectif-8-real-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('content:check finds nothing that keeps it from being published', () => {
  expect(run('scripts/run.cjs', 'scripts/content/cli.ts', 'check')).toMatchObject({ status: 0, stderr: '' });
});

test('content:report has a row for each week', async () => {
  const file = path.join(await temporaryFolder(), 'report.md');
  expect(run('scripts/run.cjs', 'scripts/content/cli.ts', 'report', '--out', file)).toMatchObject({
    status: 0,
    stderr: '',
  });
  const rows = (await readFile(file, 'utf8')).split('\n').filter((line) => /^\| \d/.test(line));
  const { content } = await checkFolder(CONTENT_FOLDER);
  expect(rows).toHaveLength(content.valid('week').length);
});

test('content:diff tells nothing of content that did not change', () => {
  const { status, stdout, stderr } = run('scripts/run.cjs', 'scripts/content/cli.ts', 'diff', './content');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('Rien ne change');
});
