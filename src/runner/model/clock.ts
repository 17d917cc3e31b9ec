import type { ActiveWorkout } from './activeWorkout.ts';

const STALE_MS = 4 * 3_600_000;
const FORGOTTEN_MS = 30 * 60_000;

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
