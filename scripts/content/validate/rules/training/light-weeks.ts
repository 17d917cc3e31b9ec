import { feminine, plural } from '../../../../../schema/meta.ts';
import { percentThreshold, thresholdsOf } from '../../../../../schema/threshold.ts';
import { trainingRule } from './training-rule.ts';
import { loadScaleOf, minutesOfDays, weekLoad } from './volume.ts';

/** A light week is clearly lighter than the week before. An intensity counts with the middle of its RPE. */
export const lightWeeks = trainingRule({
  name: 'light-weeks',
  scope: 'week',
  exceptReturns: true,
  advice: 'Raccourcis ou adoucis des séances',
  source: 'sans vraie baisse, le corps n’assimile pas les semaines d’avant (doi:10.1186/s40798-023-00633-0)',
  thresholds: thresholdsOf(plural(feminine('semaines allégées')), {
    percent: percentThreshold('La charge d’une semaine allégée, en % de celle d’avant, au plus.', 75),
  }),
  summary: ({ percent }) =>
    `une semaine allégée pèse au plus ${percent} % de la précédente, en minutes × RPE ; le jour du test, seul le test compte comme dur`,
  *check({ sequence, content }, { percent }) {
    const scale = loadScaleOf(content);
    for (const week of sequence.weeks.filter(({ value }) => value.kind === 'allégée')) {
      const [before] = sequence.weeksBefore(week, 1);
      const load = weekLoad(week, scale);
      const heavier = before ? weekLoad(before, scale) : 0;
      if (!(heavier > 0 && load * 100 > heavier * percent)) continue;
      const part = Math.round((100 * load) / heavier);
      const most = (heavier * percent) / 100;
      yield {
        file: week.file,
        path: ['kind'],
        lateStartBound: most,
        causedBy: minutesOfDays(week.file, sequence.weeksBefore(week, 1)),
        found: `semaine allégée à ${part} % de la charge de celle d’avant (minutes × RPE : ${Math.round(load)} contre ${Math.round(heavier)}) : ${percent} % au plus, soit ${Math.floor(most)}`,
      };
    }
  },
});
