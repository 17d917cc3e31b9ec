import type { Split } from './entry.ts';
import { computePace } from './sessionValues.ts';

/** A split of a simulation or a race that is running, and what it followed. */
export interface RunningSplit {
  id: string;
  name: string;
  seconds: number;
  /** Seconds for a kilometre. */
  pace: number;
  /** The station before it. */
  after: string | undefined;
  /** Seconds per kilometre more than in the fastest one. */
  slower: number;
}

/** The running splits whose distance is known, in order, without what was done in place of one. */
export function runningSplits(splits: readonly Split[]): RunningSplit[] {
  const running = splits.flatMap(({ kind, id, name, seconds, meters, isAlternative }, index) => {
    const pace = computePace({ meters, seconds });
    if (kind !== 'run' || isAlternative || !pace) return [];
    const after = splits.slice(0, index).findLast((split) => split.kind === 'station')?.name;
    return [{ id, name, seconds, pace, after }];
  });
  const best = Math.min(...running.map(({ pace }) => pace));
  return running.map((split) => ({ ...split, slower: split.pace - best }));
}

/** Seconds that they would have taken less at the pace of the fastest of them. */
export const secondsLostToSlowdown = (splits: readonly RunningSplit[]) =>
  Math.round(splits.reduce((sum, { seconds, pace, slower }) => sum + (seconds * slower) / pace, 0));

/** The split that took the most above the member's plan. */
export function furthestOverTarget(splits: readonly Split[]): (Split & { overSeconds: number }) | undefined {
  const over = splits.flatMap((split) =>
    split.targetSeconds === undefined ? [] : [{ ...split, overSeconds: split.seconds - split.targetSeconds }],
  );
  return over.filter(({ overSeconds }) => overSeconds > 0).toSorted((a, b) => b.overSeconds - a.overSeconds)[0];
}
