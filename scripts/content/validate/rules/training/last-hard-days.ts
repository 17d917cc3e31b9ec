import { isHard, isHeavy, legDaysIn } from './day-effort.ts';
import { COACHES, type TrainingRule } from './training-rule.ts';

/** Legs are fresh on race day: the last heavy and the last hard sessions are far enough from it. */
export const lastHardDays: TrainingRule = {
  name: 'last-hard-days',
  scope: 'day',
  *check({ calendar, content, limits: { lastHardDays } }) {
    const isLegDay = legDaysIn(content);
    for (const day of calendar.days) {
      const left = calendar.daysToRace(day);
      if (left === undefined) continue;
      if (isLegDay(day) && isHeavy(day) && left < lastHardDays.legs) {
        yield {
          file: day.file,
          path: [...day.path, 'link'],
          message: `${day.entry.day}, bas du corps à J-${left} : à J-${lastHardDays.legs} au plus tard, ou à intensité facile. Avance ou remplace cette séance : des jambes chargées mettent des jours à retrouver leur fraîcheur (${COACHES})`,
        };
      } else if (isHard(day) && left < lastHardDays.hard) {
        yield {
          file: day.file,
          path: [...day.path, 'intensity'],
          message: `${day.entry.day}, jour « ${day.entry.intensity} » à J-${left} : à J-${lastHardDays.hard} au plus tard. Adoucis ou avance cette séance : la fatigue met plus longtemps à partir que la forme (${COACHES})`,
        };
      }
    }
  },
};
