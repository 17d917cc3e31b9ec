import type { PublishedWorkout } from '../../../schema/programme.ts';
import type { ActiveWorkout } from './activeWorkout.ts';
import { isSet, type Plan, type SetStep } from './plan.ts';
import { isTimedBySegment } from './segments.ts';

export const countNoun = (workout: Pick<PublishedWorkout, 'simulation' | 'splits' | 'intervals'>) =>
  isTimedBySegment(workout) && !workout.intervals ? 'étape' : 'série';

export function countSets(
  { setStatus }: Pick<ActiveWorkout, 'setStatus'>,
  plan: Plan,
): { done: number; skipped: number; total: number } {
  const sets = plan.filter(isSet);
  const count = (mark: 'done' | 'skipped') => sets.filter(({ key }) => setStatus[key] === mark).length;
  return { done: count('done'), skipped: count('skipped'), total: sets.length };
}

/** Whether the workout counts as done without asking: half of its sets are. */
export function isMostlyDone(run: Pick<ActiveWorkout, 'setStatus'>, plan: Plan): boolean {
  const { done, total } = countSets(run, plan);
  return done * 2 >= total;
}

export interface RemainingSets {
  step: SetStep;
  /** From 1, as they are numbered where they are checked. */
  numbers: number[];
}

export function remainingSets({ setStatus }: Pick<ActiveWorkout, 'setStatus'>, plan: Plan): RemainingSets[] {
  const exercises = new Map(plan.filter(isSet).map((step) => [step.siblings[0], step] as const));
  return [...exercises.values()].flatMap((step) => {
    const numbers = step.siblings.flatMap((key, index) => (setStatus[key] === 'done' ? [] : [index + 1]));
    return numbers.length > 0 ? [{ step, numbers }] : [];
  });
}
