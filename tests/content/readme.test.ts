import { expect, test } from 'vitest';
import { PROGRAMME } from '../fixtures/programme.ts';
import { checkCopy, type Edit, replace } from './broken-copy.ts';
import { editOf, examplesIn, isAccepted, README_FILE } from './page-examples.ts';

const EXAMPLES = await examplesIn(README_FILE);
const RECIPES = EXAMPLES.filter(({ recipe }) => recipe);
const PAIRED = ['À faire :', 'À éviter :'];
const ADVISED = EXAMPLES.filter(({ recipe, above }) => !recipe && !PAIRED.includes(above));

test.each(ADVISED)('what the README advises is accepted, line $line', ({ yaml }) => {
  expect(isAccepted(yaml)).toBe(true);
});

const HEADINGS = [...new Set(RECIPES.map(({ heading }) => heading))];

/** As coaches have it; the programme of the tests is not so exact about its own. */
const STRICT_MINUTES = replace('limits.yaml', 'workoutMinutes: { percent: 50 }', 'workoutMinutes: { percent: 10 }');

/** All but those that put a workout on a day of other minutes: of the README, or of the programme of the tests. */
const isTimed = (heading: string) => !/^(?:Créer une page|Ajouter une semaine)/.test(heading);

const messagesAfter = async (edits: readonly Edit[]) =>
  (await checkCopy(edits, PROGRAMME)).diagnostics.map(({ message }) => message);
const [before, beforeStrict] = [await messagesAfter([]), await messagesAfter([STRICT_MINUTES])];

test.each(HEADINGS)('%s: what the README says, minutes included, adds no diagnostic', async (heading) => {
  const [limits, known] = isTimed(heading) ? [[STRICT_MINUTES], beforeStrict] : [[], before];
  const steps = RECIPES.filter((example) => example.heading === heading);
  const after = await messagesAfter([...limits, ...steps.map(editOf)]);
  expect(after.filter((message) => !known.includes(message))).toEqual([]);
});
