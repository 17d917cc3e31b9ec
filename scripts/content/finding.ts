/** A path into a YAML value: keys and list positions from the root. */
export type ValuePath = readonly (string | number)[];

/** An error keeps the content from being published; a warning asks for a coach's judgement. */
export type Severity = 'error' | 'warning';

/** Something wrong in a file of the content, by the place in its value. */
export interface Fault {
  /** Path of the file inside the content folder, with forward slashes. */
  file: string;
  path: ValuePath;
  /** The fault is the key, not its value. */
  key?: boolean;
  severity?: Severity;
  /** In French: what is wrong, what is accepted, what to do. */
  message: string;
  /** What was probably meant, exactly as it has to be written. */
  nearest?: string | undefined;
}

/** A part of a text, on one line; lines and columns count from 1, the end stands after the last character. */
export interface Place {
  line: number;
  column: number;
  endColumn: number;
}

/** A fault with its place in the text. */
export interface Finding extends Place {
  /** Which check found it: `yaml`, `schema`, `files`, or the name of a rule. */
  check: string;
  severity: Severity;
  file: string;
  message: string;
  nearest?: string | undefined;
  /** The lines around, with a caret under the place; empty when there is no text to show. */
  frame: string;
}

export const START: Place = { line: 1, column: 1, endColumn: 2 };

export function compareFindings(a: Finding, b: Finding): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
