import { expect, test } from 'vitest';
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
