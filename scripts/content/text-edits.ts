import type { TextEdit } from './diagnostic.ts';
import { LINE_END, linesOf } from './parse/encoding.ts';

/**
 * The text after the edit, whose lines and columns are those of `linesOf`; all other lines keep their bytes, those of
 * the edit get the line ends of the file.
 */
export function withEdit(text: string, edit: TextEdit): string {
  const lines = linesOf(text);
  const endOfLine = LINE_END.exec(text)?.[0] ?? '\n';
  const [written, ends] = [text.split(LINE_END), [...text.matchAll(new RegExp(LINE_END, 'g'))].map(([end]) => end)];
  const mark = edit.line === 1 && text.startsWith('\ufeff') ? '\ufeff' : '';
  const before = (lines[edit.line - 1] ?? '').slice(0, edit.column - 1);
  const after = (lines[edit.endLine - 1] ?? '').slice(edit.endColumn - 1);
  const edited = mark + (before + edit.text + after).replaceAll('\n', endOfLine);
  const whole = (from: number, to?: number) =>
    written.slice(from, to).map((line, index) => line + (ends[from + index] ?? ''));
  return [...whole(0, edit.line - 1), edited, ends[edit.endLine - 1] ?? '', ...whole(edit.endLine)].join('');
}

/** The lines that an edit changes, before and after. */
export function changedLines(text: string, edit: TextEdit): { before: string[]; after: string[] } {
  const added = edit.text.split('\n').length - (edit.endLine - edit.line + 1);
  return {
    before: linesOf(text).slice(edit.line - 1, edit.endLine),
    after: linesOf(withEdit(text, edit)).slice(edit.line - 1, edit.endLine + added),
  };
}
