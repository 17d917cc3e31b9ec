import { COACHES, trainingRule } from './training-rule.ts';
import type { ProgrammeWeek } from './week-sequence.ts';

const NUMBERED = /semaines?\s\d+(?:\s*(?:,|et|ou|à)\s\d+)*/giu;
const WEEK_BEFORE =
  /semaines? (?:passée|dernière|précédente|d’avant)s?|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) dernier/iu;

/** A text of a week speaks of no other week that this member does not train in. */
export const leftOutWeeks = trainingRule({
  name: 'left-out-weeks',
  scope: 'day',
  summary: 'une consigne ne renvoie qu’aux semaines que le membre fait, même s’il commence tard',
  advice: 'dis-le sans renvoyer à une autre semaine',
  *check({ sequence }) {
    for (const week of sequence.weeks) {
      const { number } = week.value;
      const followsWeekBefore = number > sequence.first && !sequence.leavesOut(number - 1);
      for (const { day, text, path } of textsOf(week)) {
        const cited = [...text.matchAll(NUMBERED)].find(([words]) =>
          [...words.matchAll(/\d+/g)].some(([cited]) => sequence.leavesOut(Number(cited))),
        );
        const [words] = cited ?? (followsWeekBefore ? undefined : WEEK_BEFORE.exec(text)) ?? [];
        if (!words) continue;
        yield {
          file: week.file,
          path,
          message: `${day}, « ${words} » : cette semaine-là n’en fait pas partie. Dis-le sans renvoyer à une autre semaine : qui ne l’a pas faite n’y comprend rien (${COACHES})`,
        };
      }
    }
  },
});

const textsOf = ({ days }: ProgrammeWeek) =>
  days.flatMap(({ entry, path }) =>
    entry.description ? [{ day: entry.day, text: entry.description, path: [...path, 'description'] }] : [],
  );
