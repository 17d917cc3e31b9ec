import { expect, test } from 'vitest';
import { planOf } from '../../src/runner/model/plan.ts';
import { countSets, isMostlyDone, remainingSets } from '../../src/runner/model/setCounts.ts';

const WARM_UP = { duration: { minSeconds: 300, maxSeconds: 300 }, text: 'Facile.' };
const exercise = { id: 'squat', name: 'Squat', howTo: 'Ainsi.', alternatives: [{ name: 'Autre' }] };
const PLAN = planOf(
  {
    id: 'essai',
    name: 'Essai',
    summary: '',
    rest: { minSeconds: 60, maxSeconds: 60, after: 'set' },
    blocks: [{ rounds: 1, exercises: [{ exercise, sets: 4, reps: { min: 5, max: 5 } }] }],
  },
  { warmUp: WARM_UP, coolDown: WARM_UP },
);
const key = (set: number) => `0/squat/1/${set}`;

test('sets that are left out are counted apart', () => {
  expect(countSets({ ticks: { [key(1)]: 'done', [key(2)]: 'skipped' } }, PLAN)).toEqual({
    done: 1,
    skipped: 1,
    total: 4,
  });
});

test('a session counts from half of its sets on', () => {
  expect(isMostlyDone({ ticks: { [key(1)]: 'done', [key(2)]: 'skipped', [key(3)]: 'skipped' } }, PLAN)).toBe(false);
  expect(isMostlyDone({ ticks: { [key(1)]: 'done', [key(2)]: 'done' } }, PLAN)).toBe(true);
});

test('the sets that are not done are told by exercise and block, as they are ticked', () => {
  const ticks = { [key(1)]: 'done', [key(2)]: 'skipped', [key(4)]: 'done' } as const;
  expect(remainingSets({ ticks }, PLAN).map(({ numbers }) => numbers)).toEqual([[2, 3]]);
  expect(remainingSets({ ticks: { ...ticks, [key(2)]: 'done', [key(3)]: 'done' } }, PLAN)).toEqual([]);
});
