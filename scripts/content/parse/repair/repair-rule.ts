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
  /** What stands in the place of so many lines, once it is applied. */
  applied?: { text: string; lines: number };
}

export interface Context {
  /** The nearest lines that are not blank. */
  before: readonly string[];
  after: string;
  /** The lines around, blank ones included, as far as a text may reach. */
  below: readonly string[];
  above: readonly string[];
}

export type RepairRule = (line: string, context: Context) => Repair | undefined;

export const indentationOf = (line: string) => /^\s*/.exec(line)?.[0].length ?? 0;

/** A line that begins with a dash or a known key, and so hardly continues a text. */
export function isStructure(line: string): boolean {
  const [, dash, key = ''] = /^\s*(- +)?(?:([A-Za-z/][^\s:]*):(?=\s|$))?/.exec(line) ?? [];
  return dash !== undefined || KNOWN_KEYS.has(key);
}

/** The following lines that continue the same text. */
export function textBelow({ below }: Context): readonly string[] {
  const end = below.findIndex((line) => line.trim() === '' || isStructure(line));
  return below.slice(0, end < 0 ? below.length : end);
}

const MAX_SUGGESTION_LENGTH = 90;

/** `text`, when it is short enough for a suggestion. */
export const short = (text: string) => (text.length <= MAX_SUGGESTION_LENGTH ? text : undefined);
