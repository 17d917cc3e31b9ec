import type { LoggedSet, SetValues } from '../../journal/model/entry.ts';
import type { ActiveWorkout } from './activeWorkout.ts';
import { isStale, resume, staleAt } from './clock.ts';
import { currentStep, isFirstSide, pressTarget, snapToPlan } from './cursor.ts';
import { isSet, type Plan, type Step } from './plan.ts';
import {
  CLEARED_STEP,
  checkSet,
  complete,
  goToNext,
  goToPrevious,
  reopen,
  replaceExercise,
  startTimer,
  switchSides,
} from './runChanges.ts';
import { logOf, withLog } from './setLog.ts';
import { chosenSeconds, countdownEnd, timedDuration } from './timing.ts';

export type Action =
  /** Ignored when the run has left `target` since it was shown; see {@link pressTarget}. */
  | { type: 'skip'; target: string }
  /** `log` is what the screen shows of the set. */
  | { type: 'done' | 'start-timer'; target: string; log?: SetValues | undefined }
  | { type: 'back' | 'pause' | 'resume' | 'finish' }
  /**
   * A finished run goes on: where it ended, or at the first set that is not done. `savedAt`: its entry's last change;
   * `sets`: those of the entry, which may have been corrected.
   */
  | { type: 'reopen'; toRemaining: boolean; savedAt?: number; sets?: readonly LoggedSet[] | undefined }
  | { type: 'choose-end'; long: boolean }
  | { type: 'shift-rest'; seconds: number }
  | { type: 'check-set'; key: string; checked: boolean; log?: SetValues | undefined }
  /** Corrects what was noted of a set, before it is done or after. */
  | { type: 'log-set'; key: string; log: SetValues }
  | { type: 'time-transitions' | 'hold-rest'; on: boolean }
  /** Index of one of the exercise’s alternatives; undefined brings the exercise itself back. */
  | { type: 'replace'; line: string; alternative: number | undefined };

/** The run at `now`: rests and timed sets that are over ended when they were due, also while the page was closed. */
export function advanceTo(run: ActiveWorkout, plan: Plan, now: number): ActiveWorkout {
  let current = snapToPlan(isStale(run, now) ? { ...run, pausedAt: run.pausedAt ?? run.lastInputAt } : run, plan);
  const clock = current.pausedAt ?? now;
  // Each turn goes one step further: a plan has an end.
  for (;;) {
    const step = currentStep(current, plan);
    const end = automaticEnd(current, step);
    if (clock < end) return current;
    if (step.kind === 'rest') current = { ...goToNext(current, plan, end), restOver: true };
    else current = isFirstSide(current, step) ? switchSides(current) : complete(current, plan, 'done', end);
  }
}

/** When a step ends without a press; the warm-up, the cool-down and transitions wait for one. */
function automaticEnd(run: ActiveWorkout, step: Step): number {
  if (run.finishedAt !== undefined || !['set', 'rest'].includes(step.kind)) return Infinity;
  if (run.restHeld && step.kind === 'rest') return Infinity;
  return countdownEnd(run, step) ?? Infinity;
}

/** {@link advanceTo} for a clock that ticks: answers the same object until the run changes by itself. */
export function followClock(run: ActiveWorkout, plan: Plan): (now: number) => ActiveWorkout {
  let current = run;
  let [from, until] = [Infinity, -Infinity];
  return (now) => {
    if (now < from || now >= until) {
      current = advanceTo(run, plan, now);
      from = now;
      const waits = current.pausedAt !== undefined || current.finishedAt !== undefined;
      until = waits ? Infinity : Math.min(automaticEnd(current, currentStep(current, plan)), staleAt(run));
    }
    return current;
  };
}

/** What becomes of the run when its member does something at `now`, on a screen that was opened at `openedAt`. */
export function reduce(
  run: ActiveWorkout,
  action: Action,
  plan: Plan,
  now: number,
  openedAt = -Infinity,
): ActiveWorkout {
  const current = advanceTo(run, plan, now);
  if (isPressTooSoon(run, action, plan, now, openedAt)) return current;
  const next = apply(current, action, plan, now);
  // A press right after a correction is no second tap of two, unless that ended the rest.
  const isCorrection = action.type === 'log-set' || (action.type === 'hold-rest' && next.stepKey === current.stepKey);
  return next === current || isCorrection ? next : { ...next, lastInputAt: Math.max(now, next.lastInputAt) };
}

const PRESS_GUARD_MS = 350;

/** Presses on what means something else in the next step. */
const GUARDED: readonly Action['type'][] = ['done', 'skip', 'start-timer', 'check-set', 'reopen'];

/** Whether a press is the second tap of two, or what is under the thumb has just changed by itself. */
function isPressTooSoon(run: ActiveWorkout, { type }: Action, plan: Plan, now: number, openedAt: number): boolean {
  if (!GUARDED.includes(type)) return false;
  // The checkboxes of a step don't move within it, so that quick taps on several are deliberate.
  const changedAt = type === 'check-set' ? run.stepStartedAt : run.lastInputAt;
  const before = advanceTo(run, plan, now - PRESS_GUARD_MS);
  const current = advanceTo(run, plan, now);
  return isWithinGuard(changedAt, now) || isWithinGuard(openedAt, now) || !isSameScreen(before, current);
}

/** Whether a press at `now` comes too soon after `changedAt`; on a clock that was set back it does not. */
export const isWithinGuard = (changedAt: number, now: number) => now >= changedAt && now - changedAt < PRESS_GUARD_MS;

const isSameScreen = (one: ActiveWorkout, other: ActiveWorkout) =>
  one.stepKey === other.stepKey && one.otherSide === other.otherSide && one.finishedAt === other.finishedAt;

function apply(run: ActiveWorkout, action: Action, plan: Plan, now: number): ActiveWorkout {
  if (action.type === 'log-set') return logSet(run, plan, action.key, action.log);
  if (action.type === 'reopen') return reopen(run, plan, now, action);
  if (run.finishedAt !== undefined) return run;
  if (action.type === 'time-transitions') return { ...run, transitions: action.on };
  if (action.type === 'hold-rest') {
    return action.on === Boolean(run.restHeld)
      ? run
      : advanceTo({ ...run, restHeld: action.on || undefined }, plan, now);
  }
  if (action.type === 'resume') return resume(run, now);
  if (action.type === 'finish') return { ...run, ...CLEARED_STEP, finishedAt: run.pausedAt ?? now };
  if (run.pausedAt !== undefined) return run;
  const step = currentStep(run, plan);
  switch (action.type) {
    case 'done':
    case 'skip':
    case 'start-timer':
      if (action.target !== pressTarget(run, step)) return run;
      if (action.type === 'skip') return complete(run, plan, 'skipped', now);
      return press(logSet(run, plan, step.key, action.log), action.type, step, plan, now);
    case 'back':
      return goToPrevious(run, plan, now);
    case 'pause':
      return { ...run, pausedAt: now };
    case 'choose-end':
      return step.kind === 'rest' ? { ...run, longRest: action.long } : chooseWorkEnd(run, step, action.long);
    case 'shift-rest':
      return step.kind === 'rest' ? { ...run, restShift: (run.restShift ?? 0) + action.seconds } : run;
    case 'check-set':
      return checkSet(
        action.checked ? logSet(run, plan, action.key, action.log) : run,
        plan,
        action.key,
        action.checked,
        now,
      );
    case 'replace':
      return replaceExercise(run, step, action.line, action.alternative);
  }
}

function press(run: ActiveWorkout, type: 'done' | 'start-timer', step: Step, plan: Plan, now: number): ActiveWorkout {
  if (type === 'start-timer') return startTimer(run, step, now);
  return isFirstSide(run, step) ? switchSides(run) : complete(run, plan, 'done', now);
}

/** The noted time follows the end that is chosen. */
function chooseWorkEnd(run: ActiveWorkout, step: Step, longWork: boolean): ActiveWorkout {
  const chosen = { ...run, longWork };
  const time = timedDuration(step);
  if (!isSet(step) || !time) return chosen;
  const log = logOf(run, step);
  // Another time was typed or measured.
  if (log?.seconds !== chosenSeconds(time, run.longWork)) return chosen;
  return withLog(chosen, step, { ...log, seconds: chosenSeconds(time, longWork) });
}

function logSet(run: ActiveWorkout, plan: Plan, key: string, log: SetValues | undefined): ActiveWorkout {
  const set = plan.filter(isSet).find((step) => step.key === key);
  return log && set ? withLog(run, set, log) : run;
}
