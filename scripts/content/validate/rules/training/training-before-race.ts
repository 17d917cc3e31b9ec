import type { Exercise } from '../../../../../schema/exercise.ts';
import type { Station } from '../../../../../schema/understanding.ts';
import type { WorkoutOption } from '../../../../../schema/workout.ts';
import { catalogueById, suggestedWorkouts } from './suggested-training.ts';
import type { JudgedProgramme } from './training-rule.ts';
import type { ProgrammeWeek } from './week-sequence.ts';

interface TrainingBeforeRace {
  weeks: readonly ProgrammeWeek[];
  /** What these weeks suggest, simulations left out. */
  workouts: readonly WorkoutOption[];
  catalogue: ReadonlyMap<string, Exercise>;
  /** In the order of the race. */
  stations: readonly Station[];
  /** Whether an exercise of the catalogue is for it: of the others, nothing is known. */
  hasExercise(station: Station): boolean;
}

/** At most `count` weeks right before that of the race; undefined when they are not all known. */
export function trainingBeforeRace(
  { sequence, content }: JudgedProgramme,
  count: number,
): TrainingBeforeRace | undefined {
  const race = content.one('limits')?.race;
  const weeks = race && sequence.weeksBefore(race.week, count);
  const workouts =
    weeks &&
    suggestedWorkouts(
      content,
      weeks.flatMap(({ days }) => [...days]),
    );
  const catalogue = catalogueById(content);
  const stations = content.one('understanding')?.stations;
  if (!workouts || !catalogue || !stations) return undefined;
  const stationsWithExercise = new Set([...catalogue.values()].map(({ station }) => station));
  return {
    weeks,
    workouts: workouts.filter(({ simulation }) => !simulation),
    catalogue,
    stations,
    hasExercise: ({ id }) => stationsWithExercise.has(id),
  };
}
