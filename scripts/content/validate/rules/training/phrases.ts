// French phrases of the warnings.

/** « semaine 6 », « semaines 6 et 7 » */
export const weeksPhrase = (numbers: readonly number[]) =>
  `${numbers.length === 1 ? 'semaine' : 'semaines'} ${joinWords(numbers.map(String))}`;

/** « a, b et c » */
export const joinWords = (words: readonly string[], last = 'et') =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/**
 * « 65 min », « 37,5 min »: side by side, plain minutes compare more easily than hours. Never more than there are. As
 * `toLocaleString`, which takes longer to load French than all warnings together to be found.
 */
export const inMinutes = (minutes: number) => {
  const [whole = '', decimal] = String(Math.floor(minutes * 10 + ROUNDING) / 10).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u202f');
  return `${grouped}${decimal ? `,${decimal}` : ''} min`;
};
/** Rounding tolerance: 1.1 × a number may be slightly below the exact result. */
const ROUNDING = 1e-6;

/** « 82 % » */
export const inPercent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;
