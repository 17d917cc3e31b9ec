import { execFileSync, spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../../../scripts/verify/project-copy.ts';
import { readWorkflow } from './files.ts';

const { steps = [] } = readWorkflow('pull-request.yml').jobs.content ?? {};
const WEEK = 'content/training/phase1/week-02.yaml';
const TIMEOUT_MS = 180_000;

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
}, TIMEOUT_MS);

afterAll(() => rm(project, { recursive: true, force: true }));

test(
  'a pull request is checked, and its change is told in the summary and in what is uploaded',
  async () => {
    git('switch', '--quiet', '-c', 'proposal');
    await writeFile(file(WEEK), (await readFile(file(WEEK), 'utf8')).replace('duration: 50 min', 'duration: 45 min'));
    git('commit', '--quiet', '--all', '-m', 'proposal');
    git('switch', '--quiet', '--detach', 'target');
    git('merge', '--quiet', '--no-ff', '-m', 'merge', 'proposal');
    expect(runStep('Check the content')).toMatchObject({ status: 0 });
    expect(runStep('Tell what changes')).toMatchObject({ status: 0 });
    const paths = steps.flatMap((step) => (step.uses?.startsWith('actions/upload-artifact@') ? [step.with?.path] : []));
    const [difference, report, summary] = await Promise.all(
      [...paths, 'summary.md'].map((name) => readFile(file(String(name)), 'utf8')),
    );
    expect(difference).toMatch(/Semaine 2, lundi, .*durée 50\smin → 45\smin/);
    expect(summary).toBe(difference);
    expect(report).toMatch(/45\smin/);
  },
  TIMEOUT_MS,
);
