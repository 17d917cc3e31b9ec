import { expect, test } from 'vitest';
import { runSlice } from '../../src/runner/runSlice.ts';
import { doneSlice } from '../../src/schedule/doneSlice.ts';
import { racePlanSlice } from '../../src/schedule/racePlanSlice.ts';
import { raceSlice } from '../../src/schedule/raceSlice.ts';
import { readSlice, type Slice } from '../../src/storage/slice.ts';
import { RACE, RUN } from '../fixtures/marks.ts';

/** Each is one that Date or Intl throws at, or that nobody can have set. */
test.each<[value: unknown, slice: Slice<unknown>]>([
  [{ ...RACE, date: '9999-12-31' }, raceSlice],
  [{ ...RACE, date: '2027-02-30' }, raceSlice],
  [{ ...RACE, sequence: 1e300 }, raceSlice],
  [{ ...RUN, startedAt: -9e15 }, runSlice],
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
