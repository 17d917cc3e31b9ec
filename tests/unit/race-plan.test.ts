import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjustedPlan, LONGEST_SECONDS, SHORTEST_SECONDS, withAdjustment } from '../../src/race/model/adjustedPlan.ts';
import { type PlanInputs, type RaceSegment, segmentsFor } from '../../src/race/model/plan.ts';
import { forAll } from '../fixtures/for-all.ts';

const pace = (secondsPerKm: number) => ({ secondsPerKm });
const time = (seconds: number) => ({ minSeconds: seconds, maxSeconds: seconds });
const GOALS = [
  { id: 'slow', level: 'Débutant', total: time(7200), pace: pace(435), stationsSeconds: 3060, transitionsSeconds: 660 },
  { id: 'mid', level: 'Moyen', total: time(5400), pace: pace(340), stationsSeconds: 2260, transitionsSeconds: 420 },
  { id: 'fast', level: 'Confirmé', total: time(4500), pace: pace(285), stationsSeconds: 1890, transitionsSeconds: 330 },
];
const SHARES = [12, 9.5, 14.5, 15.5, 12.5, 6, 12.5, 17.5];
const stations = SHARES.map((_, index) => ({ id: `station-${index + 1}`, name: `Atelier ${index + 1}` }));
const PLAN_INPUTS: PlanInputs = {
  method: {
    title: 'Plan',
    intro: 'Un repère.',
    targets: { minSeconds: 3000, maxSeconds: 12_600 },
    firstLapSlowerSeconds: 16,
    stationShares: SHARES.map((percent, index) => ({ station: `station-${index + 1}`, percent })),
  },
  goals: GOALS,
  stations,
  lapKm: 1,
};

const buildPlan = (target: number) => segmentsFor(target, PLAN_INPUTS);
const secondsOf = (plan: readonly RaceSegment[], kind?: RaceSegment['kind']) =>
  plan.filter((segment) => !kind || segment.kind === kind).map(({ seconds }) => seconds);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const anyTarget = fc.integer({ min: 3000, max: 12_600 });

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

  test.each(GOALS)('of a goal is what the guide says: $level', ({ total, pace: goalPace, ...goal }) => {
    const plan = buildPlan(total.minSeconds);
    expect(sum(secondsOf(plan, 'lap'))).toBe(8 * goalPace.secondsPerKm);
    expect(sum(secondsOf(plan, 'station'))).toBe(goal.stationsSeconds);
    expect(sum(secondsOf(plan, 'transition'))).toBe(goal.transitionsSeconds);
  });

  test('starts slower, then holds one pace; stations take their share', () => {
    const plan = buildPlan(5400);
    expect(secondsOf(plan, 'lap')).toEqual([354, 338, 338, 338, 338, 338, 338, 338]);
    expect(new Set(secondsOf(plan, 'transition'))).toEqual(new Set([28]));
    expect(secondsOf(plan, 'station')).toEqual([271, 215, 328, 350, 283, 136, 282, 395]);
  });

  test('makes exactly its target, in whole seconds, each of them some', () => {
    forAll(
      fc.property(anyTarget, (target) => {
        const seconds = secondsOf(buildPlan(target));
        expect(sum(seconds)).toBe(target);
        expect(seconds.every((count) => Number.isInteger(count) && count >= SHORTEST_SECONDS)).toBe(true);
      }),
    );
  });

  test('gives no segment less for a slower target', () => {
    const roundedSeconds = 1;
    forAll(
      fc.property(anyTarget, anyTarget, (one, other) => {
        // Nearer targets differ by less than what rounding moves about.
        fc.pre(Math.abs(one - other) >= 120);
        const [faster, slower] = [
          secondsOf(buildPlan(Math.min(one, other))),
          secondsOf(buildPlan(Math.max(one, other))),
        ];
        expect(slower.every((count, index) => count >= (faster[index] ?? 0) - roundedSeconds)).toBe(true);
      }),
    );
  });

  test('lies between its goals, in proportion, and beyond them as the nearest', () => {
    expect(sum(secondsOf(buildPlan(6300), 'transition'))).toBe(540);
    expect(Math.abs(sum(secondsOf(buildPlan(6300), 'lap')) - 3100)).toBeLessThanOrEqual(4);
    expect(Math.abs(sum(secondsOf(buildPlan(3600), 'lap')) - 2280 * 0.8)).toBeLessThanOrEqual(4);
    expect(Math.abs(sum(secondsOf(buildPlan(9000), 'lap')) - 3480 * 1.25)).toBeLessThanOrEqual(4);
  });
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

  test('remembers nothing of a segment that takes its time again', () => {
    expect(withAdjustment({ 'lap-1': 5 }, 'lap-2', -5)).toEqual({ 'lap-1': 5, 'lap-2': -5 });
    expect(withAdjustment({ 'lap-1': 5 }, 'lap-1', 0)).toEqual({});
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
