import type { Goal, RacePlanMethod } from '../../../schema/competition.ts';

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
  goals: readonly Goal[];
  /** In the order of the race: as many as laps. */
  stations: readonly { id: string; name: string }[];
  lapKm: number;
}

/** How a finish time adds up, in seconds that need not be whole. */
interface FinishTimeParts {
  runningSeconds: number;
  transitionSeconds: number;
}

/**
 * The segments of the race, by the guide's method; their whole seconds make exactly `targetSeconds`. Laps after the
 * first take the same time, and so do the transitions; the stations share what is left.
 */
export function segmentsFor(targetSeconds: number, inputs: PlanInputs): RaceSegment[] {
  const { method, stations } = inputs;
  const laps = stations.length;
  // In and out of each station; the last leads to the finish.
  const crossings = 2 * laps - 1;
  const split = finishTimeParts(targetSeconds, inputs);
  const lap = Math.round((split.runningSeconds - method.firstLapSlowerSeconds) / laps);
  const transition = Math.round(split.transitionSeconds / crossings);
  const left = targetSeconds - laps * lap - method.firstLapSlowerSeconds - crossings * transition;
  const shares = stations.map(({ id }) => method.stationShares.find(({ station }) => station === id)?.percent ?? 0);
  const stationSeconds = splitByShares(left, shares);
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

/** In line between the two goals around `targetSeconds`; beyond the goals, in the proportions of the nearest. */
function finishTimeParts(targetSeconds: number, { goals, stations, lapKm }: PlanInputs): FinishTimeParts {
  const known = goals
    .map(({ total, pace, transitionsSeconds }) => ({
      total: total.minSeconds,
      runningSeconds: pace.secondsPerKm * lapKm * stations.length,
      transitionSeconds: transitionsSeconds,
    }))
    .toSorted((a, b) => a.total - b.total);
  const above = known.find(({ total }) => total >= targetSeconds) ?? known.at(-1);
  const below = known.findLast(({ total }) => total <= targetSeconds) ?? known[0];
  if (!above || !below) throw new Error('a plan needs a goal');
  if (above.total <= below.total) {
    const scale = targetSeconds / above.total;
    return { runningSeconds: above.runningSeconds * scale, transitionSeconds: above.transitionSeconds * scale };
  }
  const fraction = (targetSeconds - below.total) / (above.total - below.total);
  const between = (from: number, to: number) => from + (to - from) * fraction;
  return {
    runningSeconds: between(below.runningSeconds, above.runningSeconds),
    transitionSeconds: between(below.transitionSeconds, above.transitionSeconds),
  };
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
