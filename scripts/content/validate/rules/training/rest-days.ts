import { z } from 'zod';
import { feminine, masculine, plural } from '../../../../../schema/meta.ts';
import { countThreshold } from '../../../../../schema/threshold.ts';
import type { WeekKind } from '../../../../../schema/vocabulary.ts';
import { isRestDay } from './day-predicates.ts';
import { COACHES, trainingRule } from './training-rule.ts';

/** Every week has a rest day, a light week and that of the race have two. */
export const restDays = trainingRule({
  name: 'rest-days',
  scope: 'week',
  summary: 'au moins un jour de repos par semaine, deux en semaine allégée et en semaine de course',
  advice: 'remplace une séance par un repos',
  thresholds: z
    .strictObject({
      normal: countThreshold({
        noun: feminine('semaine normale'),
        max: 7,
        description: 'Les jours de repos d’une semaine, au moins.',
        example: 1,
      }),
      light: countThreshold({
        noun: feminine('semaine allégée'),
        max: 7,
        description: 'Les jours de repos d’une semaine allégée, au moins.',
        example: 2,
      }),
      race: countThreshold({
        noun: feminine('semaine de la course'),
        max: 7,
        description: 'Les jours de repos de la semaine de la course, au moins.',
        example: 2,
      }),
    })
    .meta({ noun: plural(masculine('jours de repos')), description: 'Les seuils de l’avertissement rest-days.' }),
  *check({ sequence }, { normal, light, race }) {
    const leastIn: Partial<Record<WeekKind, number>> = { allégée: light, course: race };
    for (const { file, value, days } of sequence.weeks) {
      const found = days.filter(isRestDay).length;
      const least = (value.kind && leastIn[value.kind]) ?? normal;
      if (found >= least) continue;
      const such = value.kind && leastIn[value.kind] !== undefined ? ` de type « ${value.kind} »` : '';
      yield {
        file,
        path: ['days'],
        key: true,
        message: `jours de repos : ${found}, au moins ${least} dans une semaine${such}. Remplace une séance par un repos (type: repos) : le corps progresse en récupérant (${COACHES})`,
      };
    }
  },
});
