import type { DeviceRecord } from '../device/record.ts';
import { anchored, indexOf, nextSet } from './place.ts';
import type { Plan, Step } from './plan.ts';
import { endOf } from './timing.ts';

/** A workout under way, as the device keeps it: ids, marks and times in epoch milliseconds. */
export type Run = NonNullable<DeviceRecord['run']>;

export type Action =
  /** The set or the frame at `at` is done, its rest is over; `at` keeps a press from counting twice. */
  | { type: 'done' | 'skip' | 'go'; at: string }
  | { type: 'back' | 'pause' | 'resume' | 'finish' }
  /** Which end of a range counts. */
  | { type: 'choose-end'; long: boolean }
  | { type: 'shift-rest'; seconds: number }
  | { type: 'tick'; key: string; on: boolean }
  /** `by` is the place of an alternative in the catalogue; without it the exercise itself comes back. */
  | { type: 'replace'; exercise: string; by?: number };

/** Before a timed set counts, to get into position. */
export const COUNT_IN_MS = 3000;
/** A second press on a button that has just changed its meaning was meant for the first. */
const BOUNCE_MS = 350;
/** Whoever comes back later than that has stopped. */
const STALE_MS = 24 * 3_600_000;
/** What belongs to one step alone. */
const NOTHING_COUNTS = {
  goAt: undefined,
  otherSide: undefined,
  restShift: undefined,
  restOver: undefined,
  longWork: undefined,
} as const;

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

/** Nobody has touched it for a day: it was broken off, and waits as if paused. */
export const isStale = (run: Run, now: number) => run.finishedAt === undefined && now - run.touchedAt > STALE_MS;

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
    else if (step.prescription.perSide && !settled.otherSide)
      settled = { ...settled, otherSide: true, goAt: undefined };
    else settled = complete(settled, plan, step, 'done', end);
  }
}

/** What becomes of the run when its member does something at `now`. */
export function reduce(run: Run, action: Action, plan: Plan, now: number): Run {
  const settled = settle(onThisClock(run, now), plan, now);
  const next = applied(settled, action, plan, now);
  return next === settled ? settled : { ...next, touchedAt: now };
}

function applied(run: Run, action: Action, plan: Plan, now: number): Run {
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
      if (action.at !== step.key || now - run.touchedAt < BOUNCE_MS) return run;
      return action.type === 'go'
        ? gone(run, step, now)
        : complete(run, plan, step, action.type === 'skip' ? 'skipped' : 'done', now);
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
      return { ...run, replaced: replacing(run.replaced, action.exercise, action.by) };
  }
}

function resumed(run: Run, now: number): Run {
  if (run.pausedAt === undefined) return run;
  const away = Math.max(0, now - run.pausedAt);
  const { pausedAt: _, ...rest } = run;
  return { ...rest, ...countedFrom(run, away), pausedMs: run.pausedMs + away };
}

/** What the step counts from, `ms` later. */
function countedFrom({ since, goAt }: Run, ms: number): Pick<Run, 'since' | 'goAt'> {
  return { since: since + ms, ...(goAt !== undefined && { goAt: goAt + ms }) };
}

/** The run on a clock that was set back: no time has passed since the last touch, as far as one can know. */
export function onThisClock(run: Run, now: number): Run {
  const ms = now - run.touchedAt;
  if (ms >= 0 || run.finishedAt !== undefined) return run;
  return {
    ...run,
    ...countedFrom(run, ms),
    ...(run.pausedAt !== undefined && { pausedAt: run.pausedAt + ms }),
    startedAt: run.startedAt + ms,
    touchedAt: now,
    trail: run.trail.map(({ at, since }) => ({ at, since: since + ms })),
  };
}

function gone(run: Run, step: Step, now: number): Run {
  if (run.goAt !== undefined || step.kind === 'rest') return run;
  return { ...run, goAt: step.kind === 'set' ? now + COUNT_IN_MS : now };
}

function complete(run: Run, plan: Plan, step: Step, mark: 'done' | 'skipped', at: number): Run {
  if (step.kind !== 'set') return onward(run, plan, at);
  const marked = { ...run, ticks: { ...run.ticks, [step.key]: mark } };
  // There is nothing to rest from after a set that was left out.
  return onward(marked, plan, at, { withoutRest: mark === 'skipped' });
}

/** To the rest that is due, else to the next set that is still to do; past the cool-down the run is finished. */
function onward(run: Run, plan: Plan, at: number, { withoutRest = false } = {}): Run {
  const index = indexOf(run, plan);
  const set = nextSet(run, plan);
  const following = plan[index + 1];
  const rests = following?.kind === 'rest' && set && !withoutRest;
  const next = rests ? following : (set ?? (plan[index]?.kind === 'cool-down' ? undefined : plan.at(-1)));
  const left = { ...run, ...NOTHING_COUNTS, trail: [...run.trail, { at: run.at, since: run.since }] };
  return next ? { ...left, at: next.key, since: at } : { ...left, finishedAt: at };
}

/** To the step before that has not ended by itself, its mark taken away. */
function undone(run: Run, plan: Plan, now: number): Run {
  if (run.goAt !== undefined || run.otherSide) return { ...run, ...NOTHING_COUNTS };
  const trail = [...run.trail];
  for (let last = trail.pop(); last; last = trail.pop()) {
    const step = plan.find(({ key }) => key === last?.at);
    if (!step) continue;
    const { [step.key]: _, ...ticks } = run.ticks;
    const at = {
      ...run,
      ...last,
      ticks,
      trail,
      ...NOTHING_COUNTS,
    };
    const end = endOf(at, step);
    if (end === undefined || now < end) return at;
  }
  return run;
}

function ticked(run: Run, { key, on }: { key: string; on: boolean }, plan: Plan, step: Step, now: number): Run {
  if (!plan.some((other) => other.kind === 'set' && other.key === key)) return run;
  if (on && step.kind === 'set' && key === step.key) return complete(run, plan, step, 'done', now);
  const { [key]: _, ...ticks } = run.ticks;
  return { ...run, ticks: on ? { ...ticks, [key]: 'done' } : ticks };
}

function replacing(replaced: Run['replaced'], exercise: string, by: number | undefined): Run['replaced'] {
  const { [exercise]: _, ...others } = replaced;
  return by === undefined ? others : { ...others, [exercise]: by };
}
