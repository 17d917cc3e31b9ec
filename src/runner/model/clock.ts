import type { Run } from './run.ts';

/** Whoever comes back later than that has stopped. */
const STALE_MS = 4 * 3_600_000;
const DOUBLE_TAP_MS = 350;
/** A screen that nothing happened on for so long was forgotten. */
const FORGOTTEN_MS = 30 * 60_000;

/** Nobody has touched it for hours: it was broken off, and waits as if paused. */
export const isStale = (run: Run, now: number) => run.finishedAt === undefined && now - run.touchedAt > STALE_MS;

/** Whether someone may be watching: a press or a step of its own was not long ago. */
export const isWatched = (run: Run, now: number) => now - Math.max(run.touchedAt, run.since) < FORGOTTEN_MS;

/** Whether a press at `now` is the second tap of two: what it hits has just changed. On a clock that was set back it is not. */
export function isDoubleTap(changedAt: number, now: number): boolean {
  const ms = now - changedAt;
  return ms >= 0 && ms < DOUBLE_TAP_MS;
}

/** What a screen that `looked` at the clock shows a run at: its last press may be newer than the last look. */
export const shownAt = (run: Run | undefined, looked: number) => Math.max(looked, run?.touchedAt ?? looked);

export function resumed(run: Run, now: number): Run {
  if (run.pausedAt === undefined) return run;
  const away = Math.max(0, now - run.pausedAt);
  const { pausedAt: _, ...rest } = run;
  return { ...rest, ...countedFrom(run, away), pausedMs: run.pausedMs + away };
}

/** The run on a clock that was set back: no time has passed since the last touch, as far as one can know. */
export function onThisClock(run: Run, now: number): Run {
  const ms = now - run.touchedAt;
  if (ms >= 0 || run.finishedAt !== undefined) return run;
  return {
    ...run,
    ...countedFrom(run, ms),
    ...(run.pausedAt !== undefined && { pausedAt: run.pausedAt + ms }),
    startedAt: run.startedAt + ms,
    touchedAt: now,
  };
}

/** What the step and those before it count from, `ms` later. */
function countedFrom({ since, goAt, trail }: Run, ms: number): Pick<Run, 'since' | 'goAt' | 'trail'> {
  return {
    since: since + ms,
    ...(goAt !== undefined && { goAt: goAt + ms }),
    trail: trail.map((step) => ({ ...step, since: step.since + ms })),
  };
}
