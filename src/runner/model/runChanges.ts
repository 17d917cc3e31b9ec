import { resume } from './clock.ts';
import { currentStep, nextBreak, nextSet } from './cursor.ts';
import { isSet, type Plan, type SetStep, type Step } from './plan.ts';
import type { Run } from './run.ts';
import { measuredSeconds, withLog } from './setLog.ts';
import { COUNT_IN_MS, countdownEnd } from './timing.ts';

/** Ends what belongs to the current step alone. */
export const CLEARED_STEP = {
  goAt: undefined,
  otherSide: undefined,
  restShift: undefined,
  restOver: undefined,
  restHeld: undefined,
} as const;

/** Marks the current step, if it is a set, and goes on. */
export function complete(run: Run, plan: Plan, mark: 'done' | 'skipped', now: number): Run {
  const step = currentStep(run, plan);
  if (!isSet(step)) return goToNext(run, plan, now);
  const timed = mark === 'done' ? withMeasuredTime(run, step, now) : run;
  return goToNext({ ...timed, ticks: { ...run.ticks, [step.key]: mark } }, plan, now);
}

/** What took time keeps the time that it took. */
function withMeasuredTime(run: Run, step: SetStep, now: number): Run {
  const seconds = measuredSeconds(run, step, now);
  const { alternative, ...log } = run.logs?.[step.key] ?? {};
  // The log of another exercise in its place is not of this one.
  const own = alternative === step.alternative?.name ? log : {};
  return seconds === undefined ? run : withLog(run, step, { ...own, seconds });
}

/** To the rest or transition that is due, else to the next set that is open; past the last step the run is finished. */
export function goToNext(run: Run, plan: Plan, now: number): Run {
  const step = currentStep(run, plan);
  const coolDown = plan.find(({ kind }) => kind === 'cool-down');
  const next = nextBreak(run, plan) ?? nextSet(run, plan) ?? (step === coolDown ? undefined : coolDown);
  const passed = { at: run.at, since: run.since, ...(run.restShift !== undefined && { restShift: run.restShift }) };
  const left = { ...run, ...CLEARED_STEP, trail: [...run.trail, passed] };
  if (!next) return { ...left, finishedAt: now };
  return { ...left, longWork: longWorkFor(next, run, step), at: next.key, since: now };
}

/** The chosen end of a set's range holds for the next sets; that of the warm-up or the cool-down for no other step. */
const longWorkFor = (next: Step, run: Run, from: Step) =>
  isWarmUpOrCoolDown(from) || isWarmUpOrCoolDown(next) ? undefined : run.longWork;

const isWarmUpOrCoolDown = ({ kind }: Step) => kind === 'warm-up' || kind === 'cool-down';

/** To the last step that has not ended by itself; its mark is removed. Calls off timed work first. */
export function goToPrevious(run: Run, plan: Plan, now: number): Run {
  if (run.goAt !== undefined || run.otherSide) return { ...run, ...CLEARED_STEP };
  const trail = [...run.trail];
  for (let last = trail.pop(); last; last = trail.pop()) {
    const step = plan.find(({ key }) => key === last?.at);
    if (!step) continue;
    const { [step.key]: _, ...ticks } = run.ticks;
    const previous = { ...run, ...CLEARED_STEP, ...last, ticks, trail };
    const end = countdownEnd(previous, step);
    if (end === undefined || now < end) return previous;
  }
  return run;
}

/**
 * A finished run goes on where it ended, or at the first set that is not done. The time since its end is a pause; what
 * comes now is later than its entry in the journal, also on a clock that was set back.
 */
export function reopen(
  run: Run,
  plan: Plan,
  now: number,
  { toRemaining, savedAt = 0 }: { toRemaining: boolean; savedAt?: number },
): Run {
  const { finishedAt, ...rest } = run;
  if (finishedAt === undefined) return run;
  const trail = run.trail.at(-1)?.at === run.at ? run.trail.slice(0, -1) : run.trail;
  const touchedAt = Math.max(run.touchedAt, savedAt + 1);
  const reopened = resume({ ...rest, ...CLEARED_STEP, trail, touchedAt, pausedAt: finishedAt }, now);
  const first = toRemaining && plan.find((step) => isSet(step) && run.ticks[step.key] !== 'done');
  if (!first) return reopened;
  return {
    ...reopened,
    longWork: longWorkFor(first, run, currentStep(run, plan)),
    ticks: Object.fromEntries(Object.entries(run.ticks).filter(([, mark]) => mark === 'done')),
    at: first.key,
    since: first.key === run.at ? reopened.since : now,
    trail: first.key === run.at ? reopened.trail : [...reopened.trail, { at: reopened.at, since: reopened.since }],
  };
}

/** A set counts in before its time starts. */
export function startTimer(run: Run, step: Step, now: number): Run {
  if (run.goAt !== undefined || step.kind === 'rest') return run;
  return { ...run, goAt: isSet(step) ? now + COUNT_IN_MS : now };
}

/** To the second side of timed work, which waits for its member. */
export function switchSides(run: Run): Run {
  return { ...run, otherSide: true, goAt: undefined, restOver: undefined };
}

/** Puts an alternative in the place of an exercise, or takes it away; a timer of the former stops. */
export function replaceExercise(run: Run, step: Step, exercise: string, alternative: number | undefined): Run {
  const { [exercise]: _, ...others } = run.replaced;
  const replaced = alternative === undefined ? others : { ...others, [exercise]: alternative };
  const isCurrent = isSet(step) && step.effectivePrescription.exercise.id === exercise;
  return { ...run, replaced, ...(isCurrent && { goAt: undefined, otherSide: undefined, longWork: undefined }) };
}

/** Checks or unchecks any set; the current one, checked, is done. */
export function checkSet(run: Run, plan: Plan, set: string, checked: boolean, now: number): Run {
  if (!plan.some((step) => isSet(step) && step.key === set)) return run;
  if (checked && set === currentStep(run, plan).key) return complete(run, plan, 'done', now);
  const { [set]: _, ...ticks } = run.ticks;
  return { ...run, ticks: checked ? { ...ticks, [set]: 'done' } : ticks };
}
