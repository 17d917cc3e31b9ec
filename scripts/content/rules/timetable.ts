import type { Rule } from './rule.ts';

/** An entry of the timetable has one time. */
export const timetable: Rule = {
  name: 'timetable',
  *check(content) {
    for (const { file, value } of content.valid('competition')) {
      for (const [index, { before, daysBefore }] of value.timetable.entries.entries()) {
        if (before === undefined || daysBefore === undefined) continue;
        yield {
          file,
          path: ['timetable', 'entries', index, 'before'],
          message: 'ce rendez-vous a déjà daysBefore : garde l’un des deux',
        };
      }
    }
  },
};
