import type { RacePlanMethod } from '../../../schema/competition.ts';
import type { DivisionResults } from '../../../schema/results.ts';
import { fieldTimes } from '../../results/field.ts';

export type RaceSegmentKind = 'lap' | 'transition' | 'station';

/** A part of the race with a time in the plan; `id` is stable: `lap-1`, `in-skierg`, `skierg`, `out-skierg`. */
export interface RaceSegment {
  id: string;
  kind: RaceSegmentKind;
  name: string;
  /** From 1. */
  round: number;
  seconds: number;
}

/** What a plan is made from, beside a target. */
export interface PlanInputs {
  method: RacePlanMethod;
  /** Those of the member's division. */
  divisions: readonly Pick<DivisionResults, 'finishes'>[];
  /** In the order of the race: as many as laps. */
  stations: readonly { id: string; name: string }[];
}

/**
 * The segments of the race; their whole seconds make exactly `targetSeconds`. The stations take what the field's take at
 * that finish time. Laps after the first take the same time, and so do the transitions.
 */
export function segmentsFor(targetSeconds: number, inputs: PlanInputs): RaceSegment[] {
  const { method, divisions, stations } = inputs;
  const laps = stations.length;
  // In and out of each station; the last leads to the finish.
  const crossings = 2 * laps - 1;
  const field = fieldTimes(targetSeconds, divisions);
  const lap = Math.round((field.laps - method.firstLapSlowerSeconds) / laps);
  const transition = Math.round(field.roxZone / crossings);
  const left = targetSeconds - laps * lap - method.firstLapSlowerSeconds - crossings * transition;
  const stationSeconds = splitByShares(left, field.stations);
  return stations.flatMap(({ id, name }, index): RaceSegment[] => {
    const round = index + 1;
    const roxZone = { kind: 'transition', name: 'RoxZone', round, seconds: transition } as const;
    const slower = index === 0 ? method.firstLapSlowerSeconds : 0;
    return [
      { id: `lap-${round}`, kind: 'lap', name: `Tour ${round}`, round, seconds: lap + slower },
      { id: `in-${id}`, ...roxZone },
      { id, kind: 'station', name, round, seconds: stationSeconds[index] ?? 0 },
      ...(round < laps ? [{ id: `out-${id}`, ...roxZone }] : []),
    ];
  });
}

/** Splits `whole` into integers by `shares`: largest-remainder rounding. */
export function splitByShares(whole: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  const exact = shares.map((share) => (whole * share) / sum);
  const parts = exact.map(Math.floor);
  const left = whole - parts.reduce((total, part) => total + part, 0);
  const remainders = exact
    .map((value, index) => ({ index, by: value - Math.floor(value) }))
    .toSorted((a, b) => b.by - a.by);
  for (const { index } of remainders.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
