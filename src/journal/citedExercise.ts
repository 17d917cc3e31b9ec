import type { LoadStep } from '../../schema/load-growth.ts';
import { workoutPages } from '../generated/workoutPages.ts';
import type { ExerciseDone } from './model/lastTime.ts';

const exercises = new Map(
  workoutPages.flatMap(({ options }) =>
    options.flatMap(({ blocks }) =>
      blocks.flatMap((block) => block.exercises.map(({ exercise }) => [exercise.id, exercise] as const)),
    ),
  ),
);

/** An exercise of the catalogue, as the workouts cite it. */
export const citedExercise = (id: string) => exercises.get(id);

/** How the load of what was done grows; undefined of an alternative that is no exercise of the catalogue. */
export function loadStepOf({ exercise, name, isAlternative }: ExerciseDone): LoadStep | undefined {
  const cited = citedExercise(exercise);
  return isAlternative ? cited?.alternatives.find((one) => one.name === name)?.load : cited?.load;
}

/** A machine or a band helps: the kilograms are its own. */
export const takesHelp = (done: ExerciseDone) => loadStepOf(done) === 'aide';
