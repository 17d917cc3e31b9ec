import type { TimetableEntry } from '../../../../../schema/competition.ts';
import type { Rule } from './rule.ts';

const DAY_SECONDS = 24 * 3600;

const isStart = ({ before, daysBefore }: TimetableEntry) => before === undefined && daysBefore === undefined;

/** An entry of the timetable has its time on the day that it stands under; one of them is the start. */
export const timetable: Rule = {
  name: 'timetable',
  *check(content) {
    for (const { file, value } of content.valid('competition')) {
      const { entries } = value.timetable;
      // Coaches write down the day as it goes: the start comes last.
      const start = entries.findLast(isStart);
      for (const [index, entry] of entries.entries()) {
        const at = (...field: string[]) => ({ file, path: ['timetable', 'entries', index, ...field] });
        if (entry.before && entry.before.maxSeconds >= DAY_SECONDS) {
          yield { ...at('before'), message: anotherDay(Math.round(entry.before.maxSeconds / DAY_SECONDS)) };
        } else if (start && entry !== start && isStart(entry)) {
          yield { ...at('id'), message: twoStarts(entry, start) };
        }
      }
    }
  },
};

const MAX_DAYS_BEFORE = 7;

const anotherDay = (days: number) =>
  `c’est un autre jour que la course : écris ${days > MAX_DAYS_BEFORE ? 'daysBefore' : `« daysBefore: ${days} »`} à la place`;

const twoStarts = (entry: TimetableEntry, start: TimetableEntry) =>
  `« ${entry.text} » et « ${start.text} » (${start.id}) n’ont ni before ni daysBefore : un seul est le départ. Ajoute le before de l’autre, sans doute celui-ci`;
