import { expect, test } from 'vitest';
import type { LoggedSession, LoggedSet } from '../../src/journal/model/entry.ts';
import { changedValues, withSetChanges } from '../../src/journal/model/setChanges.ts';

const ROW = { exercise: 'rowing', name: 'Rowing' };
const set = (reps: number): LoggedSet => ({ exercise: 'squat', name: 'Squat', kg: 40, reps });
const session = (sets: LoggedSet[]): LoggedSession => ({
  ...{ id: 'a', changedAt: 1, kind: 'workout', on: '2027-03-08', name: 'Squat' },
  sets,
});

const opened = { set: set(9), index: 1 };

test('only what differs of a set is a change; a value that was taken away is one', () => {
  expect(changedValues({ kg: 40, reps: 10, note: 'Lourd' }, { kg: 45, reps: 10 })).toEqual({ kg: 45, note: undefined });
  expect(changedValues(set(10), { kg: 40, reps: 10 })).toEqual({});
});

test('P2: what another tab changed of a set stays', () => {
  const now = session([set(10), { ...set(9), rpe: 8 }, set(8)]);
  expect(withSetChanges(now, opened, { kg: 45 }).sets).toEqual([set(10), { ...set(9), rpe: 8, kg: 45 }, set(8)]);
});

test('where a set is gone, none of another exercise is changed', () => {
  for (const sets of [[set(10)], [set(10), { ...ROW, kg: 40 }, set(8)], []]) {
    const now = session(sets);
    expect(withSetChanges(now, opened, { kg: 45 })).toBe(now);
  }
});
