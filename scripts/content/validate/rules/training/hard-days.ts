import { isHard, isLegDay } from './day-predicates.ts';
import { trainingRule } from './training-rule.ts';
import type { ProgrammeDay } from './week-sequence.ts';

const labelOf = ({ entry }: ProgrammeDay) => `${entry.day} (${entry.intensity})`;

/** After a hard day comes an easier one, and legs that have lifted don't run fast the day after. */
export const hardDays = trainingRule({
  name: 'hard-days',
  scope: 'day',
  advice: 'Adoucis ou déplace l’un des deux',
  source:
    'après une séance dure il faut un jour pour récupérer (usage des coachs), et après les jambes la course perd en qualité (doi:10.1080/02701367.2015.1053104)',
  summary: () => 'pas deux jours durs (`difficile`, `maximale`) de suite, pas de fractionné au lendemain des jambes',
  *check({ sequence, content }) {
    for (const [index, day] of sequence.days.entries()) {
      const before = sequence.days[index - 1];
      if (!before) continue;
      const { file, path } = day;
      // Of three in a row, moving the one in the middle mends both pairs; and one that is too near the race has to move.
      const causedBy = [
        { rule: 'hard-days', file: before.file, path: before.path },
        { rule: 'last-hard-days', file, path },
      ];
      if (isLegDay(before, content) && day.entry.type === 'fractionné') {
        const found = `fractionné au lendemain du bas du corps (${before.entry.day})`;
        yield { file, path: [...path, 'type'], causedBy, found, advice: 'Déplace l’un des deux' };
      } else if (isHard(before) && isHard(day) && day.entry.type !== 'compétition') {
        // The race is hard; what may come before it is a matter of last-hard-days.
        const found = `deux jours durs de suite, ${labelOf(before)} puis ${labelOf(day)}`;
        yield { file, path: [...path, 'intensity'], causedBy, found };
      }
    }
  },
});
