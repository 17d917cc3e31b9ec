import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjustedPlan, LONGEST_SECONDS, SHORTEST_SECONDS } from '../../src/race/model/adjustedPlan.ts';
import { type PlanInputs, type RaceSegment, segmentsFor } from '../../src/race/model/plan.ts';
import { fieldLaps } from '../../src/results/field.ts';
import { forAll } from '../fixtures/for-all.ts';

const time = (seconds: number) => ({ minSeconds: seconds, maxSeconds: seconds });
const SHARES = [12, 9.5, 14.5, 15.5, 12.5, 6, 12.5, 17.5];
const finish = (total: number, laps: number, stations: number, roxZone: number, shares = SHARES) => ({
  total: time(total),
  laps,
  stations,
  roxZone,
  shares,
});
const OPEN = {
  finishes: [finish(4500, 2280, 1890, 330), finish(5400, 2720, 2260, 420), finish(7200, 3480, 3060, 660)],
};
/** Faster laps, slower stations, the first of them above all. */
const PRO = { finishes: [finish(5400, 2520, 2460, 420, [26, 8, 12, 13, 10, 5, 11, 15])] };
const stations = SHARES.map((_, index) => ({ id: `station-${index + 1}`, name: `Atelier ${index + 1}` }));
const method = {
  title: 'Plan',
  intro: 'Un repère.',
  targets: { minSeconds: 3000, maxSeconds: 12_600 },
  firstLapSlowerSeconds: 16,
};

const buildPlan = (target: number, divisions: PlanInputs['divisions'] = [OPEN]) =>
  segmentsFor(target, { method, divisions, stations });
const secondsOf = (plan: readonly RaceSegment[], kind?: RaceSegment['kind']) =>
  plan.filter((segment) => !kind || segment.kind === kind).map(({ seconds }) => seconds);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const anyTarget = fc.integer({ min: 3000, max: 12_600 });
const anyDivisions = fc.constantFrom([OPEN], [PRO], [OPEN, PRO]);

/** Laps, stations and transitions, in seconds. */
const partsOf = (target: number, divisions?: PlanInputs['divisions']) => {
  const plan = buildPlan(target, divisions);
  return (['lap', 'station', 'transition'] as const).map((kind) => sum(secondsOf(plan, kind)));
};
/** Laps and transitions are whole seconds each, so that their sums move by some, which the stations make up for. */
const ROUNDED_SECONDS = [4, 12, 8];
const expectAbout = (found: readonly number[], expected: readonly number[], rounded: readonly number[]) => {
  for (const [index, seconds] of expected.entries())
    expect(Math.abs((found[index] ?? Number.NaN) - seconds)).toBeLessThanOrEqual(rounded[index] ?? 0);
};

describe('a race plan', () => {
  test('goes through laps, stations and the ways between them, in the order of the race', () => {
    const plan = buildPlan(5400);
    expect(plan.slice(0, 5).map(({ id, name }) => `${id} ${name}`)).toEqual([
      'lap-1 Tour 1',
      'in-station-1 RoxZone',
      'station-1 Atelier 1',
      'out-station-1 RoxZone',
      'lap-2 Tour 2',
    ]);
    expect(plan.at(-1)?.id).toBe('station-8');
    expect(plan).toHaveLength(31);
    expect(new Set(plan.map(({ id }) => id)).size).toBe(31);
    expect(plan.every(({ round, id }) => !id.startsWith('lap-') || id === `lap-${round}`)).toBe(true);
  });

  test('starts slower, then holds one pace; stations take their share', () => {
    const plan = buildPlan(5400);
    expect(secondsOf(plan, 'lap')).toEqual([354, 338, 338, 338, 338, 338, 338, 338]);
    expect(new Set(secondsOf(plan, 'transition'))).toEqual(new Set([28]));
    expect(secondsOf(plan, 'station')).toEqual([271, 215, 328, 350, 283, 136, 282, 395]);
  });

  test.each<[string, number, PlanInputs['divisions'], readonly number[]]>([
    ['a row', 4500, [OPEN], [2280, 1890, 330]],
    ['in line between two rows', 6300, [OPEN], [3100, 2660, 540]],
    ['in proportion before the first', 3600, [OPEN], [1824, 1512, 264]],
    ['in proportion after the last', 9000, [OPEN], [4350, 3825, 825]],
    ['the mean of two divisions', 5400, [OPEN, PRO], [2620, 2360, 420]],
    // Times of a table are rounded: what they miss their total by is shared among them.
    ['a row that misses its total', 5400, [{ finishes: [finish(5400, 2700, 2240, 406)] }], [2726, 2262, 410]],
  ])('takes what the field takes: %s', (_what, target, divisions, parts) => {
    expectAbout(partsOf(target, divisions), parts, ROUNDED_SECONDS);
  });

  test('gives each station its share in between, and in the mean', () => {
    const first = (divisions: PlanInputs['divisions'], target = 5400) =>
      secondsOf(buildPlan(target, divisions), 'station')[0];
    expect(first([PRO])).toBeCloseTo(2460 * 0.26, -1);
    expect(first([OPEN, PRO])).toBeCloseTo((2260 * 0.12 + 2460 * 0.26) / 2, -1);
    const falling = {
      finishes: [finish(4500, 2280, 1890, 330, SHARES.toReversed()), OPEN.finishes[1] ?? finish(0, 0, 0, 0)],
    };
    expect(first([falling], 4950)).toBeCloseTo((1890 * 0.175 + 2260 * 0.12) / 2, -1);
  });

  test('makes exactly its target, in whole seconds, each of them some', () => {
    forAll(
      fc.property(anyTarget, anyDivisions, (target, divisions) => {
        const seconds = secondsOf(buildPlan(target, divisions));
        expect(sum(seconds)).toBe(target);
        expect(seconds.every((count) => Number.isInteger(count) && count >= SHORTEST_SECONDS)).toBe(true);
      }),
    );
  });
});

const rows = [
  { total: time(4500), ratios: [1, 1, 1.2, 1.4] },
  { total: time(7200), ratios: [1, 1, 1.4, 2] },
];
test.each([
  ['a row', 4500, [100, 100, 120, 140], 460],
  ['in line between two rows', 5850, [100, 100, 130, 170], 500],
  ['as the first before it', 3000, [100, 100, 120, 140], 460],
  ['as the last after it', 9000, [100, 100, 140, 200], 540],
])('the laps of the field slow down, and take their time together: %s', (_what, total, laps, together) => {
  const found = fieldLaps(total, together, rows);
  for (const [index, seconds] of laps.entries()) expect(found[index]).toBeCloseTo(seconds);
});

describe('an adjusted plan', () => {
  const plan = buildPlan(5400);

  test('is the guide’s while nothing was changed, whatever else the device remembers', () => {
    const { segments, totalSeconds, byKind } = adjustedPlan(plan, { 'station-9': 60 });
    expect(secondsOf(segments)).toEqual(secondsOf(plan));
    expect(totalSeconds).toBe(5400);
    expect(byKind).toEqual({ lap: 2720, station: 2260, transition: 420 });
    expect(segments.every(({ adjustedSeconds }) => adjustedSeconds === 0)).toBe(true);
  });

  test('moves all that follows what was changed', () => {
    const { segments, totalSeconds, byKind } = adjustedPlan(plan, { 'station-1': 20, 'lap-8': -5 });
    const end = (id: string) => segments.find((segment) => segment.id === id)?.endSeconds;
    expect([end('lap-1'), end('station-1'), end('out-station-1')]).toEqual([354, 354 + 28 + 291, 354 + 28 + 291 + 28]);
    expect(totalSeconds).toBe(5415);
    expect(byKind.station).toBe(2280);
    expect(byKind.lap).toBe(2715);
  });

  test('ends when its segments are over, and never runs back in time', () => {
    const anyAdjustments = fc.dictionary(fc.constantFrom(...plan.map(({ id }) => id)), fc.maxSafeInteger());
    forAll(
      fc.property(anyTarget, anyAdjustments, (target, adjustments) => {
        const { segments, totalSeconds } = adjustedPlan(buildPlan(target), adjustments);
        const ends = segments.map(({ endSeconds }) => endSeconds);
        expect(ends.every((end, index) => end >= (ends[index - 1] ?? 0) + SHORTEST_SECONDS)).toBe(true);
        expect(secondsOf(segments).every((seconds) => seconds <= LONGEST_SECONDS)).toBe(true);
        expect(ends.at(-1)).toBe(totalSeconds);
        expect(sum(secondsOf(segments))).toBe(totalSeconds);
      }),
    );
  });
});
