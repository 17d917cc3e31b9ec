import type { ActiveWorkout } from './activeWorkout.ts';
import { isSet, type Plan, type RestStep, type SetStep, type Step, type TransitionStep } from './plan.ts';

/** The step that the run is at; in a plan that was edited since, the nearest one. */
export const currentStep = (run: ActiveWorkout, plan: Plan): Step => plan[stepIndex(run, plan)] ?? plan[0];

function stepIndex(run: ActiveWorkout, plan: Plan): number {
  const exact = plan.findIndex(({ key }) => key === run.stepKey);
  if (exact >= 0) return exact;
  const exercise = exerciseKey(run.stepKey);
  const open = plan.findIndex((step) => isSet(step) && exerciseKey(step.key) === exercise && !run.setStatus[step.key]);
  if (open >= 0) return open;
  const next = plan.findIndex((step) => isSet(step) && !run.setStatus[step.key]);
  return next >= 0 ? next : plan.length - 1;
}

/** `0/goblet-squat` of a set, or of the rest or transition after it. */
const exerciseKey = (key: string) =>
  key
    .replace(/^(?:rest|transition)\//, '')
    .split('/')
    .slice(0, 2)
    .join('/');

export function snapToPlan(run: ActiveWorkout, plan: Plan): ActiveWorkout {
  const { key } = currentStep(run, plan);
  return key === run.stepKey ? run : { ...run, stepKey: key, timerStartsAt: undefined, otherSide: undefined };
}

/** The first set after the current step that is neither done nor skipped. */
export function nextSet(run: ActiveWorkout, plan: Plan): SetStep | undefined {
  return plan
    .slice(stepIndex(run, plan) + 1)
    .filter(isSet)
    .find(({ key }) => run.setStatus[key] === undefined);
}

/** The rest or transition before the next set, unless every set that it follows was skipped. */
export function nextBreak(run: ActiveWorkout, plan: Plan): BreakStep | undefined {
  const next = nextSet(run, plan);
  const index = stepIndex(run, plan);
  const between = plan.slice(index + 1, next && plan.indexOf(next));
  const due = next && plan[index]?.kind === 'set' && between.find(isBreak);
  return due && followsWork(due, run, plan) ? due : undefined;
}

type BreakStep = RestStep | TransitionStep;

const isBreak = (step: Step): step is BreakStep => step.kind === 'rest' || step.kind === 'transition';

/** Whether a set of the same block, since the break before this one, is not skipped. */
function followsWork(due: BreakStep, run: ActiveWorkout, plan: Plan): boolean {
  const before = plan.slice(0, plan.indexOf(due));
  const sets = before.slice(before.findLastIndex(isBreak) + 1).filter(isSet);
  const block = sets.at(-1)?.block;
  return sets.some((set) => set.block === block && run.setStatus[set.key] !== 'skipped');
}

/** Whether the run is at the first of two timed sides. */
export function isFirstSide(run: ActiveWorkout, step: Step): boolean {
  return (
    isSet(step) && Boolean(step.effectivePrescription.time && step.effectivePrescription.perSide) && !run.otherSide
  );
}

/** Identifies what a press is meant for: a step, and which side of its timed work. */
export const pressTarget = (run: ActiveWorkout, { key }: Step) => (run.otherSide ? `${key}/autre-cote` : key);
