/** A path into a YAML value: keys and list positions from the root. */
export type ValuePath = readonly (string | number)[];

/** An error keeps the content from being published; a warning asks for a coach's judgement. */
export type Severity = 'error' | 'warning';

/** A part of one line of a text; lines and columns count from 1, `endColumn` is the one after the last character. */
export interface Range {
  line: number;
  column: number;
  endColumn: number;
}

/** A change of a text that follows the advice of a diagnostic: what stands from `line:column` to the end is replaced. */
export interface TextEdit {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  text: string;
  /** Nothing else can have been meant, so that it can be made without asking. */
  isCertain: boolean;
}

/** Something wrong in a file of the content. */
export interface Diagnostic {
  /** The check that reports it: `yaml`, `schema`, `files`, or the name of a rule. */
  code: string;
  severity: Severity;
  /** Path of the file inside the content folder, with forward slashes. */
  file: string;
  range: Range;
  /** Of the value it concerns; undefined of a fault of syntax. */
  path?: ValuePath;
  /** In French: what is wrong, what is accepted, what to do. */
  message: string;
  /** What was probably meant, exactly as it has to be written. */
  suggestion?: string | undefined;
  /** The same as a change of the file; also where the message says it in words. */
  edit?: TextEdit | undefined;
  /** The lines around, with a caret under the range; empty when there is no text to show. */
  codeFrame: string;
}

/** A part of a text, by its offsets in the value. */
export interface TextPart {
  start: number;
  end: number;
}

/** A diagnostic located by the value it concerns; the core adds the range. */
export interface ValueDiagnostic extends Pick<Diagnostic, 'file' | 'message' | 'suggestion'> {
  path: ValuePath;
  /** What has to stand there instead, where the message says so in words. */
  replacement?: string | undefined;
  /** It concerns the key, not its value. */
  key?: boolean;
  /** It concerns a part of the text, which the replacement stands for. */
  part?: TextPart | undefined;
  /** Nothing else than the replacement can have been meant; known by the two being alike where it is left out. */
  isCertain?: boolean | undefined;
  severity?: Severity;
}

/** A diagnostic located in the text that is being parsed. */
export type TextDiagnostic = Pick<Diagnostic, 'range' | 'message' | 'suggestion' | 'edit'>;

export const FILE_START: Range = { line: 1, column: 1, endColumn: 2 };

/** True when the content can be published. */
export const isValid = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.every(({ severity }) => severity !== 'error');

/** Those of the files themselves come first: others may follow from them. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  const files = Number(b.code === 'files') - Number(a.code === 'files');
  return files || a.file.localeCompare(b.file) || a.range.line - b.range.line || a.range.column - b.range.column;
}
