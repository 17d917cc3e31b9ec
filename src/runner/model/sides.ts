import type { Step } from './plan.ts';
import type { Run } from './run.ts';

/** What a press is meant for: the step of a run, and the side of its timed work. */
export const targetOf = (run: Run, { key }: Step) => (run.otherSide ? `${key}/autre-cote` : key);

/** Whether the first of two timed sides counts, or waits to. */
export function isFirstSide(run: Run, step: Step): boolean {
  return step.kind === 'set' && Boolean(step.prescription.time && step.prescription.perSide) && !run.otherSide;
}

/** Waits for its member to change sides. */
export function onOtherSide(run: Run): Run {
  return { ...run, otherSide: true, goAt: undefined, restOver: undefined };
}
