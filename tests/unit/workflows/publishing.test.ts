import { expect, test } from 'vitest';
import { PRODUCTION_ENVIRONMENT } from '../../fixtures/production-environment.ts';
import { type Job, readWorkflow, stepsOf, workflowNames } from './files.ts';

const CHECKS = './.github/workflows/checks.yml';

const { jobs } = readWorkflow('pages.yml');
const uses = ({ steps = [] }: Job, action: string) => steps.some((step) => step.uses?.startsWith(`${action}@`));

test('what publishes waits for the checks', () => {
  const publishing = Object.values(jobs).filter((job) => uses(job, 'actions/deploy-pages'));
  expect(publishing).toHaveLength(1);
  for (const job of publishing) {
    const needed = [job.needs ?? []].flat();
    expect(needed.map((name) => jobs[name]?.uses)).toContain(CHECKS);
    expect(needed.some((name) => jobs[name] && uses(jobs[name], 'actions/upload-pages-artifact'))).toBe(true);
    // The default: a job whose needs fail does not run.
    expect(job).not.toHaveProperty('if');
  }
});

test('the build has every variable that it reads, and the history that the date of the content needs', () => {
  const { steps = [] } = Object.values(jobs).find((job) => uses(job, 'actions/upload-pages-artifact')) ?? {};
  const { NODE_ENV: _, ...variables } = PRODUCTION_ENVIRONMENT;
  const build = steps.find(({ run }) => run === 'npm run build');
  expect(Object.keys(build?.env ?? {}).toSorted()).toEqual(Object.keys(variables).toSorted());
  expect(steps.find((step) => step.uses?.startsWith('actions/checkout@'))?.with).toMatchObject({ 'fetch-depth': 0 });
});

test('only what publishes may write to Pages, and only what comments to a pull request', () => {
  const writing = workflowNames.flatMap((name) => {
    const workflow = readWorkflow(name);
    const scopes = [workflow, ...Object.values(workflow.jobs)].flatMap(({ permissions = {} }) =>
      Object.entries(permissions).filter(([, right]) => right === 'write'),
    );
    return scopes.map(([scope]) => `${name} ${scope}`);
  });
  expect(writing.toSorted()).toEqual(['comment.yml pull-requests', 'pages.yml id-token', 'pages.yml pages']);
});

test('no code of a pull request runs where the checkout left a token', () => {
  const checkouts = workflowNames
    .flatMap((name) => stepsOf(readWorkflow(name)))
    .filter((step) => step.uses?.startsWith('actions/checkout@'));
  expect(checkouts.length).toBeGreaterThan(5);
  for (const { with: options } of checkouts) expect(options).toMatchObject({ 'persist-credentials': false });
});
