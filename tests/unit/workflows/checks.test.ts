import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import playwright from '../../../playwright.config.ts';
import { ENGINES } from '../../../scripts/verify/engines.ts';
import { type Job, readWorkflow, stepsOf, workflowNames } from './files.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const { jobs } = readWorkflow('checks.yml');

/** Commands of package.json that a step runs. */
const commandsIn = (run = '') => [...run.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
const commandsOf = ({ steps = [] }: Job) => steps.flatMap(({ run }) => commandsIn(run));

test('each command that a workflow runs is one of package.json', () => {
  const commands = workflowNames.flatMap((name) => stepsOf(readWorkflow(name))).flatMap(({ run }) => commandsIn(run));
  expect(commands.length).toBeGreaterThan(8);
  expect(commands.filter((name) => !scripts[name])).toEqual([]);
});

describe('the checks', () => {
  test('run each part of npm test', () => {
    // All that vitest finds, or one phase of npm test; `quick` is what changed, of several.
    const isPart = (command: string) => /^vitest run$|verify\/main\.ts (?!quick|all)\S+$/.test(command);
    const parts = Object.keys(scripts).filter((name) => isPart(scripts[name] ?? ''));
    expect(parts.length).toBeGreaterThan(4);
    const run = Object.values(jobs)
      .flatMap(commandsOf)
      .filter((name) => name.startsWith('test:'));
    expect(run.toSorted()).toEqual(parts.toSorted());
  });

  test('have one last job that looks at all the others, also when one failed', () => {
    const { checks, ...others } = jobs;
    expect([checks?.needs].flat().toSorted()).toEqual(Object.keys(others).toSorted());
    expect(checks?.if).toBe('always()');
  });

  test('may not fail unseen: a job is skipped for the programme alone, a step to install what is missing', () => {
    for (const [name, { steps = [], ...job }] of Object.entries(jobs)) {
      expect(['always()', undefined, "needs.changes.outputs.content-only != 'true'"]).toContain(job.if);
      for (const part of [job, ...steps]) expect(part).not.toHaveProperty('continue-on-error');
      for (const step of steps.filter((one) => one.if)) {
        expect([name, commandsIn(step.run), step.run]).toEqual([
          'browsers',
          [],
          expect.stringMatching(/^sudo apt-get/),
        ]);
      }
    }
  });

  test('open every browser engine, each in a job of its own', () => {
    expect(jobs.browsers?.strategy?.matrix).toEqual({ engine: [...ENGINES] });
    expect(jobs.browsers?.steps?.at(-1)?.env).toEqual({ ENGINES: `\${{ matrix.engine }}` });
  });

  test('share out every end-to-end test', () => {
    const runs = (jobs.e2e?.strategy?.matrix.tests ?? []).map((words) => ({
      projects: [...words.matchAll(/--project=(\w+)/g)].map(([, name]) => name),
      shard: /^(?:--project=\w+ )+(?:--shard=(\d\/\d)|--no-deps)$/.exec(words)?.[1] ?? '1/1',
      ignoresOthers: words.endsWith(' --no-deps'),
    }));
    for (const { name, dependencies } of playwright.projects ?? []) {
      const own = runs.filter(({ projects }) => projects.includes(name));
      expect(own.map(({ shard }) => shard)).toEqual(own.map((_, index) => `${index + 1}/${own.length}`));
      expect(own).not.toEqual([]);
      // Else those before it run again.
      for (const { ignoresOthers } of own) expect(ignoresOthers).toBe(dependencies !== undefined);
    }
  });
});

test('what is red for a change of code alone runs on no content: the content has a job that always runs', () => {
  expect(jobs.content).not.toHaveProperty('if');
  expect(jobs.content ? commandsOf(jobs.content) : []).toEqual(['content:check', 'content:build', 'test:real-content']);
});
