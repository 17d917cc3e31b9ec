import { distance } from 'fastest-levenshtein';

/** With a greater edit distance per letter it is another word. */
const MAX_EDITS_PER_LETTER = 0.4;

/** Equal for texts that differ in accents, case and spaces alone: what a hurried writer leaves out. */
export function comparisonKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\s\u00a0\u202f]/gu, '')
    .toLowerCase();
}

/** Letters by which a word that was cut short is still known. */
const ENOUGH_LETTERS = 3;

/** The candidate that `written` most probably stands for; undefined when none is close. */
export function nearestOf(written: string, candidates: Iterable<string>): string | undefined {
  const wanted = comparisonKey(written).replace(/\.$/, '');
  const prefixed =
    wanted.length < ENOUGH_LETTERS ? [] : [...candidates].filter((word) => comparisonKey(word).startsWith(wanted));
  if (prefixed.length === 1) return prefixed[0];
  let best: string | undefined;
  let fewest = Math.max(1, Math.floor(wanted.length * MAX_EDITS_PER_LETTER)) + 1;
  for (const candidate of candidates) {
    const edits = distance(wanted, comparisonKey(candidate));
    if (edits >= fewest) continue;
    best = candidate;
    fewest = edits;
  }
  return wanted === '' ? undefined : best;
}

export interface Named {
  id: string;
  name: string;
}

/** The id of what `written` names: without a doubt by its id or its name, whatever the signs, else what is nearest. */
export function nearestNamed(
  written: string,
  named: Iterable<Named>,
): { suggestion: string | undefined; isCertain: boolean } {
  const all = [...named];
  const letters = (text: string) => comparisonKey(text).replace(/[^a-z0-9]/g, '');
  const exact = all.filter(({ id, name }) => [id, name].some((own) => letters(own) === letters(written)));
  if (exact.length > 0) return { suggestion: exact.length === 1 ? exact[0]?.id : undefined, isCertain: true };
  const byName = new Map(all.flatMap(({ id, name }) => [[name, id] as const, [id, id] as const]));
  // With another number it is another one: « allegee-2 » is not « allegee-1 ».
  const alike = [...byName.keys()].filter((name) => digitsIn(name) === digitsIn(written));
  return { suggestion: byName.get(nearestOf(written, alike) ?? ''), isCertain: false };
}

const digitsIn = (text: string) => text.match(/\d+/g)?.join() ?? '';
/** Letters that may be wrong for a word to be without doubt the other, as a share of them. */
const CERTAIN_SHARE = 0.25;

/** Whether `suggested` says, without a doubt, what `written` says: the same numbers, and hardly another letter. */
export function isSameMeaning(written: string, suggested: string): boolean {
  const [from, to] = [written, suggested].map((text) => comparisonKey(text).replace(/["'“”«».\-_]/g, '')) as [
    string,
    string,
  ];
  if (digitsIn(written) !== digitsIn(suggested)) return false;
  if (/^\d+$/.test(written)) return false;
  // « 45mn » has its unit, « 45 » may be anything; « 1:30 » is hours or minutes, « 10+ » is 10 or more.
  if (/\d/.test(written)) return /\p{L}/u.test(written) === /\p{L}/u.test(suggested) && !/[:+]/.test(written);
  return distance(from, to) <= Math.max(1, Math.floor(to.length * CERTAIN_SHARE));
}
