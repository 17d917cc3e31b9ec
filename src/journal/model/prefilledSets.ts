import type { PublishedPrescription, PublishedWorkout } from '../../../schema/programme.ts';
import type { LoggedSession, LoggedSet } from './entry.ts';
import { lastTimeOf } from './lastTime.ts';

/** The sets of a workout as prescribed, each with the values of the last time that its exercise was done. */
export function prefilledSets({ blocks }: PublishedWorkout, sessions: readonly LoggedSession[]): LoggedSet[] {
  const sets = blocks.flatMap(({ rounds, exercises }) =>
    exercises.flatMap((prescription) => {
      const { exercise } = prescription;
      const done = { exercise: exercise.id, name: exercise.name };
      const before = lastTimeOf(done, sessions)?.sets ?? [];
      return Array.from({ length: rounds * prescription.sets }, (_, index): LoggedSet => {
        const last = before[index] ?? before.at(-1);
        return {
          ...done,
          ...(prescription.reps && { prescribedReps: prescription.reps.min }),
          ...prescribedValues(prescription),
          ...(last && withoutEffort(last)),
        };
      });
    }),
  );
  return sets.map((set) => ({
    ...set,
    prescribedSets: sets.filter(({ exercise }) => exercise === set.exercise).length,
  }));
}

/** The fewest repetitions of a range, as the runner shows them; the longest time. */
function prescribedValues({ reps, time, distance }: PublishedPrescription): Partial<LoggedSet> {
  return {
    ...(reps && { reps: reps.min }),
    ...(time && { seconds: time.maxSeconds }),
    ...(distance && { meters: distance.meters }),
  };
}

/** Effort and note are of that day; the load and the repetitions are where the next one begins. */
function withoutEffort({ kg, reps }: LoggedSet): Partial<LoggedSet> {
  return { ...(kg !== undefined && { kg }), ...(reps !== undefined && { reps }) };
}
