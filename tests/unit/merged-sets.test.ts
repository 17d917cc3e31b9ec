import { expect, test } from 'vitest';
import type { Split } from '../../src/journal/model/entry.ts';
import { mergedSets, mergedSplits } from '../../src/runner/model/mergedSets.ts';

const set = (reps: number) => ({ exercise: 'squat', name: 'Squat', reps });
const repsOf = (sets: ReturnType<typeof mergedSets>) => sets.map(({ reps }) => reps);

test('a set that was corrected alike in the journal and in the run leaves the one that was added in the journal', () => {
  expect(repsOf(mergedSets([set(9), set(12)], [set(8)], [set(9)]))).toEqual([9, 12]);
});

test('a set that was taken back in the run leaves the one that was added in the journal', () => {
  expect(repsOf(mergedSets([set(8), set(9), set(12)], [set(8), set(9)], [set(9)]))).toEqual([9, 12]);
});

test('two splits alike, each corrected in the journal, keep their own corrections', () => {
  const lap = (seconds: number): Split => ({ kind: 'run', id: 'lap', name: 'Tour', seconds });
  const merged = mergedSplits([lap(191), lap(192)], [lap(190), lap(190)], [lap(190), lap(190)]);
  expect(merged.map(({ seconds }) => seconds)).toEqual([191, 192]);
});
