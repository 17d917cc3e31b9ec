import { workoutPages } from '../generated/workoutPages.ts';

const exercises = new Map(
  workoutPages.flatMap(({ options }) =>
    options.flatMap(({ blocks }) =>
      blocks.flatMap((block) => block.exercises.map(({ exercise }) => [exercise.id, exercise] as const)),
    ),
  ),
);

/** An exercise of the catalogue, as the workouts cite it. */
export const citedExercise = (id: string) => exercises.get(id);
