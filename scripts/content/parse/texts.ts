import { parseDocument } from 'yaml';
import type { TextDiagnostic } from '../diagnostic.ts';
import { columnOf, type Entry, entryOf } from './levels.ts';
import { PLAIN_VALUE, VALUE } from './line-rules.ts';
import type { Outline } from './outline.ts';

/** A value that may go on below its key, on lines further to the right than `column`. */
export interface Text {
  key: string;
  column: number;
  /** Announced by `>` or `|`. */
  isBlock: boolean;
  /** It is an item of a list of texts. */
  isItem: boolean;
  /** Index of its first line below the key. */
  first?: number;
}

/** A line of a text without a mark, with a colon or a comment; not what is meant for a field. */
const MISREAD = /^ *(?![ #]|[a-z]\w*: ).*(?::(?:\s|$)|\s#)/;

/** Of a value on the line of its key. */
export function valueDiagnostic(outline: Outline, entry: Entry, text: Text): TextDiagnostic | undefined {
  const { index, value, start } = entry;
  const below = outline.textBelow(index, text.column);
  const [, marker = '', rest] = /^([>|][+-]?) +(?![–—−_-]$)([^\s#].*)$/.exec(value) ?? [];
  if (rest !== undefined && (below.length > 0 || marker.length > 1)) {
    const message = `« ${marker} » reste seul en fin de ligne : mets ce qui le suit à la ligne, avec le reste du texte`;
    const indentation = ' '.repeat(below[0] ? columnOf(below[0]) : text.column + 2);
    return outline.diagnosticAt(index, message, { start, text: `${marker}\n${indentation}${rest}`, isCertain: true });
  }
  const diagnostic = PLAIN_VALUE.test(value) ? undefined : outline.matched(VALUE, index, start);
  const isMisread = diagnostic
    ? diagnostic.edit?.text.startsWith('"')
    : !/^ *["'{[]/.test(value || (below[0] ?? '')) && below.some((line) => MISREAD.test(line));
  if (below.length === 0 || !isMisread) return diagnostic;
  const name = text.isItem ? '-' : `${text.key}:`;
  const message = `deux-points ou signe à part dans un texte de plusieurs lignes : écris « ${name} >- », et tout le texte à la ligne, décalé de deux espaces`;
  const lines = [value || [], ...below.map((line) => line.trim())].flat();
  const block = [value ? '>-' : ' >-', ...lines].join(`\n${' '.repeat(text.column + 2)}`);
  const repair = { start, text: block, count: below.length + 1, isCertain: value === '' };
  return { ...outline.diagnosticAt(index, message, repair), ...(diagnostic && { range: diagnostic.range }) };
}

export const withText = (key: string) => `pour l’aligner avec le texte de « ${key} »`;

/** Index of the line where quotes, braces or brackets close that are open at the end of their own; undefined where none does. */
export function endOfValue(outline: Outline, { index, value }: Entry, column: number): number | undefined {
  const isOver = (line: string) =>
    line.trim() !== '' &&
    (/^["']/.test(value) ? outline.isStructure(entryOf(line)) : columnOf(line) <= column && !/^ *[\]}]/.test(line));
  const lines = [value, ...outline.linesAfter(index, isOver)];
  const isClosed = (count: number) => parseDocument(lines.slice(0, count).join('\n')).errors.length === 0;
  // yaml takes a text that ends in an escaped quote for closed.
  const count = lines.findIndex((line, at) => /(?<!\\)["'\]}]\s*(?:#.*)?$/.test(line) && isClosed(at + 1));
  return count === -1 ? undefined : index + count;
}

export function neverClosed(outline: Outline, { index, start, value }: Entry): TextDiagnostic {
  const open = value.charAt(0);
  const closing = { '[': ']', '{': '}' }[open] ?? open;
  const message = `« ${open} » n’est jamais fermé : ajoute « ${closing} » à la fin, ou mets le texte entre guillemets doubles`;
  return outline.diagnosticAt(index, message, { start, text: value + closing, isCertain: false });
}
