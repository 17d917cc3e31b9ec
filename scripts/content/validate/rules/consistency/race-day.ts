import type { Rule } from './rule.ts';
import { isInOrder } from './seven-days.ts';

/** The race is on the day of the limits, and on no other. */
export const raceDay: Rule = {
  name: 'race-day',
  *check(content) {
    const { race, phases = [] } = content.one('limits') ?? {};
    if (!race || !phases.some(({ weeks }) => weeks.includes(race.week))) return;
    for (const { file, path, day, week } of content.days()) {
      const isRaceDay = week.number === race.week && day.day === race.day;
      if (isRaceDay === (day.type === 'compétition') || !isInOrder(week)) continue;
      const message = isRaceDay
        ? `le ${race.day} de la semaine ${race.week} est le jour de la course (limits.yaml) : écris « type: compétition »`
        : `la course a lieu le ${race.day} de la semaine ${race.week} (limits.yaml) : change le type de ce jour, ou là-bas le jour et la semaine de la course`;
      yield { file, path: [...path, 'type'], message };
    }
  },
};
