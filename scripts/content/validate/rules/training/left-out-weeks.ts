import { dayTexts } from './day-texts.ts';
import { counted } from './phrases.ts';
import { trainingRule } from './training-rule.ts';
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
  wholeProgrammeOnly: true,
  advice: 'Dis-le sans renvoyer à une autre semaine',
  source: 'qui ne l’a pas faite n’y comprend rien (usage des coachs)',
  summary: () => 'une consigne ne renvoie qu’aux semaines que le membre fait, même s’il commence tard',
  *check({ sequence, content }) {
    const all = sequence.weeks.map(({ value }) => value.number);
    const starts = content.one('training')?.lateStart?.starts ?? [];
    for (const week of sequence.weeks) {
      const { number } = week.value;
      const kept = [all, ...starts.map(({ keep }) => keep)].filter((weeks) => weeks.includes(number));
      for (const { where, text, path, needs } of textsOf(week)) {
        const shown = kept.filter((weeks) => needs === undefined || weeks.includes(needs));
        const lacking = shown.flatMap((weeks) => {
          const words = wordsOfLeftOut(text, number, weeks, all);
          return words === undefined ? [] : { words, weeks };
        });
        const [first] = lacking;
        if (!first) continue;
        const who =
          first.weeks === all
            ? 'il n’y a pas de semaine avant celle-ci'
            : `un départ à ${counted(first.weeks.length, 'semaine')} de la course ne comprend pas cette période`;
        yield { file: week.file, path, found: `${where}, « ${first.words} » : ${who}` };
      }
    }
  },
});

/** What a text of a week says about another one that is not among those that are kept. */
function wordsOfLeftOut(text: string, number: number, kept: readonly number[], all: readonly number[]) {
  if (!OTHER_WEEK.test(text)) return undefined;
  const isLeftOut = (week: number) => all.includes(week) && !kept.includes(week);
  const cited = [...text.matchAll(NUMBERED)].find(([words]) => numbersIn(words).some(isLeftOut));
  const followsWeekBefore = kept.includes(number - 1);
  return (cited ?? (followsWeekBefore ? undefined : WEEK_BEFORE.exec(text)))?.[0];
}

/** Of « 4 à 6 », those between too. */
function numbersIn(words: string): number[] {
  return [...words.matchAll(/(\d+)(?:\s*à\s(\d+))?/g)].flatMap(([, first, last = first]) =>
    Array.from({ length: Math.max(0, Number(last) - Number(first)) + 1 }, (_, index) => Number(first) + index),
  );
}

const textsOf = ({ value, days }: ProgrammeWeek) => [
  { where: 'thème', text: value.focus, path: ['focus'], needs: undefined },
  ...days.flatMap(({ entry, path: day }) =>
    dayTexts(entry).map(({ text, path, week }) => ({ where: entry.day, text, path: [...day, ...path], needs: week })),
  ),
];
