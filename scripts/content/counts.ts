import { GYM_TYPES } from '../../schema/vocabulary.ts';
import type { Content } from './content.ts';
import type { ValueOf } from './kinds.ts';
import { comparisonKey } from './nearest.ts';

/** Something that a text can count: `{nombre ateliers}`. */
interface Counted {
  /** The first is its name. */
  nouns: readonly [string, ...string[]];
  isFeminine?: boolean;
  /** One number, or those of several: phases may be as long as each other or not. */
  counts: (limits: ValueOf<'limits'>, content: Content) => readonly number[];
}

const COUNTED: readonly Counted[] = [
  { nouns: ['semaines'], isFeminine: true, counts: ({ phases }) => [phases.flatMap(({ weeks }) => weeks).length] },
  { nouns: ['phases'], isFeminine: true, counts: ({ phases }) => [phases.length] },
  {
    nouns: ['semaines par phase'],
    isFeminine: true,
    counts: ({ phases }) => phases.map(({ weeks }) => weeks.length),
  },
  { nouns: ['jours de salle', 'jours'], counts: ({ trainingDays }) => [trainingDays.length] },
  {
    nouns: ['séances en salle', 'séances'],
    isFeminine: true,
    counts(_limits, content) {
      return [content.days().filter(({ day: { type } }) => type && GYM_TYPES.includes(type)).length];
    },
  },
  { nouns: ['tours'], counts: ({ race }) => [race.laps] },
  { nouns: ['ateliers'], counts: ({ race }) => [race.stations] },
  { nouns: ['km', 'kilomètres'], counts: ({ race }) => [(race.laps * race.lapDistance.meters) / 1000] },
];

/** What is cited as « semaines », « d’ateliers » or « Seances ». */
export function countedAs(cited: string): Counted | undefined {
  const key = comparisonKey(cited.replace(/^(?:de\s|d['’])/i, ''));
  return COUNTED.find(({ nouns }) => nouns.some((noun) => comparisonKey(noun) === key));
}

/** What the programme and its race count, by name: the least and the most. */
export function countsOf(content: Content): ReadonlyMap<string, readonly number[]> | undefined {
  const limits = content.one('limits');
  if (!limits) return undefined;
  const extremes = (numbers: readonly number[]) => [...new Set([Math.min(...numbers), Math.max(...numbers)])];
  return new Map(COUNTED.map(({ nouns: [name], counts }) => [name, extremes(counts(limits, content))]));
}

const UNIT = /^\s*(?:[x×%]|km|m|cm|kg|g|h|min|s)$/;
const WORDS = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(
  ' ',
);

/**
 * Numbers as `{nombre …}` prints them: in words up to « seize », in digits above and before a unit. `{chiffre …}` prints
 * digits alone.
 */
export function inFrench(numbers: readonly number[], isFeminine: boolean, citedWord: string, after: string): string {
  const words = numbers.map((number) => (number === 1 && isFeminine ? 'une' : WORDS[number]));
  if (words.includes(undefined) || UNIT.test(after) || /^c/i.test(citedWord))
    return numbers.map((number) => String(number).replace('.', ',')).join(' à ');
  const written = words.join(' à ');
  return /^\p{Lu}/u.test(citedWord) ? written.charAt(0).toUpperCase() + written.slice(1) : written;
}
