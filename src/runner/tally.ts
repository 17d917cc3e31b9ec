import type { Plan } from './plan.ts';
import type { Run } from './run.ts';

interface Tally {
  done: number;
  /** Done or left out. */
  behind: number;
  total: number;
}

/** How many sets of the plan are behind. */
export function tallyOf({ ticks }: Pick<Run, 'ticks'>, plan: Plan): Tally {
  const sets = plan.filter(({ kind }) => kind === 'set');
  return {
    done: sets.filter(({ key }) => ticks[key] === 'done').length,
    behind: sets.filter(({ key }) => ticks[key] !== undefined).length,
    total: sets.length,
  };
}

/** Whether the session counts as done without a word of its member: half of it is. */
export function isMostlyDone(run: Pick<Run, 'ticks'>, plan: Plan): boolean {
  const { done, total } = tallyOf(run, plan);
  return done * 2 >= total;
}
