import type { LocalDate } from '../../calendar/localDate.ts';
import { NO_BREAK } from '../../format/noBreak.ts';
import type { LoggedSession, LoggedSet } from './entry.ts';
import { type ExerciseDone, type ExerciseSession, findSessions } from './lastTime.ts';
import type { NumberField } from './numberFields.ts';
import { computePace, formatPaceSeconds } from './sessionValues.ts';
import { isComparable, SET_NUMBER_FIELDS, SET_NUMBERS } from './setNumbers.ts';

export interface SeriesPoint extends ExerciseSession {
  /** The value of the session's best set. */
  value: number;
  best: LoggedSet;
}

export interface ExerciseSeries {
  measure: ChartMeasure;
  /** Oldest first; sessions whose sets lack the value are left out. */
  points: readonly SeriesPoint[];
}

/** What the sets of an exercise are compared by. `pace` is in seconds per kilometre: less is more. */
export type ChartMeasure = 'pace' | Exclude<NumberField, 'rpe'>;

/** Those that say most first. */
const CHART_MEASURES: readonly ChartMeasure[] = [
  'kg',
  'pace',
  ...SET_NUMBER_FIELDS.filter((name) => name !== 'kg' && name !== 'reps' && name !== 'rpe'),
  'reps',
];

type Measured = (set: LoggedSet, measure: ChartMeasure) => number | undefined;

/** As everywhere, 0 kg is no load; where others had help, it is the best that there is. */
const measuredAmong = (done: readonly ExerciseSession[], takesHelp: boolean): Measured => {
  const hasHelp = done.some(({ sets }) => sets.some(({ kg = 0 }) => kg < 0));
  return (set, measure) => {
    if (measure === 'pace') return computePace(set);
    if (measure !== 'kg') return set[measure];
    if (takesHelp && !isComparable(set.kg, takesHelp)) return undefined;
    return hasHelp ? set.kg : set.kg || undefined;
  };
};

/** « 22,5 kg », « 5:42/km », « 12 rép. ». */
export function formatMeasure(measure: ChartMeasure, value: number): string {
  if (measure === 'pace') return formatPaceSeconds(value);
  return measure === 'reps' ? `${value}${NO_BREAK}rép.` : SET_NUMBERS[measure].format(value);
}

/**
 * An exercise over time: the best set of each session; undefined without a value. `sessions` newest first. `takesHelp`:
 * what the catalogue says of the exercise.
 */
export function buildSeries(
  exercise: ExerciseDone,
  sessions: readonly LoggedSession[],
  takesHelp = false,
): ExerciseSeries | undefined {
  const done = findSessions(exercise, sessions);
  const measured = measuredAmong(done, takesHelp);
  const measure = chooseMeasure(done, measured);
  if (!measure) return undefined;
  const points = done.toReversed().flatMap((session): SeriesPoint[] => {
    const best = bestSet(session.sets, measure, measured);
    const value = best && measured(best, measure);
    return best && value !== undefined ? [{ ...session, best, value }] : [];
  });
  return { measure, points };
}

/** The first measure that half of the sessions have, so that one weighted set of pull-ups hides none; else the most frequent. */
function chooseMeasure(done: readonly ExerciseSession[], measured: Measured): ChartMeasure | undefined {
  const counted = CHART_MEASURES.map((measure) => ({
    measure,
    count: done.filter(({ sets }) => sets.some((set) => measured(set, measure) !== undefined)).length,
  })).filter(({ count }) => count > 0);
  const frequent = counted.find(({ count }) => 2 * count >= done.length);
  return (frequent ?? counted.toSorted((one, other) => other.count - one.count)[0])?.measure;
}

/** The heaviest, quickest or longest set, or that of the least help; of two alike the one with more repetitions. */
function bestSet(sets: readonly LoggedSet[], measure: ChartMeasure, measured: Measured): LoggedSet | undefined {
  const rank = (set: LoggedSet) => (measured(set, measure) ?? Number.NaN) * (measure === 'pace' ? -1 : 1);
  return sets
    .filter((set) => measured(set, measure) !== undefined)
    .toSorted((one, other) => rank(other) - rank(one) || (other.reps ?? 0) - (one.reps ?? 0))[0];
}

/** The point with the best value; of two alike the earlier one. */
export function bestPoint({ measure, points }: ExerciseSeries): SeriesPoint | undefined {
  const sign = measure === 'pace' ? -1 : 1;
  return points.reduce<SeriesPoint | undefined>(
    (best, point) => (best && sign * best.value >= sign * point.value ? best : point),
    undefined,
  );
}

export interface LoggedExercise {
  id: string;
  /** What it was called the last time. */
  name: string;
  sessions: number;
  last: LocalDate;
}

/** Every exercise of the catalogue that was logged, or that another was done in place of, the most frequent first. */
export function loggedExercises(sessions: readonly LoggedSession[]): LoggedExercise[] {
  const ids = new Set(sessions.flatMap(({ sets = [] }) => sets.map(({ exercise }) => exercise)));
  const exercises = [...ids].map((id): LoggedExercise => {
    const done = sessions.filter(({ sets = [] }) => sets.some(({ exercise }) => exercise === id));
    const sets = done.flatMap((session) => session.sets?.filter(({ exercise }) => exercise === id) ?? []);
    const named = sets.find(({ isAlternative }) => !isAlternative) ?? sets[0];
    return { id, name: named?.name ?? '', sessions: done.length, last: done[0]?.on ?? '' };
  });
  return exercises.sort((one, other) => other.sessions - one.sessions || (one.name < other.name ? -1 : 1));
}
