import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LoggedSession, Split } from '../../src/journal/model/entry.ts';
import { canGiveProportions, ownSegments } from '../../src/race/model/ownPlan.ts';
import { type RaceSegment, segmentsFor } from '../../src/race/model/plan.ts';
import { currentAdjustments } from '../../src/race/model/raceDayChoices.ts';
import type { RaceDayChoices } from '../../src/schedule/racePlanSlice.ts';
import { forAll } from '../fixtures/for-all.ts';
import { competition } from '../fixtures/generated/competition.ts';
import { results } from '../fixtures/generated/results.ts';
import { understanding } from '../fixtures/generated/understanding.ts';

const PLAN_INPUTS = {
  method: competition.plan,
  divisions: results.divisions,
  stations: understanding.stations,
};
const guide = segmentsFor(5400, PLAN_INPUTS);

/** A simulation of half the race that takes so many seconds at each segment. */
const simulation = (secondsOf: (id: string) => number): Split[] =>
  guide.flatMap(({ id, kind, name }): Split[] => {
    if (kind === 'transition') return [];
    const split = { id, name, seconds: secondsOf(id) };
    if (kind === 'lap') return [{ ...split, kind: 'run', meters: understanding.race.lapDistance.meters / 2 }];
    const station = understanding.stations.find((candidate) => candidate.id === id);
    const dose = station?.distance ? { meters: station.distance.meters / 2 } : { reps: (station?.reps?.min ?? 0) / 2 };
    return [{ ...split, kind: 'station', ...dose }];
  });
const even = simulation(() => 120);
const own = (splits: readonly Split[]) => ownSegments(guide, splits, understanding);

describe('a plan in the proportions of a simulation', () => {
  test('takes as long as the guide’s, with its transitions, whatever the simulation took', () => {
    forAll(
      fc.property(fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 16, maxLength: 16 }), (times) => {
        const ids = even.map(({ id }) => id);
        const segments = own(simulation((id) => times[ids.indexOf(id)] ?? 0)) ?? [];
        expect(segments.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(5400);
        const transitions = (of: typeof segments) => of.filter(({ kind }) => kind === 'transition');
        expect(transitions(segments)).toEqual(transitions(guide));
      }),
    );
  });

  test('gives a station that took twice as long twice the time', () => {
    const segments = own(simulation((id) => (id === 'sled-push' ? 240 : 120)));
    const seconds = (id: string) => segments?.find((segment) => segment.id === id)?.seconds ?? 0;
    expect(seconds('sled-push') / seconds('rowing')).toBeCloseTo(2, 1);
    expect(Math.abs(seconds('skierg') - seconds('rowing'))).toBeLessThanOrEqual(1);
  });

  test('plans no lap as the member slowed down: laps stay the guide’s', () => {
    const fading = simulation((id) => (id.startsWith('lap-') ? 140 + 20 * Number(id.slice(4)) : 120));
    const laps = (of: readonly RaceSegment[] = []) => of.filter(({ kind }) => kind === 'lap');
    expect(laps(own(fading))).toEqual(laps(guide));
  });

  test.each<[string, readonly Split[]]>([
    ['half of the race', even.slice(0, 8)],
    ['an alternative', even.map((split) => (split.id === 'rowing' ? { ...split, isAlternative: true } : split))],
    ['a segment broken off', even.map((split) => (split.id === 'rowing' ? { ...split, kind: 'transition' } : split))],
    ['a station without its dose', even.map(({ meters: _, ...split }) => split)],
    ['several rounds of the same', [...even, ...even]],
  ])('is made of no simulation with %s', (_, splits) => {
    expect(own(splits)).toBeUndefined();
  });
});

test('a plan takes no proportions from its race, nor from what came after it', () => {
  const gives = (kind: LoggedSession['kind'], on: string, raceDate?: string) =>
    canGiveProportions({ kind, on }, raceDate);
  expect(gives('workout', '2027-04-17', '2027-04-18')).toBe(true);
  expect(gives('race', '2027-04-18', '2027-04-18')).toBe(false);
  expect(gives('workout', '2027-05-02', '2027-04-18')).toBe(false);
  // The race, on the Saturday of a weekend whose Sunday was given.
  expect(gives('race', '2027-04-17', '2027-04-18')).toBe(false);
  // That of the preparation before.
  expect(gives('race', '2026-11-15', '2027-04-18')).toBe(true);
  expect(gives('race', '2026-11-15')).toBe(true);
});

test('what was adjusted for one session or division counts for no other', () => {
  const adjustments = { 'lap-1': 30 };
  const counted = (fields: RaceDayChoices, ownSessionId?: string, division?: string) =>
    currentAdjustments({ adjustments, ...fields }, { ownSessionId, division });
  expect(counted({ proportions: 'own', basis: 'mars' }, 'mars')).toBe(adjustments);
  expect(counted({ proportions: 'own', basis: 'mars' }, 'avril')).toEqual({});
  expect(counted({ proportions: 'own', basis: 'mars' })).toEqual({});
  expect(counted({ basis: 'hommes-open' }, 'mars', 'hommes-open')).toBe(adjustments);
  expect(counted({ basis: 'hommes-open' }, 'mars', 'hommes-pro')).toEqual({});
  // By a version that did not say for what.
  expect(counted({ proportions: 'own' }, 'mars')).toBe(adjustments);
  expect(counted({}, 'mars')).toBe(adjustments);
});
