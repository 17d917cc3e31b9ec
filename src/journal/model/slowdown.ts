import type { Split } from './entry.ts';
import { paceOf } from './sessionText.ts';

/** A run of a simulation or a race, and what it followed. */
export interface RunSplit {
  id: string;
  name: string;
  seconds: number;
  /** Seconds for a kilometre. */
  pace: number;
  /** The station before it. */
  after: string | undefined;
  /** Seconds per kilometre more than in the fastest run. */
  slower: number;
}

/** The runs whose distance is known, in order, without what was done in place of one. */
export function runSplits(splits: readonly Split[]): RunSplit[] {
  const runs = splits.flatMap(({ kind, id, name, seconds, meters, isAlternative }, index) => {
    const pace = paceOf({ meters, seconds });
    if (kind !== 'run' || isAlternative || !pace) return [];
    const after = splits.slice(0, index).findLast((split) => split.kind === 'station')?.name;
    return [{ id, name, seconds, pace, after }];
  });
  const best = Math.min(...runs.map(({ pace }) => pace));
  return runs.map((run) => ({ ...run, slower: run.pace - best }));
}

/** Seconds that the runs would have taken less at the pace of the fastest of them. */
export const secondsLostToSlowdown = (runs: readonly RunSplit[]) =>
  Math.round(runs.reduce((sum, { seconds, pace, slower }) => sum + (seconds * slower) / pace, 0));

/** The split that took the most above the member's plan. */
export function furthestOverTarget(splits: readonly Split[]): (Split & { overSeconds: number }) | undefined {
  const over = splits.flatMap((split) =>
    split.targetSeconds === undefined ? [] : [{ ...split, overSeconds: split.seconds - split.targetSeconds }],
  );
  return over.filter(({ overSeconds }) => overSeconds > 0).toSorted((a, b) => b.overSeconds - a.overSeconds)[0];
}
