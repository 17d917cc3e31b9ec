import type { LoggedSet } from '../../journal/model/entry.ts';
import type { ActiveWorkout } from './activeWorkout.ts';
import { resume } from './clock.ts';
import { currentStep, nextBreak, nextSet } from './cursor.ts';
import { isSet, type Plan, type SetStep, type Step } from './plan.ts';
import { measuredSeconds, withLog, withLoggedSets } from './setLog.ts';
import { COUNT_IN_MS, countdownEnd } from './timing.ts';

export const CLEARED_STEP = {
  timerStartsAt: undefined,
  otherSide: undefined,
  restShift: undefined,
  restOver: undefined,
  restHeld: undefined,
} as const;

export function complete(run: ActiveWorkout, plan: Plan, mark: 'done' | 'skipped', now: number): ActiveWorkout {
  const step = currentStep(run, plan);
  if (!isSet(step)) return goToNext(run, plan, now);
  const timed = mark === 'done' ? withMeasuredTime(run, step, now) : run;
  return goToNext({ ...timed, setStatus: { ...run.setStatus, [step.key]: mark } }, plan, now);
}

function withMeasuredTime(run: ActiveWorkout, step: SetStep, now: number): ActiveWorkout {
  const seconds = measuredSeconds(run, step, now);
  const { alternative, ...log } = run.logs?.[step.key] ?? {};
  // The log of another exercise in its place is not of this one.
  const own = alternative === step.alternative?.name ? log : {};
  // Timed work that ends before it began took no time: not the one that is prescribed.
  return seconds === undefined ? run : withLog(run, step, { ...own, seconds: seconds || undefined });
}

/** To the rest or transition that is due, else to the next set that is open; past the last step the run is finished. */
export function goToNext(run: ActiveWorkout, plan: Plan, now: number): ActiveWorkout {
  const step = currentStep(run, plan);
  const coolDown = plan.find(({ kind }) => kind === 'cool-down');
  const next = nextBreak(run, plan) ?? nextSet(run, plan) ?? (step === coolDown ? undefined : coolDown);
  const passed = {
    stepKey: run.stepKey,
    stepStartedAt: run.stepStartedAt,
    ...(run.restShift !== undefined && { restShift: run.restShift }),
  };
  const left = { ...run, ...CLEARED_STEP, history: [...run.history, passed] };
  if (!next) return { ...left, finishedAt: now };
  return { ...left, longWork: longWorkFor(next, run, step), stepKey: next.key, stepStartedAt: now };
}

/** The chosen end of a set's range holds for the next sets; that of the warm-up or the cool-down for no other step. */
const longWorkFor = (next: Step, run: ActiveWorkout, from: Step) =>
  isWarmUpOrCoolDown(from) || isWarmUpOrCoolDown(next) ? undefined : run.longWork;

const isWarmUpOrCoolDown = ({ kind }: Step) => kind === 'warm-up' || kind === 'cool-down';

/** To the last step that has not ended by itself; its mark is removed. Calls off timed work first. */
export function goToPrevious(run: ActiveWorkout, plan: Plan, now: number): ActiveWorkout {
  if (run.timerStartsAt !== undefined || run.otherSide) return { ...run, ...CLEARED_STEP };
  const history = [...run.history];
  for (let last = history.pop(); last; last = history.pop()) {
    const step = plan.find(({ key }) => key === last?.stepKey);
    if (!step) continue;
    const { [step.key]: _, ...setStatus } = run.setStatus;
    const previous = { ...run, ...CLEARED_STEP, ...last, setStatus, history };
    const end = countdownEnd(previous, step);
    if (end === undefined || now < end) return previous;
  }
  return run;
}

/**
 * A finished run goes on where it ended, or at the first set that is not done. The time since its end is a pause; what
 * comes now is later than its entry in the journal.
 */
export function reopen(
  run: ActiveWorkout,
  plan: Plan,
  now: number,
  {
    toRemaining,
    savedAt = 0,
    sets,
  }: { toRemaining: boolean; savedAt?: number; sets?: readonly LoggedSet[] | undefined },
): ActiveWorkout {
  const { finishedAt, ...rest } = withLoggedSets(run, plan, sets);
  if (finishedAt === undefined) return run;
  const history = run.history.at(-1)?.stepKey === run.stepKey ? run.history.slice(0, -1) : run.history;
  const lastInputAt = Math.max(run.lastInputAt, savedAt + 1);
  const reopened = resume({ ...rest, ...CLEARED_STEP, history, lastInputAt, pausedAt: finishedAt }, now);
  const first = toRemaining && plan.find((step) => isSet(step) && run.setStatus[step.key] !== 'done');
  if (!first) return reopened;
  return {
    ...reopened,
    longWork: longWorkFor(first, run, currentStep(run, plan)),
    setStatus: Object.fromEntries(Object.entries(run.setStatus).filter(([, mark]) => mark === 'done')),
    stepKey: first.key,
    stepStartedAt: first.key === run.stepKey ? reopened.stepStartedAt : now,
    history:
      first.key === run.stepKey
        ? reopened.history
        : [...reopened.history, { stepKey: reopened.stepKey, stepStartedAt: reopened.stepStartedAt }],
  };
}

/** A set counts in before its time starts. */
export function startTimer(run: ActiveWorkout, step: Step, now: number): ActiveWorkout {
  if (run.timerStartsAt !== undefined || step.kind === 'rest') return run;
  return { ...run, timerStartsAt: isSet(step) ? now + COUNT_IN_MS : now };
}

export function switchSides(run: ActiveWorkout): ActiveWorkout {
  return { ...run, otherSide: true, timerStartsAt: undefined, restOver: undefined };
}

/** Puts an alternative in the place of an exercise at its line, or takes it away; a timer of the former stops. */
export function replaceExercise(
  run: ActiveWorkout,
  step: Step,
  line: string,
  alternative: number | undefined,
): ActiveWorkout {
  const { [line]: _, ...others } = run.substitutions;
  const substitutions = alternative === undefined ? others : { ...others, [line]: alternative };
  const isCurrent = isSet(step) && step.line === line;
  return {
    ...run,
    substitutions,
    ...(isCurrent && { timerStartsAt: undefined, otherSide: undefined, longWork: undefined }),
  };
}

/** Checks or unchecks any set; the current one, checked, is done. */
export function checkSet(run: ActiveWorkout, plan: Plan, set: string, checked: boolean, now: number): ActiveWorkout {
  if (!plan.some((step) => isSet(step) && step.key === set)) return run;
  if (checked && set === currentStep(run, plan).key) return complete(run, plan, 'done', now);
  const { [set]: _, ...setStatus } = run.setStatus;
  return { ...run, setStatus: checked ? { ...setStatus, [set]: 'done' } : setStatus };
}
