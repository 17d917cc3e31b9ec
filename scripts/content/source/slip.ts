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
  /** The line as it was probably meant, likeliest first. */
  meant: readonly string[];
}

export interface Surroundings {
  /** The nearest lines before and after that hold something. */
  before: readonly string[];
  after: string;
  /** Every key that some file may hold. */
  knownKeys: ReadonlySet<string>;
}

export type Trap = (line: string, surroundings: Surroundings) => Slip | undefined;

const LONGEST_NEAREST = 90;

/** `text`, when it is short enough to be read at a glance. */
export const short = (text: string) => (text.length <= LONGEST_NEAREST ? text : undefined);
