import { programme } from '../generated/programme.ts';

/** An exercise of the catalogue, as the workouts cite it. */
export const exerciseOf = (id: string) =>
  programme.workoutPages
    .flatMap(({ options }) => options.flatMap(({ blocks }) => blocks.flatMap(({ exercises }) => exercises)))
    .find(({ exercise }) => exercise.id === id)?.exercise;
