import { isHard, legDaysIn } from './day-predicates.ts';
import { COACHES, trainingRule } from './training-rule.ts';
import type { ProgrammeDay } from './week-sequence.ts';

const labelOf = ({ entry }: ProgrammeDay) => `${entry.day} (${entry.intensity})`;

/** After a hard day comes an easier one, and legs that have lifted don't run fast the day after. */
export const hardDays = trainingRule({
  name: 'hard-days',
  scope: 'day',
  summary: 'pas deux jours durs (`difficile`, `maximale`) de suite, pas de fractionné au lendemain des jambes',
  advice: 'adoucis ou déplace l’un des deux',
  *check({ sequence, content }) {
    const isLegDay = legDaysIn(content);
    for (const day of sequence.days) {
      const before = sequence.daysBefore(day, 1)?.[0];
      if (!before) continue;
      // Moving one of the two solves both.
      if (isLegDay(before) && day.entry.type === 'fractionné') {
        yield {
          file: day.file,
          path: [...day.path, 'type'],
          message: `fractionné au lendemain du bas du corps (${before.entry.day}) : déplace l’un des deux. Après une séance de jambes, la course perd en qualité (doi:10.1080/02701367.2015.1053104)`,
        };
        continue;
      }
      // The race is hard; what may come before it is a matter of last-hard-days.
      if (isHard(before) && isHard(day) && day.entry.type !== 'compétition') {
        yield {
          file: day.file,
          path: [...day.path, 'intensity'],
          message: `deux jours durs de suite, ${labelOf(before)} puis ${labelOf(day)} : adoucis ou déplace l’un des deux. Il faut au moins un jour plus facile pour récupérer d’une séance dure (${COACHES})`,
        };
      }
    }
  },
});
