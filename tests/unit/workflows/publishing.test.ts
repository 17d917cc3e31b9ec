import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const FOLDER = '.github/workflows';
const CHECKS = './.github/workflows/checks.yml';

interface Job {
  needs?: string | string[];
  uses?: string;
  if?: string;
  'continue-on-error'?: boolean;
  steps?: { run?: string; uses?: string; if?: string; 'continue-on-error'?: boolean; with?: Record<string, unknown> }[];
}

async function jobsOf(file: string): Promise<Record<string, Job>> {
  return parse(await readFile(path.join(FOLDER, file), 'utf8')).jobs;
}

const needsOf = ({ needs = [] }: Job) => [needs].flat();
const stepsOf = (jobs: Record<string, Job>) => Object.values(jobs).flatMap(({ steps = [] }) => steps);

test('the checks are all the tests, and none of their steps may fail or be skipped', async () => {
  const jobs = await jobsOf('checks.yml');
  expect(stepsOf(jobs).map(({ run }) => run)).toContain('npm test');
  for (const part of [...Object.values(jobs), ...stepsOf(jobs)]) {
    expect(part).not.toHaveProperty('continue-on-error');
    expect(part).not.toHaveProperty('if');
  }
});

test('what publishes waits for the checks', async () => {
  const jobs = await jobsOf('pages.yml');
  const publishing = Object.values(jobs).filter(({ steps = [] }) =>
    steps.some(({ uses }) => uses?.startsWith('actions/deploy-pages@')),
  );
  expect(publishing).toHaveLength(1);
  for (const job of publishing) {
    expect(needsOf(job).map((name) => jobs[name]?.uses)).toContain(CHECKS);
    // The default: a job whose needs fail does not run.
    expect(job).not.toHaveProperty('if');
  }
});

test('the checks judge a pull request too, and keep no comment on its content waiting', async () => {
  const { on } = parse(await readFile(path.join(FOLDER, 'checks.yml'), 'utf8'));
  expect(on).toHaveProperty('pull_request');
  const { on: comment } = parse(await readFile(path.join(FOLDER, 'comment.yml'), 'utf8'));
  expect(comment.workflow_run.workflows).toEqual(['Pull request']);
  expect(Object.values(await jobsOf('pull-request.yml')).map(({ uses }) => uses)).not.toContain(CHECKS);
});

test('no build with demo accounts is offered: nobody could sign in where they download it', async () => {
  const files = (await readdir(FOLDER)).filter((file) => /\.ya?ml$/.test(file));
  const steps = (await Promise.all(files.map(jobsOf))).flatMap(stepsOf);
  expect(steps.filter(({ run }) => /--mode[ =]demo/.test(run ?? ''))).toEqual([]);
  const artifacts = steps.filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
  expect(artifacts.map((step) => step.with?.name).toSorted()).toEqual(['content-diff', 'content-report']);
});
