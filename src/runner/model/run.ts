import { isDoubleTap, isStale, onThisClock, resumed } from './clock.ts';
import { NOTHING_COUNTS, onward, reopened, undone } from './moves.ts';
import { anchored, indexOf } from './place.ts';
import type { Plan, Step } from './plan.ts';
import { isFirstSide, onOtherSide, targetOf } from './sides.ts';
import { endOf } from './timing.ts';

/**
 * A workout under way: ids, marks and times in epoch milliseconds. It is stored as it stands here: a field that takes
 * another name or form needs a migration (`src/storage/migrations.ts`).
 */
export interface Run {
  route: string;
  workout: string;
  /** Id of the day that it was started from. */
  day?: string | undefined;
  startedAt: number;
  /** Last press. */
  touchedAt: number;
  /** Key of the step, and when it began; pauses move that on. */
  at: string;
  since: number;
  /** When timed work began to count, or will. */
  goAt?: number | undefined;
  /** Of timed work for each side: the second one. */
  otherSide?: boolean | undefined;
  /** The longer end of a range was chosen. */
  longRest?: boolean | undefined;
  longWork?: boolean | undefined;
  /** Seconds that the member added to this rest. */
  restShift?: number | undefined;
  /** The rest before this set ended by itself, when the set began. */
  restOver?: boolean | undefined;
  pausedAt?: number | undefined;
  pausedMs: number;
  finishedAt?: number | undefined;
  /** By key of a set. */
  ticks: Readonly<Record<string, 'done' | 'skipped'>>;
  /** By id of an exercise, which of its alternatives takes its place. */
  replaced: Readonly<Record<string, number>>;
  /** The steps before this one, to go back to. */
  trail: readonly PassedStep[];
}

interface PassedStep {
  at: string;
  since: number;
  restShift?: number | undefined;
}

export type Action =
  /** The set or the frame at `at` is done, its rest is over; `at`, the target of the press, keeps it from counting twice. */
  | { type: 'done' | 'skip' | 'go'; at: string }
  | { type: 'back' | 'pause' | 'resume' | 'finish' }
  /** A finished run goes on: where it ended, or at the first of the sets that are not done. */
  | { type: 'reopen'; toUndone: boolean }
  /** Which end of a range counts. */
  | { type: 'choose-end'; long: boolean }
  | { type: 'shift-rest'; seconds: number }
  | { type: 'tick'; key: string; on: boolean }
  /** `by` is the place of an alternative in the catalogue; without it the exercise itself comes back. */
  | { type: 'replace'; exercise: string; by?: number };

/** Before a timed set counts, to get into position. */
export const COUNT_IN_MS = 3000;

export function startRun(of: Pick<Run, 'route' | 'workout' | 'day'>, plan: Plan, now: number): Run {
  return {
    ...of,
    startedAt: now,
    touchedAt: now,
    at: plan[0]?.key ?? '',
    since: now,
    pausedMs: 0,
    ticks: {},
    replaced: {},
    trail: [],
  };
}

/** The run at `now`: rests and timed sets that are over have ended when they were due, even if nobody watched. */
export function settle(run: Run, plan: Plan, now: number): Run {
  let settled = anchored(isStale(run, now) ? { ...run, pausedAt: run.pausedAt ?? run.touchedAt } : run, plan);
  const clock = settled.pausedAt ?? now;
  // Each turn goes one step further: a plan has an end.
  for (;;) {
    const step = plan[indexOf(settled, plan)];
    const end = step && endOf(settled, step);
    if (!step || settled.finishedAt !== undefined || end === undefined || clock < end) return settled;
    if (step.kind === 'rest') settled = { ...onward(settled, plan, end), restOver: true };
    else if (step.kind !== 'set') return settled;
    else if (isFirstSide(settled, step)) settled = onOtherSide(settled);
    else settled = complete(settled, plan, step, 'done', end);
  }
}

/** What becomes of the run when its member does something at `now`. */
export function reduce(run: Run, action: Action, plan: Plan, now: number): Run {
  const settled = settle(onThisClock(run, now), plan, now);
  const next = bounces(run, action, now) ? settled : applied(settled, action, plan, now);
  return next === settled ? settled : { ...next, touchedAt: now };
}

/** Whether an action is pressed where something else may just have stood. */
export const isPress = ({ type }: Action) => ['done', 'skip', 'go', 'tick', 'reopen'].includes(type);

/** Whether the finger trembles: what it presses has just changed its meaning. */
function bounces({ touchedAt, since }: Run, action: Action, now: number): boolean {
  // Marks stay where they are within a set: one after the other is ticked as fast as one can.
  return isPress(action) && isDoubleTap(action.type === 'tick' ? since : touchedAt, now);
}

function applied(run: Run, action: Action, plan: Plan, now: number): Run {
  if (action.type === 'reopen') return reopened(run, plan, now, action.toUndone);
  if (run.finishedAt !== undefined) return run;
  if (action.type === 'resume') return resumed(run, now);
  if (action.type === 'finish') return { ...run, ...NOTHING_COUNTS, finishedAt: run.pausedAt ?? now };
  if (run.pausedAt !== undefined) return run;
  const step = plan[indexOf(run, plan)];
  if (!step) return run;
  switch (action.type) {
    case 'done':
    case 'skip':
    case 'go':
      if (action.at !== targetOf(run, step)) return run;
      if (action.type === 'go') return gone(run, step, now);
      if (action.type === 'done' && isFirstSide(run, step)) return onOtherSide(run);
      return complete(run, plan, step, action.type === 'skip' ? 'skipped' : 'done', now);
    case 'back':
      return undone(run, plan, now);
    case 'pause':
      return { ...run, pausedAt: now };
    case 'choose-end':
      return step.kind === 'rest' ? { ...run, longRest: action.long } : { ...run, longWork: action.long };
    case 'shift-rest':
      return step.kind === 'rest' ? { ...run, restShift: (run.restShift ?? 0) + action.seconds } : run;
    case 'tick':
      return ticked(run, action, plan, step, now);
    case 'replace':
      return replaced(run, action, step);
  }
}

/** What was counting of the exercise says nothing of what takes its place. */
function replaced(run: Run, { exercise, by }: Action & { type: 'replace' }, step: Step): Run {
  const { [exercise]: _, ...others } = run.replaced;
  const next = { ...run, replaced: by === undefined ? others : { ...others, [exercise]: by } };
  const isCurrent = step.kind === 'set' && step.prescription.exercise.id === exercise;
  return isCurrent ? { ...next, goAt: undefined, otherSide: undefined, longWork: undefined } : next;
}

function gone(run: Run, step: Step, now: number): Run {
  if (run.goAt !== undefined || step.kind === 'rest') return run;
  return { ...run, goAt: step.kind === 'set' ? now + COUNT_IN_MS : now };
}

function complete(run: Run, plan: Plan, step: Step, mark: 'done' | 'skipped', at: number): Run {
  return onward(step.kind === 'set' ? { ...run, ticks: { ...run.ticks, [step.key]: mark } } : run, plan, at);
}

function ticked(run: Run, { key, on }: { key: string; on: boolean }, plan: Plan, step: Step, now: number): Run {
  if (!plan.some((other) => other.kind === 'set' && other.key === key)) return run;
  if (on && step.kind === 'set' && key === step.key) return complete(run, plan, step, 'done', now);
  const { [key]: _, ...ticks } = run.ticks;
  return { ...run, ticks: on ? { ...ticks, [key]: 'done' } : ticks };
}
