import { feminine, masculine, plural } from '../../../../../schema/meta.ts';
import { countThreshold, thresholdsOf } from '../../../../../schema/threshold.ts';
import { isRestDay } from './day-predicates.ts';
import { counted } from './phrases.ts';
import { atWeek, trainingRule } from './training-rule.ts';

const least = (week: string, description: string, example: number) =>
  countThreshold(feminine(week), [0, 7], `${description}, au moins.`, example);

/** Every week has a rest day, a light week and that of the race have two. */
export const restDays = trainingRule({
  name: 'rest-days',
  scope: 'week',
  advice: 'Remplace une séance par un repos (type: repos)',
  source: 'le corps progresse en récupérant (usage des coachs)',
  thresholds: thresholdsOf(plural(masculine('jours de repos')), {
    normal: least('semaine normale', 'Les jours de repos d’une semaine', 1),
    light: least('semaine allégée', 'Les jours de repos d’une semaine allégée', 2),
    race: least('semaine de la course', 'Les jours de repos de la semaine de la course', 2),
  }),
  summary: ({ normal, light, race }) =>
    `au moins ${counted(normal, 'jour')} de repos par semaine, ${light} en semaine allégée, ${race} en semaine de course`,
  *check({ sequence }, { normal, light, race }) {
    for (const week of sequence.weeks) {
      const { kind } = week.value;
      const found = week.days.filter(isRestDay).length;
      const asked = kind === 'allégée' ? light : kind === 'course' ? race : normal;
      if (found >= asked) continue;
      const where = kind ? `une semaine « ${kind} »` : 'une semaine';
      yield { ...atWeek(week), found: `${counted(found, 'jour')} de repos, ${asked} au moins dans ${where}` };
    }
  },
});
