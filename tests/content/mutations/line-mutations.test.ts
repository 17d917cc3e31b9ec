import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isValid } from '../../../scripts/content/diagnostic.ts';
import { readFolder } from '../../../scripts/content/read.ts';
import { forAll } from '../../fixtures/for-all.ts';
import { PROGRAMME } from '../../fixtures/programme.ts';
import { Evaluation, type MutantResult } from './evaluate.ts';
import { type Mutant, mutantsOf, OPERATORS } from './line-mutations.ts';

/** More with RANDOM_TIMES; `npm run test:mutations` tries them all. */
const RUNS = 30;
const MOST_REPORTED = 2;

const files = await readFolder(PROGRAMME);
const evaluation = new Evaluation(files);
/** The layout of lines places fields; a pose is a list of fields on one line, in braces. */
const withoutFigures = files.filter(({ path }) => !path.startsWith('figures/'));

const mutantsBy = (kinds: readonly string[], among = files) =>
  fc
    .record({ kind: fc.constantFrom(...kinds), file: fc.constantFrom(...among) })
    .map(({ kind, file }) => mutantsOf(file, kind))
    .filter((mutants) => mutants.length > 0)
    .chain((mutants) => fc.constantFrom(...mutants));

const MOVED = Object.keys(OPERATORS).filter((kind) => kind.startsWith('moved'));
const RENAMED = Object.keys(OPERATORS).filter((kind) => kind.startsWith('key'));

/** Where and what it was, and what was said of it. */
const described = ({ kind, file, lines }: Mutant, { diagnostics }: MutantResult) =>
  `${kind}, ${file}:${lines}\n${diagnostics.map((one) => `${one.file}:${one.range.line} ${one.message}`).join('\n')}`;

test('the content that is not mutated has no fault', () => {
  expect(evaluation.isValid).toBe(true);
});

test('no mutant changes the programme without a diagnostic or a word in the difference', { timeout: 3_600_000 }, () => {
  forAll(
    fc.property(mutantsBy(Object.keys(OPERATORS)), (mutant) => {
      expect(evaluation.resultOf(mutant)).toMatchObject({ isSilent: false });
    }),
    RUNS,
  );
});

test('a fix leads back to the programme, or leaves something to say', { timeout: 3_600_000 }, () => {
  forAll(
    fc.property(mutantsBy(Object.keys(OPERATORS)), (mutant) => {
      expect(evaluation.resultOf(mutant)).toMatchObject({ isWronglyFixed: false });
    }),
    RUNS,
  );
});

/** Of each thousand some three are valid where they stand, or an error of another kind: four of a sample are no chance. */
const MOST_MISSED = 3;
const SHARE_MISSED = 0.02;

/** Tries mutants of the kinds; few may miss what holds for the others. */
function expectOfMost(kinds: readonly string[], holds: (result: MutantResult) => boolean): void {
  const missed: string[] = [];
  let tried = 0;
  forAll(
    fc.property(mutantsBy(kinds, withoutFigures), (mutant) => {
      const result = evaluation.resultOf(mutant);
      tried += 1;
      if (!holds(result)) missed.push(described(mutant, result));
    }),
    RUNS,
  );
  expect(tried).toBeGreaterThanOrEqual(RUNS);
  expect(missed.length, missed.join('\n\n')).toBeLessThanOrEqual(Math.max(MOST_MISSED, tried * SHARE_MISSED));
}

test('a line out of its place is found there, and the advice puts it back', { timeout: 3_600_000 }, () => {
  expectOfMost(
    MOVED,
    ({ isUnreported, isNear, isMended, diagnostics }) =>
      !isUnreported && isNear && diagnostics.length <= MOST_REPORTED && (isValid(diagnostics) || isMended === true),
  );
});

test('a misspelt key is found there, and the advice spells it', { timeout: 3_600_000 }, () => {
  // Some are like no field, so that there is no advice.
  expectOfMost(RENAMED, ({ isNear, isMended, diagnostics }) => diagnostics.length > 0 && isNear && isMended !== false);
});
