import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isValid } from '../../../scripts/content/diagnostic.ts';
import { readFolder } from '../../../scripts/content/read.ts';
import { forAll } from '../../fixtures/for-all.ts';
import { PROGRAMME } from '../../fixtures/programme.ts';
import { SLIPS, type Slip, slipsOf } from './slips.ts';
import { Judge, type Verdict } from './verdict.ts';

/** More with RANDOM_TIMES; `npm run test:slips` tries them all. */
const RUNS = 60;
const MOST_REPORTED = 2;

const files = await readFolder(PROGRAMME);
const judge = new Judge(files);

const slipsOfKinds = (kinds: readonly string[]) =>
  fc
    .record({ kind: fc.constantFrom(...kinds), file: fc.constantFrom(...files) })
    .map(({ kind, file }) => slipsOf(file, kind))
    .filter((slips) => slips.length > 0)
    .chain((slips) => fc.constantFrom(...slips));

const MOVED = Object.keys(SLIPS).filter((kind) => kind.startsWith('moved'));
const RENAMED = Object.keys(SLIPS).filter((kind) => kind.startsWith('key'));

/** Where and what it was, and what was said of it. */
const told = ({ kind, file, lines }: Slip, { diagnostics }: Verdict) =>
  `${kind}, ${file}:${lines}\n${diagnostics.map((one) => `${one.file}:${one.range.line} ${one.message}`).join('\n')}`;

test('the content without a slip has no fault', () => {
  expect(judge.isSound).toBe(true);
});

test('no slip changes the programme without a finding or a word in the difference', { timeout: 3_600_000 }, () => {
  forAll(
    fc.property(slipsOfKinds(Object.keys(SLIPS)), (slip) => {
      expect(judge.verdictOn(slip)).toMatchObject({ isSilent: false });
    }),
    RUNS,
  );
});

test('a line out of its place is found there, and the advice puts it back', { timeout: 3_600_000 }, () => {
  forAll(
    fc.property(slipsOfKinds(MOVED), (slip) => {
      const verdict = judge.verdictOn(slip);
      const { isUnreported, isNear, isMended, diagnostics } = verdict;
      expect(diagnostics.length, told(slip, verdict)).toBeLessThanOrEqual(MOST_REPORTED);
      expect({ isUnreported, isNear }, told(slip, verdict)).toEqual({ isUnreported: false, isNear: true });
      if (!isValid(diagnostics)) expect(isMended, told(slip, verdict)).toBe(true);
    }),
    RUNS,
  );
});

test('a misspelt key is found there, and the advice spells it', { timeout: 3_600_000 }, () => {
  forAll(
    fc.property(slipsOfKinds(RENAMED), (slip) => {
      const verdict = judge.verdictOn(slip);
      expect(verdict.diagnostics.length, told(slip, verdict)).toBeGreaterThan(0);
      expect(verdict, told(slip, verdict)).toMatchObject({ isNear: true });
      // Some are like no field, so that there is no advice.
      expect(verdict.isMended, told(slip, verdict)).not.toBe(false);
    }),
    RUNS,
  );
});
