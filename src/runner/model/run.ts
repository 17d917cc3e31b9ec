import type { Lighter } from '../../../schema/week.ts';
import type { Plan } from './plan.ts';

/**
 * A workout under way: ids, marks and times in epoch milliseconds. It is stored as it stands here: a field that takes
 * another name or form needs a migration (`src/storage/migrations.ts`), which makes tabs of an older version read-only.
 */
export interface Run {
  route: string;
  workout: string;
  /** Id of the day that it was started from. */
  day?: string | undefined;
  /** What its doses have less, as it was when the run began. */
  lighter?: Lighter | undefined;
  startedAt: number;
  /** Last press. */
  touchedAt: number;
  /** Key of the current step. */
  at: string;
  /** When that step started; a pause moves it on, like all that follows it. */
  since: number;
  /** When the timer of timed work starts to count, or did. */
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
  /** History: the steps before this one, to go back to. */
  trail: readonly PassedStep[];
}

interface PassedStep {
  at: string;
  since: number;
  restShift?: number | undefined;
}

export function startRun(of: Pick<Run, 'route' | 'workout' | 'day' | 'lighter'>, plan: Plan, now: number): Run {
  return {
    ...of,
    startedAt: now,
    touchedAt: now,
    at: plan[0].key,
    since: now,
    pausedMs: 0,
    ticks: {},
    replaced: {},
    trail: [],
  };
}
