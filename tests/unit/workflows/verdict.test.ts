import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readWorkflow } from './files.ts';

const { checks } = readWorkflow('checks.yml').jobs;
const JOBS = [checks?.needs ?? []].flat();
/** Tests of the machinery, which runs on fixtures. */
const MACHINERY = ['unit', 'component', 'e2e', 'browsers'];

/** What the step of the job `checks` answers. */
function verdict(contentOnly: boolean, results: Record<string, string> = {}) {
  const needs = Object.fromEntries(
    JOBS.map((job) => {
      const result = results[job] ?? (contentOnly && MACHINERY.includes(job) ? 'skipped' : 'success');
      return [job, { result, outputs: job === 'changes' ? { 'content-only': String(contentOnly) } : {} }];
    }),
  );
  const [command = '', ...words] = checks?.steps?.at(-1)?.run?.split(' ') ?? [];
  const { status, stdout } = spawnSync(command, words, {
    encoding: 'utf8',
    env: { ...process.env, NEEDS: JSON.stringify(needs) },
  });
  return { status, stdout };
}

test('every job needed and none failed: merge', () => {
  expect(verdict(false)).toMatchObject({ status: 0 });
});

test('the programme alone: the tests of the machinery may be skipped', () => {
  expect(verdict(true)).toMatchObject({ status: 0 });
});

test.each(JOBS)('%s that fails, is cancelled or does not run stops a change of code', (job) => {
  for (const result of ['failure', 'cancelled', 'skipped']) {
    const { status, stdout } = verdict(false, { [job]: result });
    expect(status).toBe(1);
    expect(stdout).toContain(`::error::${job}: ${result} instead of success`);
  }
});

test.each(JOBS.filter((job) => !MACHINERY.includes(job)))('%s can’t be skipped for the programme alone', (job) => {
  expect(verdict(true, { [job]: 'skipped' }).status).toBe(1);
});

test('without an answer about the kind of change nothing may be skipped', () => {
  const results = { changes: 'failure', ...Object.fromEntries(MACHINERY.map((job) => [job, 'skipped'])) };
  expect(verdict(false, results).stdout.match(/::error::/g)).toHaveLength(MACHINERY.length + 1);
});
