import { type DrawnFigure, drawnFigures, lenderOf } from '../../../figures.ts';
import { catalogueWithUniqueIds, unknownExercise } from './known-exercises.ts';
import type { Rule } from './rule.ts';

/** Every exercise has one figure: of its own, borrowed from an exercise that has one, or none for a reason. */
export const exerciseFigures: Rule = {
  name: 'exercise-figures',
  *check(content) {
    const catalogue = catalogueWithUniqueIds(content);
    if (!catalogue || content.hasInvalid('figureFamily')) return;
    const known = catalogue.map(({ id }) => id);
    const drawn = new Map<string, DrawnFigure>();
    for (const figure of drawnFigures(content)) {
      const { file, path, value } = figure;
      const at = { file, path: [...path, 'exercise'] };
      if (!known.includes(value.exercise)) yield unknownExercise(file, at.path, value.exercise, known);
      else if (drawn.has(value.exercise)) {
        yield { ...at, message: `« ${value.exercise} » a déjà une figure : garde une seule des deux` };
      }
      drawn.set(value.exercise, figure);
    }
    for (const { file, value } of content.valid('exerciseFamily')) {
      for (const [index, { id, figure }] of value.exercises.entries()) {
        const path = ['exercises', index, 'figure'];
        const lender = lenderOf(figure);
        if (figure === undefined && !drawn.has(id)) {
          const message = `« ${id} » n’a pas de figure : dessine-la dans content/figures/, ou écris figure: comme … ou figure: aucune (et sa raison)`;
          yield { file, path: ['exercises', index, 'id'], message };
        } else if (figure !== undefined && drawn.has(id)) {
          yield {
            file,
            path,
            message: `« ${id} » a sa figure dans content/figures/ : retire cette ligne, ou son dessin`,
          };
        } else if (lender !== undefined && !known.includes(lender)) {
          yield {
            ...unknownExercise(file, path, lender, known),
            part: { start: 'comme '.length, end: figure?.length ?? 0 },
          };
        } else if (lender !== undefined && !drawn.has(lender)) {
          const message = `« ${lender} » n’a pas de dessin à prêter : cite un exercice qui a sa figure dans content/figures/`;
          yield { file, path, message };
        }
      }
    }
  },
};
