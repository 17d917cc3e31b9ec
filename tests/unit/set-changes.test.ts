import { expect, test } from 'vitest';
import type { LoggedSession, LoggedSet } from '../../src/journal/model/entry.ts';
import { changedValues, withSetChanges } from '../../src/journal/model/setChanges.ts';

const ROW = { exercise: 'rowing', name: 'Rowing' };
const set = (reps: number): LoggedSet => ({ exercise: 'squat', name: 'Squat', kg: 40, reps });
const session = (sets: LoggedSet[]): LoggedSession => ({
  ...{ id: 'a', changedAt: 1, kind: 'workout', on: '2027-03-08', name: 'Squat' },
  sets,
});

const opened = [set(10), set(9), set(8)];
const kgNow = (sets: LoggedSet[], index: number) =>
  withSetChanges(session(sets), { sets: opened, index }, { kg: 45 }).sets?.map(({ kg }) => kg);

test('only what differs of a set is a change; a value that was taken away is one', () => {
  expect(changedValues({ kg: 40, reps: 10, note: 'Lourd' }, { kg: 45, reps: 10 })).toEqual({ kg: 45, note: undefined });
  expect(changedValues(set(10), { kg: 40, reps: 10 })).toEqual({});
});

test('a set is found again where another tab changed it, or took away or added others', () => {
  expect(kgNow([set(10), { ...set(9), rpe: 8 }, set(8)], 1)).toEqual([40, 45, 40]);
  // Another one that is alike is not it.
  expect(kgNow([set(10), set(8), set(9)], 1)).toEqual([40, 45, 40]);
  expect(kgNow([set(9), set(8)], 1)).toEqual([45, 40]);
  expect(kgNow([{ ...ROW, kg: 20 }, ...opened], 2)).toEqual([20, 40, 40, 45]);
});

test('a set that is gone takes no other one with it', () => {
  for (const sets of [[set(10), set(8)], [set(10), { ...ROW, kg: 40 }, set(8)], []]) {
    const now = session(sets);
    expect(withSetChanges(now, { sets: opened, index: 1 }, { kg: 45 })).toBe(now);
  }
});
