import { GYM_TYPES } from '../../../../../schema/vocabulary.ts';
import type { Content } from '../../../content.ts';
import { proseIn } from '../../../prose.ts';
import { NUMBER, numberLike, numberOf } from '../../prose/french-numbers.ts';
import type { Rule } from './rule.ts';

/** A number of the programme that texts state. */
interface ProgrammeNumber {
  /** Undefined where no number is right. */
  actual: number | undefined;
  /** What the message of a contradiction says: « le programme compte 16 semaines ». */
  fact: string;
  /** Smaller numbers are right too: an earlier week, a part of the race. */
  acceptsLess?: boolean;
  /** Whether a greater number was probably meant to be `actual`: by default it was. */
  suggestsActual?: boolean;
}

/** By the names of the groups in the phrases. */
type ProgrammeNumbers = Readonly<Record<string, ProgrammeNumber>>;

/** What follows the number of a week or a phase, and not an amount: « la semaine 20 minutes de plus ». */
const AFTER_CITED_NUMBER = `(?!\\d)(?=[*\\])»]*(?:$|[.;:!?…]|,(?! ?\\d)| [;:!?»]| (?:est|sont|sera|seront|et|ou|tu|pour|dans|puis|comme|avec|sans)(?!\\p{L}| \\d)))`;
const SENTENCE = '(?<=^|[.!?] |\\n)';
const CLAUSE_END = '(?=$|[.,;:!?)]| [;:!?])';

interface Phrase {
  /** How the noun beside one of its numbers begins. */
  nounStart: string;
  /** A pattern: a capital N becomes a number, each space `\s`. */
  template: string;
}

/** Phrases about the programme, whatever is around; the groups name the numbers. « En semaine » is from Monday to Friday. */
const PHRASES: readonly Phrase[] = [
  {
    nounStart: 'semaine',
    template: `(?<!par |chaque |une |cette |en |\\{ ?)semaines? (?<week>\\d+)(?:(?:(?:, \\d+)* (?:à|et|ou) |[-–]\u2060?)(?<laterWeek>\\d+))?${AFTER_CITED_NUMBER}`,
  },
  { nounStart: 'phase', template: `phases? (?<phase>\\d+)${AFTER_CITED_NUMBER}` },
];
/** Of the screens alone: in a week or a workout they may be about the day. */
const SCREEN_PHRASES: readonly Phrase[] = [
  {
    nounStart: 'semaine',
    template:
      "(?<!(?:autre|ancien|premier|dernier|après un) )programme (?:de|en|sur|dure) (?<weeks>N) semaines(?! de | d[’'])",
  },
  { nounStart: 'semaine', template: '^(?<weeks>N) semaines (?:jusqu|de préparation)' },
  { nounStart: 'phase', template: '(?<weeks>N) semaines,? en (?<phases>N) phases' },
  { nounStart: 'phase', template: "(?<phases>N) phases de (?<phaseWeeks>N) semaines(?! de | d[’'])" },
  {
    nounStart: 'jour',
    template: `(?:${SENTENCE}|(?<=semaines, ))(?<gymDaysPerWeek>N) jours de salle(?: par semaine| :)`,
  },
  { nounStart: 'séance', template: `${SENTENCE}(?<gymSessions>\\d\\d+) séances en salle(?! par )` },
  { nounStart: 'tour', template: '(?<laps>N) tours(?:,| et) (?<stations>N) ateliers' },
  // A line of the list that is the tagline.
  { nounStart: 'tour', template: '^(?<laps>N) tours$' },
  { nounStart: 'atelier', template: '^(?<stations>N) ateliers$' },
  { nounStart: 'atelier', template: '(?<laps>N) [x×] 1 km(?:,| et) (?<stations>N) ateliers' },
  { nounStart: 'atelier', template: '(?<stations>N) ateliers à passer' },
  { nounStart: 'k', template: '(?<km>N) (?:km|kilomètres) de course et (?<stations>N) ateliers' },
  { nounStart: 'atelier', template: `(?:les|des|aux|tes) (?<stations>N) ateliers${CLAUSE_END}` },
  { nounStart: 'k', template: `${SENTENCE}(?<km>N) (?:km|kilomètres) à courir${CLAUSE_END}` },
  { nounStart: 'k', template: 'les (?<km>N) (?:km|kilomètres), les ateliers' },
  // « Les 10 km » may be another race.
  { nounStart: 'k', template: "(?:tes|cour(?:s|t|ez|ir|ent) les) (?<km>N) (?:km|kilomètres)(?! de | d[’'])" },
];

const PATTERNS = PHRASES.map(toPattern);
const SCREEN_PATTERNS = [...PATTERNS, ...SCREEN_PHRASES.map(toPattern)];

/**
 * The nouns at the numbers of a text, which most texts don't have: one search instead of one for each phrase, whose
 * pattern takes V8 longer to compile than a file takes to check. It compiles this one 80 times as fast as it would with
 * the number in front of the noun, not in a lookbehind, and each of the phrases four times as fast as with the flag i:
 * they read the text in lower case.
 */
const COUNTED = new RegExp(
  `(?<=(?:${NUMBER})\\s)(?:semaines|phases|jours|séances|tours|ateliers|km|kilomètres)|(?:semaines?|phases?)\\s\\d`,
  'gu',
);

/** Numbers of a text agree with the programme that it speaks of. A coach judges what members read: a warning. */
export const proseNumbers: Rule = {
  name: 'prose-numbers',
  *check(content) {
    const numbers = programmeNumbersOf(content);
    if (!numbers) return;
    for (const { file, path, text } of proseIn(content)) {
      const lowerCase = text.toLowerCase();
      const nouns = lowerCase.match(COUNTED);
      if (!nouns) continue;
      const contradictions = (file.includes('/') ? PATTERNS : SCREEN_PATTERNS)
        .filter(({ nounStart }) => nouns.some((noun) => noun.startsWith(nounStart)))
        .flatMap(({ pattern }) => contradictionsIn(text, lowerCase, pattern, numbers));
      // Two phrases may share a number.
      for (const found of new Map(contradictions.map((each) => [each.part.start, each])).values()) {
        yield { file, path, severity: 'warning', ...found };
      }
    }
  },
};

function toPattern({ nounStart, template }: Phrase): { nounStart: string; pattern: RegExp } {
  const pattern = template.replaceAll('N', NUMBER).replaceAll(' ', '\\s');
  return { nounStart, pattern: new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'dgu') };
}

function contradictionsIn(text: string, lowerCase: string, pattern: RegExp, numbers: ProgrammeNumbers) {
  return [...lowerCase.matchAll(pattern)].flatMap(({ groups = {}, indices }) =>
    Object.keys(groups).flatMap((name) => {
      const [start, end] = indices?.groups?.[name] ?? [];
      const number = numbers[name];
      if (start === undefined || end === undefined || !number) return [];
      const { actual, fact, acceptsLess, suggestsActual = true } = number;
      const written = text.slice(start, end);
      const stated = numberOf(written);
      if (acceptsLess ? stated <= Number(actual) : stated === actual) return [];
      const suggestion = suggestsActual && actual !== undefined ? numberLike(actual, written) : undefined;
      return [{ part: { start, end }, message: `« ${written} » : ${fact}`, suggestion }];
    }),
  );
}

const counted = (count: number, noun: string) => `${count} ${noun}${count > 1 ? 's' : ''}`;

function programmeNumbersOf(content: Content): ProgrammeNumbers | undefined {
  const limits = content.one('limits');
  if (!limits) return undefined;
  const { phases, race, trainingDays } = limits;
  const weeks = phases.flatMap((phase) => phase.weeks);
  const lengths = new Set(phases.map((phase) => phase.weeks.length));
  const [phaseWeeks] = lengths;
  const lastWeek = {
    actual: Math.max(...weeks),
    fact: `la dernière semaine est la ${Math.max(...weeks)}`,
    acceptsLess: true,
    suggestsActual: false,
  };
  const lastPhase = Math.max(...phases.map(({ phase }) => phase));
  const km = (race.laps * race.lapDistance.meters) / 1000;
  const pages = content.pages();
  const gymSessions = content
    .valid('week')
    .flatMap(({ value }) => value.days)
    // A day that has lost its type is reported as that.
    .filter(({ type, link = '' }) => (type ? GYM_TYPES.includes(type) : pages.has(link))).length;
  return {
    weeks: { actual: weeks.length, fact: `le programme compte ${counted(weeks.length, 'semaine')}` },
    phases: { actual: phases.length, fact: `le programme compte ${counted(phases.length, 'phase')}` },
    phaseWeeks:
      lengths.size === 1
        ? { actual: phaseWeeks, fact: `chaque phase compte ${counted(Number(phaseWeeks), 'semaine')}` }
        : { actual: undefined, fact: 'les phases n’ont pas toutes la même longueur' },
    week: lastWeek,
    laterWeek: lastWeek,
    phase: {
      actual: lastPhase,
      fact: `la dernière phase est la ${lastPhase}`,
      acceptsLess: true,
      suggestsActual: false,
    },
    gymDaysPerWeek: {
      actual: trainingDays.length,
      fact: `limits.yaml compte ${counted(trainingDays.length, 'jour')} de salle (trainingDays)`,
    },
    ...(!content.hasInvalid('week') && {
      gymSessions: { actual: gymSessions, fact: `le programme compte ${counted(gymSessions, 'séance')} en salle` },
    }),
    laps: { actual: race.laps, fact: `la course compte ${counted(race.laps, 'tour')}`, acceptsLess: true },
    stations: {
      actual: race.stations,
      fact: `la course compte ${counted(race.stations, 'atelier')}`,
      acceptsLess: true,
    },
    ...(Number.isInteger(km) && { km: { actual: km, fact: `la course compte ${km} km`, acceptsLess: true } }),
  };
}
