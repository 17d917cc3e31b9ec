import { expect, test } from 'vitest';
import { countSets, isMostlyDone, remainingSets } from '../../src/runner/model/setCounts.ts';
import { plan, squats } from './runner-walk.ts';

const PLAN = plan([{ ...squats, sets: 4 }]);
const key = (set: number) => `0/squat/1/${set}`;

test('sets that are left out are counted apart', () => {
  expect(countSets({ setStatus: { [key(1)]: 'done', [key(2)]: 'skipped' } }, PLAN)).toEqual({
    done: 1,
    skipped: 1,
    total: 4,
  });
});

test('a session counts from half of its sets on', () => {
  expect(isMostlyDone({ setStatus: { [key(1)]: 'done', [key(2)]: 'skipped', [key(3)]: 'skipped' } }, PLAN)).toBe(false);
  expect(isMostlyDone({ setStatus: { [key(1)]: 'done', [key(2)]: 'done' } }, PLAN)).toBe(true);
});

test('the sets that are not done are listed by exercise and block, as they are checked', () => {
  const setStatus = { [key(1)]: 'done', [key(2)]: 'skipped', [key(4)]: 'done' } as const;
  expect(remainingSets({ setStatus }, PLAN).map(({ numbers }) => numbers)).toEqual([[2, 3]]);
  expect(remainingSets({ setStatus: { ...setStatus, [key(2)]: 'done', [key(3)]: 'done' } }, PLAN)).toEqual([]);
});
