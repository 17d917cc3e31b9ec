import { z } from 'zod';
import { feminine, plural } from '../../../../../schema/meta.ts';
import { percentThreshold } from '../../../../../schema/threshold.ts';
import { inPercent } from './phrases.ts';
import { indeterminate, trainingRule } from './training-rule.ts';
import { loadScaleOf, weekLoad } from './volume.ts';

/** A light week is clearly lighter than the week before. An intensity counts with the middle of its RPE. */
export const lightWeeks = trainingRule({
  name: 'light-weeks',
  scope: 'week',
  summary:
    'une semaine allégée pèse au plus 75 % de la précédente, en minutes × RPE ; le jour du test, seul le test compte comme dur',
  advice: 'raccourcis ou adoucis des séances',
  thresholds: z
    .strictObject({ percent: percentThreshold('La charge d’une semaine allégée, en % de celle d’avant, au plus.', 75) })
    .meta({ noun: plural(feminine('semaines allégées')), description: 'Le seuil de l’avertissement light-weeks.' }),
  *check({ sequence, content }, { percent }) {
    const scale = loadScaleOf(content);
    for (const week of sequence.weeks.filter(({ value }) => value.kind === 'allégée')) {
      const load = weekLoad(week, scale);
      const before = sequence.weeksBefore(week.value.number, 1)?.[0];
      const heavier = before && weekLoad(before, scale);
      if (load === undefined || heavier === undefined) {
        yield indeterminate(week.file);
        continue;
      }
      if (heavier === 0 || load * 100 <= heavier * percent) continue;
      yield {
        file: week.file,
        path: ['kind'],
        lateStartBound: (heavier * percent) / 100,
        message: `semaine allégée à ${inPercent(load, heavier)} de la charge de la semaine d’avant (minutes × RPE : ${Math.round(load)} au lieu de ${Math.round(heavier)}), ${percent} % au plus, soit ${Math.floor((heavier * percent) / 100)}. Raccourcis ou adoucis des séances : sans vraie baisse, le corps n’assimile pas les semaines d’avant (doi:10.1186/s40798-023-00633-0)`,
      };
    }
  },
});
