import { parseDocument } from 'yaml';
import { metaOf, type Schema } from '../schema-tree.ts';
import { columnOf, type Entry, entryOf } from './levels.ts';
import { VALUE } from './line-rules.ts';
import type { Outline, Slip } from './outline.ts';

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

/** Bold, italics, a tag or a link around a value that is no text. */
const MARKED = /^(?:\*+|_+|`+|<\w+>|\[(?=.*\]\())([^*`<>[\]]+)(?:\*+|_+|`+|<\/\w+>|\]\(\S*\))$/;

/** Of a value on the line of its key. */
export function valueSlip(outline: Outline, entry: Entry, text: Text, schema: Schema | undefined): Slip | undefined {
  const { index, value, start } = entry;
  const below = outline.textBelow(index, text.column);
  const [, marker = '', rest] = /^([>|][+-]?) +(?![–—−_-]$)([^\s#].*)$/.exec(value) ?? [];
  if (rest !== undefined && (below.length > 0 || marker.length > 1)) {
    const message = `« ${marker} » reste seul en fin de ligne : mets ce qui le suit à la ligne, avec le reste du texte`;
    const indentation = ' '.repeat(below[0] ? columnOf(below[0]) : text.column + 2);
    return outline.slip(index, message, { start, text: `${marker}\n${indentation}${rest}`, isCertain: true });
  }
  const isProse = schema === undefined || metaOf(schema).prose !== undefined;
  const bare = isProse ? undefined : (MARKED.exec(value)?.[1] ?? /^% ?(\d.*)/.exec(value)?.[1]?.concat(' %'));
  if (bare !== undefined) {
    const message = `« ${value} » : pas de mise en forme ici, écris « ${bare} »`;
    return outline.slip(index, message, { start, text: bare, isCertain: true });
  }
  const slip = outline.matched(VALUE, index, start);
  if (!slip || below.length === 0 || !slip.edit?.text.startsWith('"')) return slip;
  const message = `${slip.message.replace(/ : .*/, '')} : écris « ${text.isItem ? '-' : `${text.key}:`} >- », et tout le texte à la ligne, décalé de deux espaces`;
  const lines = ['>-', value, ...below.map((line) => line.trim())].join(`\n${' '.repeat(text.column + 2)}`);
  const mended = { start, text: lines, count: below.length + 1, isCertain: false };
  return { ...outline.slip(index, message, mended), range: slip.range };
}

/** Of a text with a colon or a comment in it, which begins below its key and has no mark. */
export function missingMarker(outline: Outline, { index, line }: Entry, { key, column }: Text): Slip | undefined {
  const isMisread = (text: string, at: number) =>
    /:(?:\s|$)|\s#/.test(text) || (at === 0 && /^\s*[@`%!&*|>?{}[\],]/.test(text));
  const below = outline.textBelow(index, column);
  // A text in quotes needs no mark; a comment would become part of the text.
  if (below.some((text) => /^\s*["'#]/.test(text))) return undefined;
  if (!below.some(isMisread) || below.every((text) => /^ *[a-z]\w*: /.test(text))) return undefined;
  const message = `le texte de « ${key} » contient deux-points ou un signe à part : écris « ${key}: >- » et laisse le texte à la ligne`;
  return outline.slip(index, message, { start: line.indexOf(key), text: `${key}: >-`, isCertain: true });
}

/** Of a line of a block further to the right or left than the first, which YAML would not put into one paragraph. */
export function unaligned(outline: Outline, index: number, { key, column, first = index }: Text): Slip | undefined {
  const [expected, own] = [columnOf(outline.line(first)), columnOf(outline.line(index))];
  if (own === expected) return undefined;
  const isFirstWrong = own === column + 2;
  return outline.shifted(isFirstWrong ? first : index, isFirstWrong ? own : expected, withText(key), true);
}

export const withText = (key: string) => `pour l’aligner avec le texte de « ${key} »`;

/** Index of the line where quotes, braces or brackets close that are open at the end of their own; undefined where none does. */
export function endOfValue(outline: Outline, { index, value }: Entry, column: number): number | undefined {
  const isOver = (line: string) =>
    line.trim() !== '' &&
    (columnOf(line) <= column ? !/^ *[\]}"']/.test(line) : /^["']/.test(value) && outline.isStructure(entryOf(line)));
  const lines = [value, ...outline.linesAfter(index, isOver)];
  const isClosed = (count: number) => parseDocument(lines.slice(0, count).join('\n')).errors.length === 0;
  // yaml takes a text that ends in an escaped quote for closed.
  const count = lines.findIndex((line, at) => /(?<!\\)["'\]}]\s*(?:#.*)?$/.test(line) && isClosed(at + 1));
  return count === -1 ? undefined : index + count;
}

export function neverClosed(outline: Outline, { index, start, value }: Entry): Slip {
  const [open, closing] = [value.charAt(0), closingOf(value)];
  const message =
    open === closing
      ? `ce guillemet (${open}) n’est jamais fermé : ajoutes-en un à la fin du texte`
      : `« ${open} » n’est jamais fermé : ajoute « ${closing} » à la fin, ou mets le texte entre guillemets doubles`;
  return outline.slip(index, message, { start, text: value + closing, isCertain: false });
}

const closingOf = ([open = '']: string) => ({ '[': ']', '{': '}' })[open] ?? open;
