import { expect, test } from 'vitest';
import { PRODUCTION_ENVIRONMENT } from '../../fixtures/production-environment.ts';
import { type Job, readWorkflow } from './files.ts';

const { jobs } = readWorkflow('pages.yml');
const uses = ({ steps = [] }: Job, action: string) => steps.some((step) => step.uses?.startsWith(`${action}@`));

test('what publishes waits for the checks', () => {
  const [job, ...others] = Object.values(jobs).filter((each) => uses(each, 'actions/deploy-pages'));
  expect(others).toEqual([]);
  expect([job?.needs].flat().map((name) => jobs[name ?? '']?.uses)).toContain('./.github/workflows/checks.yml');
  // The default: a job whose needs fail does not run.
  expect(job).not.toHaveProperty('if');
});

test('the build has every variable that it reads, and the history that the date of the content needs', () => {
  const { steps = [] } = Object.values(jobs).find((job) => uses(job, 'actions/upload-pages-artifact')) ?? {};
  const { NODE_ENV: _, ...variables } = PRODUCTION_ENVIRONMENT;
  const build = steps.find(({ run }) => run === 'npm run build');
  expect(Object.keys(build?.env ?? {}).toSorted()).toEqual(Object.keys(variables).toSorted());
  expect(steps.find((step) => step.uses?.startsWith('actions/checkout@'))?.with).toMatchObject({ 'fetch-depth': 0 });
});
