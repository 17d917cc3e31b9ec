import type { WeekKind } from '../../../../../schema/vocabulary.ts';
import type { CalendarDay } from './calendar.ts';
import { COACHES, type TrainingRule } from './training-rule.ts';

const isRestDay = ({ entry }: CalendarDay) => entry.type === 'repos' || (!entry.type && !entry.duration);

/** Every week has a rest day, a light week and that of the race have two. */
export const restDays: TrainingRule = {
  name: 'rest-days',
  scope: 'week',
  *check({ calendar, limits: { restDays } }) {
    const { normal, light, race } = restDays;
    const leastIn: Partial<Record<WeekKind, number>> = { allégée: light, course: race };
    for (const { file, value, days } of calendar.weeks) {
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
};
