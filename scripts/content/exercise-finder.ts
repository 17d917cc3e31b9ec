import type { Alternative, Exercise } from '../../schema/exercise.ts';
import { comparisonKey } from './nearest.ts';

/** Finds the exercise of the catalogue that an alternative is: by its id, or by its name as a text. */
export function exerciseFinder<E extends Pick<Exercise, 'id' | 'name'>>(catalogue: readonly E[]) {
  const byId = new Map(catalogue.map((exercise) => [exercise.id, exercise]));
  const byName = new Map(catalogue.map((exercise) => [comparisonKey(exercise.name), exercise]));
  return ({ exercise, name = '' }: Pick<Alternative, 'exercise' | 'name'>): E | undefined =>
    byId.get(exercise ?? name) ?? byName.get(comparisonKey(name));
}
