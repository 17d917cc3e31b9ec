import type { Plan, SetStep } from './plan.ts';
import type { Run } from './run.ts';

interface Tally {
  done: number;
  /** By a press of the member. */
  skipped: number;
  total: number;
}

/** How many sets the plan has, and what became of them. */
export function tallyOf({ ticks }: Pick<Run, 'ticks'>, plan: Plan): Tally {
  const sets = plan.filter(({ kind }) => kind === 'set');
  return {
    done: sets.filter(({ key }) => ticks[key] === 'done').length,
    skipped: sets.filter(({ key }) => ticks[key] === 'skipped').length,
    total: sets.length,
  };
}

/** Whether the session counts as done without a word of its member: half of it is. */
export function isMostlyDone(run: Pick<Run, 'ticks'>, plan: Plan): boolean {
  const { done, total } = tallyOf(run, plan);
  return done * 2 >= total;
}

export interface UndoneSets {
  /** One of them. */
  step: SetStep;
  /** From 1, as they are counted where they are ticked. */
  numbers: number[];
}

/** The sets that are not done, by exercise and block, in order. */
export function undoneSets({ ticks }: Pick<Run, 'ticks'>, plan: Plan): UndoneSets[] {
  const exercises = new Map(plan.flatMap((step) => (step.kind === 'set' ? [[step.siblings[0], step] as const] : [])));
  return [...exercises.values()].flatMap((step) => {
    const numbers = step.siblings.flatMap((key, index) => (ticks[key] === 'done' ? [] : [index + 1]));
    return numbers.length > 0 ? [{ step, numbers }] : [];
  });
}
