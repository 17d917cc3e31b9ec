import { KNOWN_KEYS } from '../../kinds.ts';

/** A typing mistake that YAML rejects, often far from its line, with the line as it was probably meant. */
export interface Repair {
  /** Columns from 0; `end` is the one after the last character. */
  start: number;
  end: number;
  message: string;
  /** The value as it has to be written, when that is short. */
  suggestion?: string | undefined;
  /** Replacements of the line, likeliest first; one of several lines replaces the following lines too. */
  repaired: readonly string[];
  /** Nothing else can have been meant; otherwise it is a guess, which is never applied to the file. */
  isCertain?: boolean;
  /** Something else is missing too, so that it is no edit of the file. */
  isIncomplete?: boolean;
  /** The edit of the file: what stands in the place of so many lines. */
  applied?: { text: string; lines: number } | undefined;
}

/** Tells from a line, and from those below as far as a text may reach, what was probably meant. */
export type RepairRule = (line: string, below: readonly string[]) => Repair | undefined;

/** Notes what stands now in the place of `count` lines of the file. */
export function note(
  repairs: Map<number, Repair>,
  repair: Repair,
  number: number,
  count: number,
  lines: readonly string[],
): void {
  const applied = repair.isIncomplete ? undefined : { text: lines.join('\n'), lines: count };
  const noted = { ...repair, applied };
  for (let line = number; line < number + count; line++) repairs.set(line, noted);
}

export const TABBED = 'tabulation en début de ligne : remplace-la par des espaces';

/** A line that begins with a dash or a known key, and so hardly continues a text. */
export function isStructure(line: string): boolean {
  const [, dash, key = ''] = /^\s*(- +)?(?:([A-Za-z/][^\s:]*):(?=\s|$))?/.exec(line) ?? [];
  return dash !== undefined || KNOWN_KEYS.has(key);
}

const MAX_SUGGESTION_LENGTH = 90;

/** `text`, when it is short enough for a suggestion. */
export const short = (text: string) => (text.length <= MAX_SUGGESTION_LENGTH ? text : undefined);
