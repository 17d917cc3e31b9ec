import { exerciseListsOf } from '../../../content.ts';
import { nearestOf } from '../../../nearest.ts';
import type { Rule } from './rule.ts';

/** A workout prescribes exercises of the catalogue. */
export const knownExercises: Rule = {
  name: 'known-exercises',
  *check(content) {
    // An unreadable family would make all of its exercises look unknown.
    if (content.hasInvalid('exerciseFamily')) return;
    const ids = content.valid('exerciseFamily').flatMap(({ value }) => value.exercises.map(({ id }) => id));
    const known = new Set(ids);
    // Where an id stands twice, one of the two may be the one that is missing.
    if (known.size < ids.length) return;
    for (const { file, value } of content.valid('workoutPage')) {
      for (const [index, option] of value.options.entries()) {
        for (const { path, exercises } of exerciseListsOf(option)) {
          for (const [position, { exercise }] of exercises.entries()) {
            if (known.has(exercise)) continue;
            yield {
              file,
              path: ['options', index, ...path, position, 'exercise'],
              message: `exercice inconnu « ${exercise} » : corrige-le ou décris-le dans content/exercises/`,
              suggestion: nearestOf(exercise, known),
            };
          }
        }
      }
    }
  },
};
