import { exerciseFinder } from '../../../exercise-finder.ts';
import { comparisonKey } from '../../../nearest.ts';
import { catalogueWithUniqueIds, unknownExercise } from './known-exercises.ts';
import type { Rule } from './rule.ts';

/** A text that can only be meant as an id: « presse-a-cuisses ». */
const LIKE_AN_ID = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;

/**
 * An alternative or a variant that cites an exercise cites another one of the catalogue, an alternative also one with
 * another dose; it stands there once.
 */
export const knownAlternatives: Rule = {
  name: 'known-alternatives',
  *check(content) {
    const catalogue = catalogueWithUniqueIds(content);
    if (!catalogue) return;
    const known = catalogue.map(({ id }) => id);
    const find = exerciseFinder(catalogue);
    for (const { file, value } of content.valid('exerciseFamily')) {
      for (const [index, { id, easier, harder, alternatives }] of value.exercises.entries()) {
        for (const [key, variant] of Object.entries({ easier, harder })) {
          if (!variant) continue;
          const field = variant.exercise === undefined ? 'name' : 'exercise';
          const written = variant[field] ?? '';
          const path = ['exercises', index, key, field];
          const cited = find(variant);
          if (!cited && (field === 'exercise' || LIKE_AN_ID.test(written))) {
            yield unknownExercise(file, path, written, known);
          } else if (cited?.id === id) {
            yield {
              file,
              path,
              message: `« ${written} » est sa propre variante : cite un autre exercice, ou retire-la`,
            };
          }
        }
        const seen = new Set<string>();
        for (const [position, alternative] of alternatives.entries()) {
          const key = alternative.exercise === undefined ? 'name' : 'exercise';
          const written = alternative[key] ?? '';
          const item = ['exercises', index, 'alternatives', position];
          // A text has no key of its own.
          const path = content.rawValueAt(file, item) === written ? item : [...item, key];
          const cited = find(alternative);
          const { exercise: _, name, ...dose } = alternative;
          const same = JSON.stringify([cited?.id ?? comparisonKey(name ?? ''), dose]);
          if (cited?.id === id && Object.keys(dose).length === 0) {
            const message = `« ${written} » se remplace par lui-même : cite un autre exercice, ou retire-le`;
            yield { file, path, message };
          } else if (!cited && (key === 'exercise' || LIKE_AN_ID.test(written))) {
            yield unknownExercise(file, path, written, known);
          } else if (seen.has(same)) {
            yield { file, path, message: `« ${written} » est déjà là, avec la même dose : garde une seule ligne` };
          }
          seen.add(same);
        }
      }
    }
  },
};
