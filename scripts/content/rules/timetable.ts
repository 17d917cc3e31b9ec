import type { Rule } from './rule.ts';

const DAY_SECONDS = 24 * 3600;

/** An entry of the timetable has one time, on the day that it stands under; one of them is the start. */
export const timetable: Rule = {
  name: 'timetable',
  *check(content) {
    for (const { file, value } of content.valid('competition')) {
      let hasStart = false;
      for (const [index, { before, daysBefore }] of value.timetable.entries.entries()) {
        const at = (...field: string[]) => ({ file, path: ['timetable', 'entries', index, ...field] });
        if (before !== undefined && daysBefore !== undefined) {
          yield { ...at('before'), message: 'ce rendez-vous a déjà daysBefore : garde l’un des deux' };
        } else if (before !== undefined && before.maxSeconds >= DAY_SECONDS) {
          yield { ...at('before'), message: 'c’est un autre jour que la course : écris daysBefore à la place' };
        } else if (before === undefined && daysBefore === undefined) {
          const message = 'un autre rendez-vous est déjà le départ : donne à celui-ci before ou daysBefore';
          if (hasStart) yield { ...at('id'), message };
          hasStart = true;
        }
      }
    }
  },
};
