import type { ActiveWorkout } from './activeWorkout.ts';

/** Whoever comes back later than that has stopped. */
const STALE_MS = 4 * 3_600_000;
/** A screen that nothing happened on for so long was forgotten. */
const FORGOTTEN_MS = 30 * 60_000;

/** From when on a run that nobody touches counts as broken off, in epoch milliseconds. */
export const staleAt = ({ lastInputAt }: ActiveWorkout) => lastInputAt + STALE_MS;

/** Whether a run was broken off: it waits as if paused. */
export const isStale = (run: ActiveWorkout, now: number) => run.finishedAt === undefined && now >= staleAt(run);

/** Whether someone may be watching: a press or a step of its own was not long ago. */
export const isInUse = (run: ActiveWorkout, now: number) =>
  now - Math.max(run.lastInputAt, run.stepStartedAt) < FORGOTTEN_MS;

export function resume(run: ActiveWorkout, now: number): ActiveWorkout {
  if (run.pausedAt === undefined) return run;
  const pause = Math.max(0, now - run.pausedAt);
  const { pausedAt: _, ...rest } = run;
  return { ...rest, ...shiftTimes(run, pause), pausedMs: run.pausedMs + pause };
}

/** The start of the current step and of those before it, `ms` later. */
function shiftTimes(
  { stepStartedAt, timerStartsAt, history }: ActiveWorkout,
  ms: number,
): Pick<ActiveWorkout, 'stepStartedAt' | 'timerStartsAt' | 'history'> {
  return {
    stepStartedAt: stepStartedAt + ms,
    ...(timerStartsAt !== undefined && { timerStartsAt: timerStartsAt + ms }),
    history: history.map((step) => ({ ...step, stepStartedAt: step.stepStartedAt + ms })),
  };
}
