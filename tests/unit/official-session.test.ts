import { describe, expect, test } from 'vitest';
import type { LoggedSession, Split } from '../../src/journal/model/entry.ts';
import type { AdjustedPlan } from '../../src/race/model/adjustedPlan.ts';
import {
  finishSeconds,
  isUnlikely,
  officialSplits,
  secondsBesideSum,
  statedSeconds,
  withSplits,
} from '../../src/race/model/officialSession.ts';
import { resultSegments } from '../../src/race/model/resultSegments.ts';
import { understanding } from '../fixtures/generated/understanding.ts';

const SEGMENTS = resultSegments(understanding);
const WHOLE = new Map(SEGMENTS.map(({ id }) => [id, 300]));
const PART = new Map([...WHOLE].slice(1));
const segment = (id: string) => SEGMENTS.find((one) => one.id === id) ?? expect.fail();

describe('an official result', () => {
  test.each([
    ['lap-1', 119, true],
    ['lap-1', 120, false],
    ['skierg', 1801, true],
    ['skierg', 60, false],
  ])('has a time of %s of %i s that is unlikely: %s', (id, seconds, expected) => {
    expect(isUnlikely(segment(id), seconds)).toBe(expected);
  });

  test.each<[string, ReadonlyMap<string, number>, { page?: number; journal?: number }, number | undefined]>([
    ['its sum, whatever was timed by hand', WHOLE, { journal: 5098 }, 5100],
    ['the page’s, within what rounding makes', WHOLE, { page: 5096 }, 5096],
    ['the page’s, longer by a penalty', WHOLE, { page: 5280, journal: 5098 }, 5280],
    ['its sum, where the page’s is less', WHOLE, { page: 5094 }, 5100],
    ['the page’s, where a segment is missing', PART, { page: 5100, journal: 5098 }, 5100],
    [
      'the one that was known, where one is missing and the page’s is less than the others',
      PART,
      { page: 4700, journal: 5098 },
      5098,
    ],
  ])('takes as finish time %s', (_, seconds, { page, journal }, expected) => {
    expect(finishSeconds(seconds, SEGMENTS, { page, journal })).toBe(expected);
  });

  test('is beside the page’s total by more than rounding makes, with one missing only above it', () => {
    expect(secondsBesideSum(WHOLE, SEGMENTS, 5105)).toBe(0);
    expect(secondsBesideSum(WHOLE, SEGMENTS, 5106)).toBe(6);
    expect(secondsBesideSum(WHOLE, SEGMENTS, 4980)).toBe(-120);
    expect(secondsBesideSum(PART, SEGMENTS, 5106)).toBe(0);
    expect(secondsBesideSum(PART, SEGMENTS, 4700)).toBe(-100);
    expect(secondsBesideSum(WHOLE, SEGMENTS, undefined)).toBe(0);
  });

  test('keeps the finish time that it was saved with, where its segments don’t make it', () => {
    const splits = officialSplits(WHOLE, SEGMENTS, undefined, undefined);
    expect(statedSeconds({ isOfficial: true, splits, seconds: 5280 })).toBe(5280);
    expect(statedSeconds({ isOfficial: true, splits, seconds: 5102 })).toBeUndefined();
    expect(statedSeconds({ splits, seconds: 5280 })).toBeUndefined();
  });

  test('that is corrected keeps the plan that it had, also for a segment that it lacked', () => {
    const plan = (seconds: number): AdjustedPlan => ({
      byKind: { lap: 0, station: 0, transition: seconds },
      totalSeconds: 0,
      segments: SEGMENTS.map(({ id }) => ({
        ...{ id, kind: 'lap', name: id, round: 1, seconds, endSeconds: 0, adjustedSeconds: 0 },
      })),
    });
    const former = { isOfficial: true, splits: officialSplits(PART, SEGMENTS, plan(280), undefined) };
    const targets = (of: typeof former) =>
      officialSplits(WHOLE, SEGMENTS, plan(290), of).map(({ targetSeconds }) => targetSeconds);
    expect(targets(former)).toEqual([290, ...Array(16).fill(280)]);
  });

  test('in the place of what was timed keeps the loads and notes of its sets with their segment', () => {
    const split = (id: string, seconds: number): Split => ({ kind: 'station', id, name: id, seconds });
    const set = { exercise: 'x', name: 'x' };
    const timed: LoggedSession = {
      ...{ id: 'timed', changedAt: 1, kind: 'race', on: '2027-04-18', name: 'Course' },
      splits: [split('skierg', 300), split('sled-push', 200), split('sled-pull', 400)],
      sets: [
        { ...set, split: 0 },
        { ...set, split: 1, kg: 102 },
        { ...set, split: 2, seconds: 400 },
      ],
    };
    expect(withSplits(timed, [split('sled-push', 190), split('sled-pull', 410)])).toMatchObject({
      isOfficial: true,
      sets: [set, { split: 0, kg: 102 }, { split: 1, seconds: 410 }],
    });
    expect(withSplits(timed, []).sets?.every((one) => one.split === undefined)).toBe(true);
  });
});
