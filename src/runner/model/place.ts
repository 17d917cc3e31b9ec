import type { Plan, RestStep, SetStep } from './plan.ts';
import type { Run } from './run.ts';

/** The step that the run is at; of a plan that was edited since, the nearest one. */
export function indexOf(run: Run, plan: Plan): number {
  const exact = plan.findIndex(({ key }) => key === run.at);
  if (exact >= 0) return exact;
  const exercise = exerciseOf(run.at);
  const open = plan.findIndex(({ kind, key }) => kind === 'set' && exerciseOf(key) === exercise && !run.ticks[key]);
  if (open >= 0) return open;
  const next = plan.findIndex(({ kind, key }) => kind === 'set' && !run.ticks[key]);
  return next >= 0 ? next : plan.length - 1;
}

/** `0/goblet-squat` of a set or of the rest after it. */
const exerciseOf = (key: string) =>
  key
    .replace(/^rest\//, '')
    .split('/')
    .slice(0, 2)
    .join('/');

/** Stands at a step that exists. */
export function anchored(run: Run, plan: Plan): Run {
  const step = plan[indexOf(run, plan)];
  return !step || step.key === run.at ? run : { ...run, at: step.key, goAt: undefined, otherSide: undefined };
}

/** The first set that is still to do after where the run is. */
export function nextSet(run: Run, plan: Plan): SetStep | undefined {
  return plan
    .slice(indexOf(run, plan) + 1)
    .find((step): step is SetStep => isSet(step) && run.ticks[step.key] === undefined);
}

/** The rest on the way to the next set, unless nothing was done that one could rest from. */
export function nextRest(run: Run, plan: Plan): RestStep | undefined {
  const next = nextSet(run, plan);
  const index = indexOf(run, plan);
  const way = plan.slice(index + 1, next && plan.indexOf(next));
  const rest = next && plan[index]?.kind === 'set' && way.find((step): step is RestStep => step.kind === 'rest');
  return rest && wasWorkedFor(rest, run, plan) ? rest : undefined;
}

/** Whether a set of its block, since the rest before it, is not left out. */
function wasWorkedFor(rest: RestStep, run: Run, plan: Plan): boolean {
  const before = plan.slice(0, plan.indexOf(rest));
  const sets = before.slice(before.findLastIndex(({ kind }) => kind === 'rest') + 1).filter(isSet);
  const block = sets.at(-1)?.block;
  return sets.some((set) => set.block === block && run.ticks[set.key] !== 'skipped');
}

const isSet = (step: Plan[number]): step is SetStep => step.kind === 'set';
