import type { Duration } from '../../../schema/quantity.ts';
import type { ActiveWorkout } from './activeWorkout.ts';
import type { RestStep, Step } from './plan.ts';

/** Before a timed set counts, to get into position. */
export const COUNT_IN_MS = 3000;

/** Seconds that a rest or timed work takes, as the member chose of a range; a range from none offers its end alone. */
export function chosenSeconds({ minSeconds, maxSeconds }: Duration, long: boolean | undefined): number {
  return long || minSeconds === 0 ? maxSeconds : minSeconds;
}

export function rangeEnds({ minSeconds, maxSeconds }: Duration): readonly [short: number, long: number] | undefined {
  return minSeconds > 0 && minSeconds < maxSeconds ? [minSeconds, maxSeconds] : undefined;
}

/** What counts down in a step; undefined of a set of repetitions or of a distance. */
export const timedDuration = (step: Step) =>
  step.kind === 'set' ? step.effectivePrescription.time : 'duration' in step ? step.duration : undefined;

/** When the countdown of `step` began or begins, in epoch milliseconds; undefined while nothing counts. */
export const countdownStart = (run: ActiveWorkout, { kind }: Step) =>
  kind === 'rest' ? run.stepStartedAt : run.timerStartsAt;

/** When the countdown of `step` is over, in epoch milliseconds; undefined while nothing counts. */
export function countdownEnd(run: ActiveWorkout, step: Step): number | undefined {
  if (step.kind === 'rest') return restEnd(run, step);
  const duration = timedDuration(step);
  if (!duration || run.timerStartsAt === undefined) return undefined;
  return run.timerStartsAt + chosenSeconds(duration, run.longWork) * 1000;
}

export function restEnd(run: ActiveWorkout, { duration }: RestStep): number {
  const seconds = chosenSeconds(duration, run.longRest) + (run.restShift ?? 0);
  return run.stepStartedAt + Math.max(0, seconds) * 1000;
}

/** Since its start, pauses left out; none on a clock that was set back. */
export function elapsedMs(run: ActiveWorkout, now: number): number {
  return Math.max(0, (run.finishedAt ?? run.pausedAt ?? now) - run.startedAt - run.pausedMs);
}

export const isBeforeWork = (key: string) => key === 'warm-up' || key === 'start';

/** Time between warm-up and cool-down, without pauses and without a cool-down that was left to resume sets. */
export function workMs(run: ActiveWorkout, now: number): number {
  const steps = [...run.history, run];
  const first = steps.find(({ stepKey }) => !isBeforeWork(stepKey));
  if (!first) return 0;
  const end = run.stepKey === 'cool-down' ? run.stepStartedAt : (run.finishedAt ?? run.pausedAt ?? now);
  const coolDownMs = run.history.reduce(
    (ms, { stepKey, stepStartedAt }, index) =>
      stepKey === 'cool-down' ? ms + (steps[index + 1]?.stepStartedAt ?? end) - stepStartedAt : ms,
    0,
  );
  return Math.max(0, end - first.stepStartedAt - coolDownMs);
}
