import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { checkFolder } from '../../scripts/content/check-folder.ts';
import type { CheckResult } from '../../scripts/content/core.ts';
import { CONTENT_FOLDER } from '../../scripts/content/folders.ts';
import { trainingTime } from '../../scripts/content/outputs/training-time.ts';

let result: CheckResult;

beforeAll(async () => {
  result = await checkFolder(CONTENT_FOLDER);
});

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

test('content:report has the minutes of each week and every workout', async () => {
  const file = path.join(await temporaryFolder(), 'report.html');
  expect(run('scripts/run.cjs', 'scripts/content/cli.ts', 'report', '--out', file)).toMatchObject({
    status: 0,
    stderr: '',
  });
  const html = await readFile(file, 'utf8');
  const [, picture = ''] = /<desc id="chart-desc">(.*?)<\/desc>/s.exec(html) ?? [];
  for (const { value } of result.content.valid('week')) {
    expect(picture).toContain(`Semaine ${value.number} : ${trainingTime(value).total} min`);
  }
  const options = result.content.valid('workoutPage').flatMap(({ value }) => value.options);
  expect(html.split('<article').length - 1).toBe(options.length);
});

test('content:diff tells nothing of content that did not change', () => {
  const { status, stdout, stderr } = run('scripts/run.cjs', 'scripts/content/cli.ts', 'diff', './content');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('Rien ne change');
});
