import { COACHES, trainingRule } from './training-rule.ts';
import type { ProgrammeWeek } from './week-sequence.ts';

const UNIT =
  '(?:(?:[-–]\u2060?|\\s(?:à|ou)\\s)\\d+)?\\s?(?:fois|[x×%]|h|heures?|min|minutes?|km|kilomètres?|m|mètres|s|secondes?|jours?|séances?)(?!\\p{L})';
const WEEK = `\\d+(?!\\d|[.,]\\d|${UNIT})`;
/** « semaines 4, 8 et 9 », not « en semaine 40 min » or « en semaine 50 à 60 km ». */
const NUMBERED = new RegExp(`semaines?\\s${WEEK}(?:\\s*(?:,|et|ou|à)\\s${WEEK})*`, 'giu');
/** « mardi dernier » at the end of a clause; « samedi dernier délai » is another thing. */
const WEEK_BEFORE =
  /semaines? (?:passée|dernière|précédente|d’avant)s?|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) dernier(?=\s*(?:[.,;:…!?)»]|et\s|$))/iu;

/** What both of them hold, and most texts don't. */
const OTHER_WEEK = /semaine|dernier/iu;

/** A text of a week speaks of no other week that this member does not train in. */
export const leftOutWeeks = trainingRule({
  name: 'left-out-weeks',
  scope: 'day',
  acceptedAt: 'le départ tardif, dans `training.yaml`',
  summary: 'une consigne ne renvoie qu’aux semaines que le membre fait, même s’il commence tard',
  advice: 'dis-le sans renvoyer à une autre semaine',
  *check({ sequence }) {
    for (const week of sequence.weeks) {
      const { number } = week.value;
      const followsWeekBefore = number > sequence.first && !sequence.leavesOut(number - 1);
      for (const { where, text, path } of textsOf(week)) {
        if (!OTHER_WEEK.test(text)) continue;
        const cited = [...text.matchAll(NUMBERED)].find(([words]) =>
          numbersIn(words).some((cited) => sequence.leavesOut(cited)),
        );
        const [words] = cited ?? (followsWeekBefore ? undefined : WEEK_BEFORE.exec(text)) ?? [];
        if (!words) continue;
        yield {
          file: week.file,
          path,
          message: `${where}, « ${words} » : cette semaine-là n’en fait pas partie. Dis-le sans renvoyer à une autre semaine : qui ne l’a pas faite n’y comprend rien (${COACHES})`,
        };
      }
    }
  },
});

/** Of « 4 à 6 », those between too. */
function numbersIn(words: string): number[] {
  return [...words.matchAll(/(\d+)(?:\s*à\s(\d+))?/g)].flatMap(([, first, last = first]) =>
    Array.from({ length: Math.max(0, Number(last) - Number(first)) + 1 }, (_, index) => Number(first) + index),
  );
}

const textsOf = ({ value, days }: ProgrammeWeek) => [
  { where: 'thème', text: value.focus, path: ['focus'] },
  ...days.flatMap(({ entry, path }) =>
    entry.description ? [{ where: entry.day, text: entry.description, path: [...path, 'description'] }] : [],
  ),
];
