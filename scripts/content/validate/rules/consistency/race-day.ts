import type { Rule } from './rule.ts';

/** The race is on the day of the limits, and on no other. */
export const raceDay: Rule = {
  name: 'race-day',
  *check(content) {
    const race = content.one('limits')?.race;
    if (!race) return;
    for (const { file, value } of content.valid('week')) {
      for (const [index, { day, type }] of value.days.entries()) {
        const isRaceDay = value.number === race.week && day === race.day;
        if (isRaceDay && type !== 'compétition') {
          yield {
            file,
            path: ['days', index, 'type'],
            message: `le ${race.day} de la semaine ${race.week} est le jour de la course (limits.yaml) : écris « type: compétition »`,
          };
        }
        if (!isRaceDay && type === 'compétition') {
          yield {
            file,
            path: ['days', index, 'type'],
            message: `la course a lieu le ${race.day} de la semaine ${race.week} (limits.yaml) : change le type de ce jour, ou là-bas le jour et la semaine de la course`,
          };
        }
      }
    }
  },
};
