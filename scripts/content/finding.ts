/** A path into a YAML value: keys and list positions from the root. */
export type ValuePath = readonly (string | number)[];

/** Something wrong in a file of the content, by the place in its value. */
export interface Fault {
  /** Path of the file inside the content folder, with forward slashes. */
  file: string;
  path: ValuePath;
  /** In French: what is wrong, then what to do. */
  message: string;
}

/** A fault with its place in the text; line and column count from 1. */
export interface Finding {
  file: string;
  line: number;
  column: number;
  message: string;
}

export function compareFindings(a: Finding, b: Finding): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
