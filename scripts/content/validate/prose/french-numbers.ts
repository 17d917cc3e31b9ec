const WORDS =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  );

/** A number in digits or in words, up to twenty; longer words first. */
export const NUMBER = `\\d+|${WORDS.toSorted((a, b) => b.length - a.length).join('|')}`;

export const numberOf = (written: string) =>
  /^\d/.test(written) ? Number(written) : WORDS.indexOf(written.toLowerCase());

/** `number` as `like` is written: in digits, or in words with its capital; in digits where no word is known. */
export function numberLike(number: number, like: string): string {
  const word = /^\d/.test(like) ? undefined : WORDS[number];
  if (word === undefined) return String(number);
  return /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
