/**
 * The slips of a hurried writer that YAML refuses, often far from where they stand. Each is found by its line, and
 * knows the line as it was probably meant: with that in its place the rest of the file can be read.
 */
export interface Slip {
  /** Counted from 0; the end stands after the last character. */
  start: number;
  end: number;
  message: string;
  /** How the value is written, when that is short. */
  nearest?: string | undefined;
  /** The line as it was probably meant, likeliest first; with those that follow when they were meant otherwise too. */
  meant: readonly string[];
}

export interface Surroundings {
  /** The nearest lines before and after that hold something. */
  before: readonly string[];
  after: string;
  /** Those that follow, and those that come before, whatever they hold, as far as a text goes on. */
  below: readonly string[];
  above: readonly string[];
  /** Where the elements of lists begin, by the key that follows their dash: columns counted from 0. */
  dashes: ReadonlyMap<string, ReadonlySet<number>>;
  /** Every key that some file may hold. */
  knownKeys: ReadonlySet<string>;
}

export type Trap = (line: string, surroundings: Surroundings) => Slip | undefined;

export const indentationOf = (line: string) => /^\s*/.exec(line)?.[0].length ?? 0;

/** A line that begins with a dash or with a field of the content, and so hardly goes on with a text. */
export function isStructure(line: string, { knownKeys }: Surroundings): boolean {
  const [, dash, key = ''] = /^\s*(- +)?(?:([A-Za-z/][^\s:]*):(?=\s|$))?/.exec(line) ?? [];
  return dash !== undefined || knownKeys.has(key);
}

/** The lines that follow and go on with the same text. */
export function textBelow(surroundings: Surroundings): readonly string[] {
  const end = surroundings.below.findIndex((line) => line.trim() === '' || isStructure(line, surroundings));
  return surroundings.below.slice(0, end < 0 ? surroundings.below.length : end);
}

const LONGEST_NEAREST = 90;

/** `text`, when it is short enough to be read at a glance. */
export const short = (text: string) => (text.length <= LONGEST_NEAREST ? text : undefined);
