import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import playwright from '../../../playwright.config.ts';
import { readWorkflow } from './files.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const { jobs } = readWorkflow('checks.yml');

test('the checks run each part of npm test', () => {
  // All that vitest finds, or one phase of npm test; `quick` is what changed, of several.
  const isPart = (command: string) => /^vitest run$|verify\/main\.ts (?!quick|all)\S+$/.test(command);
  const parts = Object.keys(scripts).filter((name) => isPart(scripts[name] ?? ''));
  expect(parts.length).toBeGreaterThan(4);
  const commands = Object.values(jobs).flatMap(({ steps = [] }) => steps.map(({ run = '' }) => run));
  const run = commands.flatMap((command) => command.match(/(?<=npm run )test:[\w-]+/g) ?? []);
  expect(run.toSorted()).toEqual(parts.toSorted());
});

test('the checks share out every end-to-end test', () => {
  const projects = (playwright.projects ?? []).map(({ name }) => `--project=${name} `).join('');
  const rows = jobs.e2e?.strategy?.matrix.tests ?? [];
  expect(rows).not.toEqual([]);
  expect(rows).toEqual(rows.map((_, index) => `${projects}--shard=${index + 1}/${rows.length}`));
});

test('the checks have one last job that looks at all the others, also when one failed', () => {
  const { checks, ...others } = jobs;
  expect([checks?.needs].flat().toSorted()).toEqual(Object.keys(others).toSorted());
  expect(checks?.if).toBe('always()');
});
