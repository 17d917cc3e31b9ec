import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readWorkflow } from './files.ts';

// Plain JavaScript: it runs where nothing is installed.
const SCRIPT: string = '../../../.github/scripts/verdict.mjs';
const { problemsOf } = await import(/* @vite-ignore */ SCRIPT);

const { checks } = readWorkflow('checks.yml').jobs;
const JOBS = [checks?.needs ?? []].flat();
/** Tests of the machinery, which runs on fixtures. */
const MACHINERY = ['unit', 'component', 'e2e', 'browsers'];

const needs = (contentOnly: boolean, results: Record<string, string> = {}) =>
  Object.fromEntries(
    JOBS.map((job) => {
      const result = results[job] ?? (contentOnly && MACHINERY.includes(job) ? 'skipped' : 'success');
      return [job, { result, outputs: job === 'changes' ? { 'content-only': String(contentOnly) } : {} }];
    }),
  );

test.each([
  ['every job needed and none failed: merge', {}, 0, 'Every job that this change needs has succeeded.\n'],
  ['one that failed: stop', { unit: 'failure' }, 1, '::error::unit: failure instead of success\n'],
])('%s', (_what, results, status, stdout) => {
  const [command = '', ...words] = checks?.steps?.at(-1)?.run?.split(' ') ?? [];
  const env = { ...process.env, NEEDS: JSON.stringify(needs(false, results)) };
  expect(spawnSync(command, words, { encoding: 'utf8', env })).toMatchObject({ status, stdout });
});

test('the programme alone: the tests of the machinery may be skipped', () => {
  expect(problemsOf(needs(true))).toEqual([]);
});

test.each(JOBS)('%s that fails, is cancelled or does not run stops a change of code', (job) => {
  for (const result of ['failure', 'cancelled', 'skipped'])
    expect(problemsOf(needs(false, { [job]: result }))).toEqual([`${job}: ${result} instead of success`]);
  expect(problemsOf(needs(true, { [job]: 'skipped' }))).toHaveLength(MACHINERY.includes(job) ? 0 : 1);
});

test('without an answer about the kind of change nothing may be skipped', () => {
  const results = { changes: 'failure', ...Object.fromEntries(MACHINERY.map((job) => [job, 'skipped'])) };
  expect(problemsOf(needs(false, results))).toHaveLength(MACHINERY.length + 1);
});
