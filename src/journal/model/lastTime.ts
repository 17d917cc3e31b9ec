import type { LocalDate } from '../../calendar/localDate.ts';
import type { LoggedSession, LoggedSet } from './entry.ts';

/** An exercise as it was done: the one of the catalogue, or what took its place, by its name. */
export type ExerciseDone = Pick<LoggedSet, 'exercise' | 'name' | 'isAlternative'>;

/** Whether values of one can be compared with those of the other. */
export const isSameExercise = (one: ExerciseDone, other: ExerciseDone) =>
  one.exercise === other.exercise &&
  Boolean(one.isAlternative) === Boolean(other.isAlternative) &&
  (!one.isAlternative || one.name === other.name);

export interface ExerciseSession {
  session: LoggedSession;
  on: LocalDate;
  /** In order; at least one. */
  sets: readonly LoggedSet[];
}

/** Each session with sets of an exercise, in the order of `sessions`. */
export function findSessions(exercise: ExerciseDone, sessions: readonly LoggedSession[]): ExerciseSession[] {
  return sessions.flatMap((session) => {
    const sets = session.sets?.filter((set) => isSameExercise(set, exercise)) ?? [];
    return sets.length > 0 ? [{ session, on: session.on, sets }] : [];
  });
}

/**
 * The last session with sets of an exercise, and of one of its lines where it had several; of running, the last one over
 * the same distance, if there is one. `sessions` newest first.
 */
export function findLastTime(
  exercise: ExerciseDone,
  sessions: readonly LoggedSession[],
  occurrence?: number,
  meters?: number,
): ExerciseSession | undefined {
  const all = findSessions(exercise, sessions);
  const [last] = [...(meters === undefined ? [] : all.flatMap((one) => ofDistance(one, meters))), ...all];
  const sets = occurrence === undefined ? [] : (last?.sets.filter((set) => set.occurrence === occurrence) ?? []);
  return last && sets.length > 0 ? { ...last, sets } : last;
}

function ofDistance({ sets, ...session }: ExerciseSession, meters: number): ExerciseSession[] {
  const alike = sets.filter((set) => set.meters === meters);
  return alike.length > 0 ? [{ ...session, sets: alike }] : [];
}

/** The most repetitions that a load was lifted for; those asked for where none were noted, undefined where neither is known. */
export function mostRepsAt(
  kg: number,
  { sets }: { sets: readonly Pick<LoggedSet, 'kg' | 'reps' | 'prescribedReps'>[] },
): number | undefined {
  const known = sets.flatMap((set) => (set.kg === kg ? (set.reps ?? set.prescribedReps ?? []) : []));
  return known.length > 0 ? Math.max(...known) : undefined;
}
