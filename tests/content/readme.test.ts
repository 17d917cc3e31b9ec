import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { formatText } from '../../scripts/content/outputs/format-diagnostics.ts';
import { TRAINING_RULES } from '../../scripts/content/validate/rules/training/index.ts';
import { PROGRAMME } from '../fixtures/programme.ts';
import { checkCopy, type Edit, replace } from './broken-copy.ts';
import { editOf, examplesIn, isAccepted, README_FILE } from './page-examples.ts';

const EXAMPLES = await examplesIn(README_FILE);
const RECIPES = EXAMPLES.filter(({ recipe }) => recipe);
const linesBelow = (words: string) =>
  EXAMPLES.filter(({ above }) => above === words).flatMap(({ yaml }) => yaml.trimEnd().split('\n'));
const PAIRED = ['À faire :', 'À éviter :'];
const ADVISED = EXAMPLES.filter(({ recipe, above }) => !recipe && !PAIRED.includes(above));

test.each(ADVISED)('what the README advises is accepted, line $line', ({ yaml }) => {
  expect(isAccepted(yaml)).toBe(true);
});

const PAIRS = linesBelow('À faire :').map((line, index) => [line, linesBelow('À éviter :')[index] ?? '']);

test.each(PAIRS)('« %s » is accepted, « %s » is refused', (advised, avoided) => {
  expect(avoided.split(':')[0]).toBe(advised.split(':')[0]);
  expect([advised, avoided].map(isAccepted)).toEqual([true, false]);
});

const HEADINGS = [...new Set(RECIPES.map(({ heading }) => heading))];

test.each(HEADINGS)('%s: what the README says leaves content without a diagnostic', async (heading) => {
  const steps = RECIPES.filter((example) => example.heading === heading);
  expect((await checkCopy(steps.map(editOf), PROGRAMME)).diagnostics).toEqual([]);
});

/** As coaches have it; the programme of the tests is not so exact about its own. */
const STRICT_MINUTES = replace('limits.yaml', 'workoutMinutes: { percent: 50 }', 'workoutMinutes: { percent: 10 }');

/** All but those that put a workout on a day of other minutes: of the README, or of the programme of the tests. */
const TIMED = HEADINGS.filter((heading) => !/^(?:Créer une page|Ajouter une semaine)/.test(heading));

test.each(TIMED)('%s: the minutes that the README announces are those that the check computes', async (heading) => {
  const minutes = async (edits: readonly Edit[]) => {
    const { diagnostics } = await checkCopy([STRICT_MINUTES, ...edits], PROGRAMME);
    return diagnostics.filter(({ code }) => code === 'workout-minutes').map(({ message }) => message);
  };
  const steps = RECIPES.filter((example) => example.heading === heading);
  const before = await minutes([]);
  expect((await minutes(steps.map(editOf))).filter((message) => !before.includes(message))).toEqual([]);
});

test('the changes of a first day with the programme go together', async () => {
  const steps = RECIPES.filter(({ heading }) => /^(?:Ajouter une séance|Ajouter un exercice|Créer)/.test(heading));
  expect(steps.length).toBeGreaterThanOrEqual(6);
  const { content, diagnostics } = await checkCopy(steps.map(editOf), PROGRAMME);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect([...content.pages().keys()]).toContain('/training/phase2/core');
});

test('the README explains every warning', async () => {
  const readme = await readFile(README_FILE, 'utf8');
  const explained = [...readme.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
  expect(explained).toEqual(TRAINING_RULES.map(({ name }) => name));
});

test('the fault that the README explains is told in these words', async () => {
  const monday = (intensity: string) =>
    `intensity: ${intensity}\n    duration: 50 min\n    description: >-\n      Cherche`;
  const edit = replace('training/phase1/week-02.yaml', monday('modérée'), monday('moderee'));
  const { diagnostics } = await checkCopy([edit], PROGRAMME);
  const [, explained] = /```text\n(.*?)\n```/s.exec(await readFile(README_FILE, 'utf8')) ?? [];
  expect(explained).toBe(formatText(diagnostics, 'content'));
});
