import type { Place } from '../../../content.ts';
import { exerciseFinder } from '../../../exercise-finder.ts';
import { comparisonKey, nearestNamed } from '../../../nearest.ts';
import { catalogueWithUniqueIds } from './catalogue.ts';
import type { Rule } from './rule.ts';

/** A text that can only be meant as an id: « presse-a-cuisses ». */
const LIKE_AN_ID = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;

/**
 * An alternative or a variant is another exercise, an alternative also the same one with another dose; it stands there
 * once. A name that looks like an id is one of the catalogue.
 */
export const knownAlternatives: Rule = {
  name: 'known-alternatives',
  *check(content) {
    const catalogue = catalogueWithUniqueIds(content);
    if (!catalogue) return;
    const find = exerciseFinder(catalogue);
    const unknown = (place: Place, id: string) => ({
      ...place,
      message: `exercice inconnu « ${id} » : corrige-le ou décris-le dans content/exercises/`,
      ...nearestNamed(id, catalogue),
    });
    for (const { file, path, exercise } of content.catalogue()) {
      const { id, easier, harder, alternatives } = exercise;
      for (const [key, variant] of Object.entries({ easier, harder })) {
        if (!variant) continue;
        const field = variant.exercise === undefined ? 'name' : 'exercise';
        const written = variant[field] ?? '';
        const place = { file, path: [...path, key, field] };
        if (find(variant)?.id === id) {
          yield { ...place, message: `« ${written} » est sa propre variante : cite un autre exercice, ou retire-la` };
        } else if (field === 'name' && LIKE_AN_ID.test(written) && !find(variant)) yield unknown(place, written);
      }
      const seen = new Set<string>();
      for (const [position, alternative] of alternatives.entries()) {
        const key = alternative.exercise === undefined ? 'name' : 'exercise';
        const written = alternative[key] ?? '';
        const item = [...path, 'alternatives', position];
        // A text has no key of its own.
        const place = { file, path: content.rawValueAt(file, item) === written ? item : [...item, key] };
        const cited = find(alternative);
        const { exercise: _, name, ...dose } = alternative;
        const same = JSON.stringify([cited?.id ?? comparisonKey(name ?? written), dose]);
        if (cited?.id === id && Object.keys(dose).length === 0) {
          const message = `« ${written} » se remplace par lui-même : cite un autre exercice, ou retire-le`;
          yield { ...place, message };
        } else if (key === 'name' && LIKE_AN_ID.test(written) && !cited) yield unknown(place, written);
        else if (seen.has(same)) {
          yield { ...place, message: `« ${written} » est déjà là, avec la même dose : garde une seule ligne` };
        }
        seen.add(same);
      }
    }
  },
};
