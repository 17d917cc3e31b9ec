import { drawnFigures, lenderOf } from '../../../figures.ts';
import { catalogueWithUniqueIds } from './catalogue.ts';
import type { Rule } from './rule.ts';

/** Every exercise has one figure: of its own, borrowed from an exercise that has one, or none for a reason. */
export const exerciseFigures: Rule = {
  name: 'exercise-figures',
  *check(content) {
    const known = catalogueWithUniqueIds(content)?.map(({ id }) => id);
    if (!known || content.hasInvalid('figureFamily')) return;
    const drawn = new Set<string>();
    for (const { file, path, value } of drawnFigures(content)) {
      if (drawn.has(value.exercise)) {
        const message = `« ${value.exercise} » a déjà une figure : garde une seule des deux`;
        yield { file, path: [...path, 'exercise'], message };
      }
      drawn.add(value.exercise);
    }
    // A figure for an exercise that does not exist may be the one that is missing.
    const isAnyLost = [...drawn].some((id) => !known.includes(id));
    for (const { file, path, exercise } of content.catalogue()) {
      const { id, figure } = exercise;
      const lender = lenderOf(figure);
      if (figure === undefined && !drawn.has(id) && !isAnyLost) {
        const message = `« ${id} » n’a pas de figure : dessine-la dans content/figures/, ou écris figure: comme … ou figure: aucune (et sa raison)`;
        yield { file, path: [...path, 'id'], message };
      } else if (figure !== undefined && drawn.has(id)) {
        const message = `« ${id} » a sa figure dans content/figures/ : retire cette ligne, ou son dessin`;
        yield { file, path: [...path, 'figure'], message };
      } else if (lender !== undefined && known.includes(lender) && !drawn.has(lender)) {
        const message = `« ${lender} » n’a pas de dessin à prêter : cite un exercice qui a sa figure dans content/figures/`;
        yield { file, path: [...path, 'figure'], message };
      }
    }
  },
};
