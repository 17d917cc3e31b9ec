import type { Run } from './run.ts';
import { entryIdOf } from './runEntry.ts';

/** Whoever comes back later than that has stopped. */
const STALE_MS = 4 * 3_600_000;
const DOUBLE_TAP_MS = 350;
/** A screen that nothing happened on for so long was forgotten. */
const FORGOTTEN_MS = 30 * 60_000;

/** From when on a run that nobody touches counts as broken off, in epoch milliseconds. */
export const staleAt = ({ touchedAt }: Run) => touchedAt + STALE_MS;

/** Whether a run was broken off: it waits as if paused. */
export const isStale = (run: Run, now: number) => run.finishedAt === undefined && now >= staleAt(run);

/** Whether someone may be watching: a press or a step of its own was not long ago. */
export const isInUse = (run: Run, now: number) => now - Math.max(run.touchedAt, run.since) < FORGOTTEN_MS;

/** Whether a press at `now` is the second tap of two. On a clock that was set back it is not. */
export function isDoubleTap(changedAt: number, now: number): boolean {
  const ms = now - changedAt;
  return ms >= 0 && ms < DOUBLE_TAP_MS;
}

export function resume(run: Run, now: number): Run {
  if (run.pausedAt === undefined) return run;
  const pause = Math.max(0, now - run.pausedAt);
  const { pausedAt: _, ...rest } = run;
  return { ...rest, ...shiftedTimes(run, pause), pausedMs: run.pausedMs + pause };
}

/** Moves the times of a run on a clock that was set back, as if no time had passed since its last press. */
export function rebaseTimes(run: Run, now: number): Run {
  const ms = now - run.touchedAt;
  if (ms >= 0 || run.finishedAt !== undefined) return run;
  return {
    ...run,
    ...shiftedTimes(run, ms),
    ...(run.pausedAt !== undefined && { pausedAt: run.pausedAt + ms }),
    startedAt: run.startedAt + ms,
    entryId: entryIdOf(run),
    touchedAt: now,
  };
}

/** The start of the current step and of those before it, `ms` later. */
function shiftedTimes({ since, goAt, trail }: Run, ms: number): Pick<Run, 'since' | 'goAt' | 'trail'> {
  return {
    since: since + ms,
    ...(goAt !== undefined && { goAt: goAt + ms }),
    trail: trail.map((step) => ({ ...step, since: step.since + ms })),
  };
}
