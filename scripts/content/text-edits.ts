import type { TextEdit } from './diagnostic.ts';

/** The text after the edits; of two that overlap, after the first. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  const separate: TextEdit[] = [];
  for (const edit of edits.toSorted((one, other) => one.line - other.line || one.column - other.column)) {
    const last = separate.at(-1);
    const isApart = !last || last.endLine < edit.line || (last.endLine === edit.line && last.endColumn <= edit.column);
    if (isApart) separate.push(edit);
  }
  const starts = [0];
  for (const { index } of text.matchAll(/\r\n|\n|\r/g)) starts.push(index + (text.startsWith('\r\n', index) ? 2 : 1));
  const offsetOf = (line: number, column: number) =>
    Math.min(text.length, (starts[line - 1] ?? text.length) + column - 1);
  return separate.reduceRight(
    (changed, edit) =>
      changed.slice(0, offsetOf(edit.line, edit.column)) +
      edit.text +
      changed.slice(offsetOf(edit.endLine, edit.endColumn)),
    text,
  );
}

/** The lines that an edit changes, before and after. */
export function changedLines(text: string, edit: TextEdit): { before: string[]; after: string[] } {
  const added = edit.text.split('\n').length - (edit.endLine - edit.line + 1);
  const linesTo = (of: string, last: number) => of.split(/\r\n|\n|\r/).slice(edit.line - 1, last);
  return { before: linesTo(text, edit.endLine), after: linesTo(withEdits(text, [edit]), edit.endLine + added) };
}
