import type { Duration } from '../../../schema/quantity.ts';
import type { Step } from './plan.ts';
import type { Run } from './run.ts';

/** Seconds that a rest or timed work takes, as the member chose of a range; a range from none offers its end alone. */
export function chosenSeconds({ minSeconds, maxSeconds }: Duration, long: boolean | undefined): number {
  return long || minSeconds === 0 ? maxSeconds : minSeconds;
}

/** Both ends of a range, when there is something to choose. */
export function endsOf({ minSeconds, maxSeconds }: Duration): readonly [short: number, long: number] | undefined {
  return minSeconds > 0 && minSeconds < maxSeconds ? [minSeconds, maxSeconds] : undefined;
}

/** What is timed in a step besides rest. */
export function workOf(step: Step): Duration | undefined {
  if (step.kind === 'set') return step.prescription.time;
  return step.kind === 'rest' ? undefined : step.frame.duration;
}

/** When what counts down at `step` is over, in epoch milliseconds; undefined when nothing counts. */
export function endOf(run: Run, step: Step): number | undefined {
  if (step.kind === 'rest') {
    const seconds = chosenSeconds(step.rest, run.longRest) + (run.restShift ?? 0);
    return run.since + Math.max(0, seconds) * 1000;
  }
  const work = workOf(step);
  if (!work || run.goAt === undefined) return undefined;
  return run.goAt + chosenSeconds(work, run.longWork) * 1000;
}

/** Since its start, pauses left out. */
export function elapsedMs(run: Run, now: number): number {
  return (run.finishedAt ?? run.pausedAt ?? now) - run.startedAt - run.pausedMs;
}

/** Between its warm-up and its cool-down, pauses left out, and a cool-down that sets were taken up again after. */
export function workMs(run: Run, now: number): number {
  const steps = [...run.trail, run];
  const begun = steps.find(({ at }) => at !== 'warm-up');
  if (!begun) return 0;
  const end = run.at === 'cool-down' ? run.since : (run.finishedAt ?? run.pausedAt ?? now);
  const coolDownMs = run.trail.reduce(
    (ms, { at, since }, index) => (at === 'cool-down' ? ms + (steps[index + 1]?.since ?? end) - since : ms),
    0,
  );
  return end - begun.since - coolDownMs;
}
