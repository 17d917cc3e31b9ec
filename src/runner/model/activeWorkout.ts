import type { Lighter } from '../../../schema/week.ts';
import type { SetValues } from '../../journal/model/entry.ts';
import type { Plan } from './plan.ts';

/**
 * A workout under way, or « run »: ids, marks and times in epoch milliseconds, stored as declared here. What is covered on
 * foot is called `running`.
 */
export interface ActiveWorkout {
  route: string;
  workout: string;
  /** Id of the day that it was started from. */
  day?: string | undefined;
  /** How its day reduces its doses, as the programme had it when the run began. */
  lighter?: Lighter | undefined;
  /** It is done in its short version. */
  short?: true | undefined;
  startedAt: number;
  /** Of its entry in the journal; a version before moved `startedAt` when the clock was set back. */
  entryId?: string | undefined;
  lastInputAt: number;
  stepKey: string;
  /** A pause moves it on, like all that follows it. */
  stepStartedAt: number;
  /** When the timer of timed work starts to count, or did. */
  timerStartsAt?: number | undefined;
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
  /** By key of a set. */
  setStatus: Readonly<Record<string, 'done' | 'skipped'>>;
  /** By key of a set, what was done of it. It outlives the status: a set that is done again begins with it. */
  logs?: Readonly<Record<string, RunSetLog>> | undefined;
  /** What was noted of the whole, by a version before; now its entry in the journal has it. */
  rpe?: number | undefined;
  note?: string | undefined;
  /** The way from one set to the next is timed by itself. */
  transitions?: boolean | undefined;
  /** By line of an exercise in its block, `course` or `course.2`, which of its alternatives takes its place. */
  substitutions: Readonly<Record<string, number>>;
  /** The steps before this one, to go back to. */
  history: readonly PassedStep[];
}

export interface RunSetLog extends SetValues {
  alternative?: string | undefined;
}

interface PassedStep {
  stepKey: string;
  stepStartedAt: number;
  restShift?: number | undefined;
}

export function startRun(
  of: Pick<ActiveWorkout, 'route' | 'workout' | 'day' | 'lighter' | 'short'>,
  plan: Plan,
  now: number,
): ActiveWorkout {
  return {
    ...of,
    startedAt: now,
    lastInputAt: now,
    stepKey: plan[0].key,
    stepStartedAt: now,
    pausedMs: 0,
    setStatus: {},
    substitutions: {},
    history: [],
  };
}
