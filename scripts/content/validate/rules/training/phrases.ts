import type { ProgrammeWeek } from './week-sequence.ts';

// French phrases of the warnings.

/** « semaine 6 », « semaines 6 et 7 », « semaines 6 à 8 » */
export function weeksPhrase(weeks: readonly ProgrammeWeek[]): string {
  const numbers = weeks.map(({ value }) => value.number);
  const [first = 0, ...others] = numbers;
  if (others.length === 0) return `semaine ${first}`;
  const inARow = others.length > 1 && others.every((number, index) => number === first + index + 1);
  return `semaines ${inARow ? `${first} à ${others.at(-1)}` : joinWords(numbers.map(String))}`;
}

/** « a, b et c »; of more than three « a, b et 2 autres », so that a warning stays short. */
export function joinWords(words: readonly string[], last = 'et'): string {
  const shown = words.length > 3 ? [...words.slice(0, 2), `${words.length - 2} autres`] : words;
  return shown.length < 2 ? shown.join() : `${shown.slice(0, -1).join(', ')} ${last} ${shown.at(-1)}`;
}

/** « SkiErg, sled push ni rameur » */
export const joinNames = (named: readonly { name: string }[], last: string) =>
  joinWords(
    named.map(({ name }) => name),
    last,
  );

/** « 2 jours », « 1 jour » */
export const counted = (count: number, noun: string) => `${count} ${noun}${count > 1 ? 's' : ''}`;

/** « les 3 semaines », « la semaine » */
export const theWeeks = (count: number) => (count === 1 ? 'la semaine' : `les ${count} semaines`);

/** « 1re », « 3e » */
export const ordinal = (number: number) => (number === 1 ? '1re' : `${number}e`);

/**
 * « 65 min », « 37,5 min »: side by side, plain minutes compare more easily than hours. Never more than there are. As
 * `toLocaleString`, which takes longer to load French than all warnings together to be found.
 */
export const inMinutes = (minutes: number) => `${rounded(minutes)} min`;

export function rounded(minutes: number): string {
  const [whole = '', decimal] = String(Math.floor(minutes * 10 + ROUNDING) / 10).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u202f');
  return `${grouped}${decimal ? `,${decimal}` : ''}`;
}
/** Rounding tolerance: 1.1 × a number may be slightly below the exact result. */
const ROUNDING = 1e-6;
