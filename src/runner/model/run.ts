import type { Lighter } from '../../../schema/week.ts';
import type { SetValues } from '../../journal/model/entry.ts';
import type { Plan } from './plan.ts';

/**
 * A run is a workout under way in the runner: ids, marks and times in epoch milliseconds. What is covered on foot is
 * called `running`. A run is stored as it stands here: the schema of `runSlice.ts` accepts every form that a version of
 * the app has written.
 */
export interface Run {
  route: string;
  workout: string;
  /** Id of the day that it was started from. */
  day?: string | undefined;
  /** How a light week reduces its doses, as the programme had it when the run began. */
  lighter?: Lighter | undefined;
  startedAt: number;
  /** Of its entry in the journal; a version before moved `startedAt` when the clock was set back. */
  entryId?: string | undefined;
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
  /** Something is being typed in this rest: it does not end by itself. */
  restHeld?: boolean | undefined;
  pausedAt?: number | undefined;
  pausedMs: number;
  finishedAt?: number | undefined;
  /** The mark of each set that is done or skipped, by its key. The state's own `ticks` are of checklists. */
  ticks: Readonly<Record<string, 'done' | 'skipped'>>;
  /** By key of a set, what was done of it. It outlives the mark: a set that is done again begins with it. */
  logs?: Readonly<Record<string, RunSetLog>> | undefined;
  /** What was noted of the whole, by a version before; now its entry in the journal has it. */
  rpe?: number | undefined;
  note?: string | undefined;
  /** The way from one set to the next is timed by itself. */
  transitions?: boolean | undefined;
  /** By id of an exercise, which of its alternatives takes its place. */
  replaced: Readonly<Record<string, number>>;
  /** History: the steps before this one, to go back to. */
  trail: readonly PassedStep[];
}

export interface RunSetLog extends SetValues {
  /** Name of the alternative that it was done with. */
  alternative?: string | undefined;
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
