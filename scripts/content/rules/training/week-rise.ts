import type { CalendarWeek } from './calendar.ts';
import { COACHES, type TrainingRule } from './training-rule.ts';
import { highest, inMinutes, isRun, weekMinutes } from './volume.ts';

const WEEKS_BACK = 3;
const PERCENT = 110;

const VOLUMES = [
  { of: ' de course à pied', minutes: (week: CalendarWeek) => weekMinutes(week, isRun) },
  { of: ' en tout', minutes: (week: CalendarWeek) => weekMinutes(week) },
];

/** A week is hardly longer than the longest of the three before it, in running and in all. */
export const weekRise: TrainingRule = {
  name: 'week-rise',
  *check(calendar) {
    for (const week of calendar.weeks) {
      const before = calendar.weeksBefore(week.value.number, WEEKS_BACK) ?? [];
      const tooLong = VOLUMES.flatMap((volume) => {
        const minutes = volume.minutes(week);
        const longest = highest(before.map(volume.minutes));
        if (minutes === undefined || longest === undefined || longest === 0) return [];
        if (minutes * 100 <= longest * PERCENT) return [];
        return `${inMinutes(minutes)}${volume.of}, ${inMinutes((longest * PERCENT) / 100)} au plus`;
      });
      if (tooLong.length === 0) continue;
      yield {
        file: week.file,
        path: ['number'],
        message: `semaine trop longue : ${tooLong.join(' ; ')} (${PERCENT} % de la plus longue des ${WEEKS_BACK} semaines d’avant). Raccourcis des séances : le corps s’adapte à de petites hausses (${COACHES})`,
      };
    }
  },
};
