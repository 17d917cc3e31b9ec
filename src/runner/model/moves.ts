import { onThisClock, resumed } from './clock.ts';
import { indexOf, nextRest, nextSet } from './place.ts';
import type { Plan, Step } from './plan.ts';
import type { Run } from './run.ts';
import { endOf } from './timing.ts';

/** What belongs to one step alone. */
export const NOTHING_COUNTS = {
  goAt: undefined,
  otherSide: undefined,
  restShift: undefined,
  restOver: undefined,
} as const;

/** To the rest that is due, else to the next set that is still to do; past the cool-down the run is finished. */
export function onward(run: Run, plan: Plan, at: number): Run {
  const step = plan[indexOf(run, plan)];
  const next = nextRest(run, plan) ?? nextSet(run, plan) ?? (step?.kind === 'cool-down' ? undefined : plan.at(-1));
  const passed = { at: run.at, since: run.since, ...(run.restShift !== undefined && { restShift: run.restShift }) };
  const left = { ...run, ...NOTHING_COUNTS, trail: [...run.trail, passed] };
  if (!next) return { ...left, finishedAt: at };
  return { ...left, longWork: longWorkFor(next, run, step), at: next.key, since: at };
}

/** The ends of the warm-up and of the cool-down tell nothing about those of a set. */
const longWorkFor = (next: Step, run: Run, from: Step | undefined) =>
  isFrame(from) || isFrame(next) ? undefined : run.longWork;

const isFrame = (step: Step | undefined) => step?.kind === 'warm-up' || step?.kind === 'cool-down';

/** A finished run goes on where it ended, or at the first set that is not done. The time since its end is a pause. */
export function reopened(run: Run, plan: Plan, now: number, toUndone: boolean): Run {
  const { finishedAt, ...rest } = run;
  if (finishedAt === undefined) return run;
  const trail = run.trail.at(-1)?.at === run.at ? run.trail.slice(0, -1) : run.trail;
  const going = onThisClock(resumed({ ...rest, ...NOTHING_COUNTS, trail, pausedAt: finishedAt }, now), now);
  const first = toUndone && plan.find(({ kind, key }) => kind === 'set' && run.ticks[key] !== 'done');
  if (!first) return going;
  const done = Object.entries(run.ticks).filter(([, mark]) => mark === 'done');
  return {
    ...going,
    longWork: longWorkFor(first, run, plan[indexOf(run, plan)]),
    ticks: Object.fromEntries(done),
    at: first.key,
    since: now,
    trail: first.key === run.at ? going.trail : [...going.trail, { at: going.at, since: going.since }],
  };
}

/** To the step before that has not ended by itself, its mark taken away. */
export function undone(run: Run, plan: Plan, now: number): Run {
  if (run.goAt !== undefined || run.otherSide) return { ...run, ...NOTHING_COUNTS };
  const trail = [...run.trail];
  for (let last = trail.pop(); last; last = trail.pop()) {
    const step = plan.find(({ key }) => key === last?.at);
    if (!step) continue;
    const { [step.key]: _, ...ticks } = run.ticks;
    const at = { ...run, ...NOTHING_COUNTS, ...last, ticks, trail };
    const end = endOf(at, step);
    if (end === undefined || now < end) return at;
  }
  return run;
}
