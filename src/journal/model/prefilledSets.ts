import type { PublishedWorkout } from '../../../schema/programme.ts';
import { linesOf, occurrenceAt } from '../../format/occurrence.ts';
import { doseValues } from './doseValues.ts';
import type { LoggedSession, LoggedSet } from './entry.ts';
import { findLastTime } from './lastTime.ts';
import { isComparable } from './setNumbers.ts';

/** The sets of a workout as prescribed, each with the values of the last time that its exercise was done. */
export function prefilledSets(workout: PublishedWorkout, sessions: readonly LoggedSession[]): LoggedSet[] {
  const lines = linesOf(workout);
  const sets = workout.blocks.flatMap(({ rounds, exercises }) =>
    exercises.flatMap((prescription) => {
      const { exercise, reps } = prescription;
      const occurrence = occurrenceAt(lines, lines.indexOf(prescription));
      const done = { exercise: exercise.id, name: exercise.name, ...(occurrence !== undefined && { occurrence }) };
      const before = findLastTime(done, sessions, occurrence)?.sets ?? [];
      return Array.from({ length: rounds * prescription.sets }, (_, index): LoggedSet => {
        const last = before[index] ?? before.at(-1);
        return {
          ...done,
          prescribedReps: reps?.min,
          ...doseValues(prescription),
          // The load and the repetitions of the last time are where this one begins; effort and note are of that day.
          kg: isComparable(last?.kg, exercise.load === 'aide') ? last?.kg : undefined,
          reps: last?.reps ?? reps?.min,
        };
      });
    }),
  );
  return sets.map((set) => ({
    ...set,
    prescribedSets: sets.filter(({ exercise }) => exercise === set.exercise).length,
  }));
}
