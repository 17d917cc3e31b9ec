import { DAYS } from '../../../../../schema/vocabulary.ts';
import type { Rule } from './rule.ts';

/** A week has its seven days, from lundi to dimanche. */
export const sevenDays: Rule = {
  name: 'seven-days',
  *check(content) {
    for (const { file, value } of content.valid('week')) {
      const names = value.days.map(({ day }) => day);
      const missing = DAYS.filter((day) => !names.includes(day));
      const repeated = names.findIndex((day, index) => names.indexOf(day) < index);
      const unordered = names.findIndex(
        (day, index) => index > 0 && DAYS.indexOf(day) < DAYS.indexOf(names[index - 1] ?? day),
      );
      for (const day of missing) {
        yield { file, path: ['days'], message: `il manque ${day} : une semaine a ses sept jours, de lundi à dimanche` };
      }
      if (repeated >= 0) {
        yield {
          file,
          path: ['days', repeated, 'day'],
          message: `« ${names[repeated]} » est déjà dans la semaine : garde-le une fois`,
        };
      } else if (unordered >= 0) {
        yield {
          file,
          path: ['days', unordered, 'day'],
          message: `« ${names[unordered]} » n’est pas à sa place : range les jours de lundi à dimanche`,
        };
      }
    }
  },
};
