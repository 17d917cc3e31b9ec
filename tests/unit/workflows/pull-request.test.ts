import { execFileSync, spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { copyProject } from '../../../scripts/verify/project-copy.ts';
import { readWorkflow } from './files.ts';

const { steps = [] } = readWorkflow('pull-request.yml').jobs.content ?? {};
const WEEK = 'content/training/phase1/week-02.yaml';

let project = '';

function git(...args: string[]): void {
  const author = ['-c', 'user.name=Coach', '-c', 'user.email=coach@example.org'];
  execFileSync('git', [...author, ...args], { cwd: project, stdio: 'pipe' });
}

const file = (name: string) => path.join(project, name);

/** Runs the step with this name as the runner does, on the merge that GitHub checks out. */
function runStep(name: string) {
  const step = steps.find((one) => one.name === name);
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', step?.run ?? 'exit 99'], {
    cwd: project,
    encoding: 'utf8',
    env: {
      ...process.env,
      TARGET: step?.env?.TARGET?.replace(/\$\{\{.*?\}\}/, 'main'),
      GITHUB_ACTIONS: 'true',
      GITHUB_STEP_SUMMARY: file('summary.md'),
    },
  });
  return { status, output: stdout + stderr };
}

beforeAll(async () => {
  project = await copyProject(undefined, ['.gitignore']);
  git('init', '--quiet', '--initial-branch=target');
  git('add', '.');
  git('commit', '--quiet', '-m', 'target');
}, 60_000);

afterAll(() => rm(project, { recursive: true, force: true }));

/** A pull request that changes the week, merged into its target branch. */
async function propose(change: (week: string) => string): Promise<void> {
  git('switch', '--quiet', '--force', '-C', 'proposal', 'target');
  git('clean', '--quiet', '-d', '--force');
  await writeFile(file(WEEK), change(await readFile(file(WEEK), 'utf8')));
  git('commit', '--quiet', '--all', '-m', 'proposal');
  git('switch', '--quiet', '--detach', 'target');
  git('merge', '--quiet', '--no-ff', '-m', 'merge', 'proposal');
}

describe('a pull request that changes a day', () => {
  beforeEach(() => propose((week) => week.replace('duration: 50 min', 'duration: 45 min')));

  test('is checked, and its change is told in the summary and in the artifact', async () => {
    expect(runStep('Check the content')).toMatchObject({ status: 0 });
    expect(runStep('Tell what changes')).toMatchObject({ status: 0 });
    const [difference, summary, report] = await Promise.all(
      ['content-diff.md', 'summary.md', 'content-report.html'].map((name) => readFile(file(name), 'utf8')),
    );
    expect(difference).toMatch(/Semaine 2, lundi, .*durée 50\smin → 45\smin/);
    expect(summary).toBe(difference);
    expect(report).toMatch(/45\smin/);
  }, 60_000);
});

test('a pull request with a fault is told so at its line', async () => {
  await propose((week) => week.replace('intensity: modérée', 'intensity: moderee'));
  const { status, output } = runStep('Check the content');
  expect(status).toBe(1);
  expect(output).toMatch(new RegExp(`^::error file=${WEEK},line=\\d+`, 'm'));
}, 60_000);

test('what is uploaded is what the steps write', () => {
  const paths = steps.flatMap((step) => (step.uses?.startsWith('actions/upload-artifact@') ? [step.with?.path] : []));
  expect(paths).toEqual(['content-diff.md', 'content-report.html']);
});
