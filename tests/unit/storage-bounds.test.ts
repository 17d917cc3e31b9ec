import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEntry } from '../../src/journal/store/journalShapes.ts';
import { runSlice } from '../../src/runner/runSlice.ts';
import { doneSlice } from '../../src/schedule/doneSlice.ts';
import { pastPreparationsSlice } from '../../src/schedule/preparation.ts';
import { racePlanSlice } from '../../src/schedule/racePlanSlice.ts';
import { dateHistorySlice, raceSlice } from '../../src/schedule/raceSlice.ts';
import { readSlice, type Slice } from '../../src/storage/slice.ts';
import { forAll } from '../fixtures/for-all.ts';
import { RACE, RUN } from '../fixtures/marks.ts';

/** Each is one that Date or Intl throws at, or that nobody can have set. */
test.each<[value: unknown, slice: Slice<unknown>]>([
  [{ ...RACE, date: '9999-12-31' }, raceSlice],
  [{ ...RACE, date: '2027-02-30' }, raceSlice],
  [{ ...RACE, sequence: 1e300 }, raceSlice],
  [{ ...RACE, passed: [1e300] }, raceSlice],
  [{ ...RUN, startedAt: -9e15 }, runSlice],
  [{ ...RUN, restShift: 1e300 }, runSlice],
  [{ ...RUN, substitutions: { pompes: 1e300 } }, runSlice],
  [{ targetSeconds: 1e300 }, racePlanSlice],
  [{ adjustments: { 'lap-1': -1e300 } }, racePlanSlice],
  [{ wave: '99:99' }, racePlanSlice],
])('P4: a value out of bounds is not read: %j', (value, slice) => {
  const read = readSlice(slice, { [slice.name]: value });
  expect(JSON.parse(JSON.stringify(read ?? null))).toEqual(slice.initial ?? null);
});

test('P4: the day of a mark out of bounds costs no other', () => {
  const marks = { '1-lundi': { on: '9999-12-31' }, '1-mercredi': {} };
  expect(readSlice(doneSlice, { done: marks })).toEqual({ '1-lundi': {}, '1-mercredi': {} });
});

const two = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, '0'));
/** Written as dates are, few of which exist. */
const anyDate = fc.oneof(
  fc.tuple(fc.integer({ min: 1990, max: 2210 }), two, two).map((parts) => parts.join('-')),
  fc.tuple(fc.constantFrom(2026, 2027, 2028), fc.constantFrom('02', '04', '12'), two).map((parts) => parts.join('-')),
  fc.constantFrom('2026-02-30', '2027-02-29', '2100-02-29', '2027-04-31', '2027-2-3', '+02027-02-28', '', 'hier'),
);
const DATE = /"(?:on|date|startedOn|endedOn)":"([^"]*)"/g;

test('P4: every date that is read from storage, a file or the journal exists', () => {
  const slices: Slice<unknown>[] = [raceSlice, dateHistorySlice, doneSlice, pastPreparationsSlice];
  forAll(
    fc.property(anyDate, anyDate, (one, other) => {
      const race = { date: one, startedOn: other };
      const done = { '1-lundi': { on: one }, '1-mardi': { on: other } };
      const past = { race, dateHistory: [race], done, endedOn: one };
      const record = { race, dateHistory: [race], done, pastPreparations: { a: past } };
      const entry = { id: 'a', changedAt: 1, kind: 'run', on: one, name: 'Footing' };
      const read = JSON.stringify([slices.map((slice) => readSlice(slice, record)), readEntry(entry) ?? null]);
      for (const [, date = ''] of read.matchAll(DATE)) expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
    }),
    500,
  );
});
