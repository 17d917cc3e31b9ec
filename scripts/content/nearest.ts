import { distance } from 'fastest-levenshtein';

/** With a greater edit distance per letter it is another word. */
const MAX_EDITS_PER_LETTER = 0.4;

/** Without accents, case and spaces: what a hurried writer leaves out. */
export function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\s\u00a0\u202f]/gu, '')
    .toLowerCase();
}

/** Letters by which a word that was cut short is still known. */
const ENOUGH_LETTERS = 3;

/** The candidate that `written` most probably stands for; undefined when none is close. */
export function nearestOf(written: string, candidates: Iterable<string>): string | undefined {
  const wanted = bare(written).replace(/\.$/, '');
  const prefixed =
    wanted.length < ENOUGH_LETTERS ? [] : [...candidates].filter((word) => bare(word).startsWith(wanted));
  if (prefixed.length === 1) return prefixed[0];
  let best: string | undefined;
  let fewest = Math.max(1, Math.floor(wanted.length * MAX_EDITS_PER_LETTER)) + 1;
  for (const candidate of candidates) {
    const edits = distance(wanted, bare(candidate));
    if (edits >= fewest) continue;
    best = candidate;
    fewest = edits;
  }
  return wanted === '' ? undefined : best;
}
