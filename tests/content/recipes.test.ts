import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { writeModules } from '../../scripts/content/outputs/write-modules.ts';
import { UNSUPPORTED_FORMATS } from '../../scripts/content/validate/schema/unsupported-format.ts';
import { buildPlan } from '../../src/runner/model/plan.ts';
import { PROGRAMME } from '../fixtures/programme.ts';
import { checkCopy } from './broken-copy.ts';
import { editOf, examplesIn, README_FILE } from './page-examples.ts';

type Modules = typeof import('../fixtures/generated/index.ts');

const RECIPES = (await examplesIn(README_FILE)).filter(({ recipe }) => recipe);

/** What the app gets from the tests' programme after a coach has followed the recipe below a heading of the README. */
async function published(heading: string): Promise<Modules> {
  const steps = RECIPES.filter((example) => example.heading === heading);
  const { content } = await checkCopy(steps.map(editOf), PROGRAMME);
  const folder = await mkdtemp(path.join(tmpdir(), 'objectif-8-recipe-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  writeModules(content, folder);
  return (await import(pathToFileURL(path.join(folder, 'index.ts')).href)) as Modules;
}

/** What the runner goes through: the name of each set, the seconds of each rest. */
async function stepsOf(heading: string, route: string, id: string) {
  const page = (await published(heading)).workoutPages.find((other) => other.route === route);
  const option = page?.options.find((other) => other.id === id);
  if (!page || !option) throw new Error(`no workout ${id} at ${route}`);
  const steps = buildPlan(option, page).slice(1, -1);
  return steps.map((step) => (step.kind === 'set' ? step.name : 'duration' in step && step.duration.maxSeconds));
}

const times = <T>(count: number, round: readonly T[]): T[] => Array.from({ length: count }, () => round).flat();

test.each([
  [
    'Superset',
    '/training/phase1/lower-body',
    'jambes-en-superset',
    [...times(3, ['Goblet squat', 'Hip thrust', 90]), ...times(3, ['Planche', 90])].slice(0, -1),
  ],
  [
    'Circuit',
    '/training/phase1/hyrox-specific',
    'circuit-et-finisher',
    [...times(3, ['Course', 'Wall balls', 'Course', 'Burpees', 120]), ...times(2, ['Planche'])],
  ],
  [
    'EMOM, AMRAP, tabata',
    '/training/phase3/hyrox-specific',
    'emom-et-amrap',
    [...times(5, ['Burpees', 20, 'Rameur', 20]), ...times(4, ['Wall balls', 'Course'])],
  ],
])('%s: the runner has its sets and its rests', async (heading, route, id, steps) => {
  expect(await stepsOf(heading, route, id)).toEqual(steps);
});

test('a warm-up of its own belongs to one workout of the page', async () => {
  const { workoutPages } = await published('Un échauffement à part');
  const page = workoutPages.find(({ route }) => route === '/training/phase1/upper-body');
  expect(page?.options.map(({ id, warmUp }) => [id, warmUp?.duration.minSeconds])).toEqual([
    ['pousser-et-tirer', undefined],
    ['dos-solide', undefined],
    ['epaules-et-grip', 600],
  ]);
});

test('another race has its name, its laps, its stations and its goals', async () => {
  const { app, understanding, competition, results } = await published('Une autre course');
  expect(app.name).toBe('Objectif 7');
  expect(understanding.race.laps).toBe(7);
  expect(understanding.stations.map(({ id }) => id)).not.toContain('farmers-carry');
  const rows = results.divisions.flatMap(({ finishes }) => finishes);
  expect(rows.map(({ shares }) => shares.length)).toEqual([7, 7]);
  expect(competition.goals.items.map(({ total }) => total.minSeconds / 60)).toEqual([110, 95, 82, 68]);
});

test('a programme with one week more ends a week later', async () => {
  const { programme, training } = await published('Ajouter une semaine');
  const weeks = programme.phases.flatMap((phase) => phase.weeks);
  expect(weeks.map(({ number }) => number)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
  expect(weeks.slice(10).map(({ kind }) => kind)).toEqual([undefined, 'affûtage', 'course']);
  expect(training.lateStart?.starts.map(({ remaining }) => remaining)).toContain(12);
});

test('what a diagnostic points at is a recipe of the README', async () => {
  const readme = await readFile(README_FILE, 'utf8');
  for (const { recipe } of Object.values(UNSUPPORTED_FORMATS)) expect(readme).toContain(`\n### ${recipe}\n`);
});
