import {
  type CST,
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Path } from './draft.ts';

/** The text is not YAML, or not one document of it. */
export class UnreadableYamlError extends Error {
  override name = 'UnreadableYamlError';
}

/** The edit would not read as meant, so it was not made. */
export class YamlEditError extends Error {
  override name = 'YamlEditError';
}

export interface Source {
  /** Without a byte order mark, its last line ended. */
  body: string;
  document: Document.Parsed;
  value: unknown;
  endOfLine: string;
  /** The text of a file that had these lines. */
  withBody(body: string): string;
}

export type Collection = YAMLMap<Node, Node | null> | YAMLSeq<Node>;

/** Offsets of an entry of a collection. In a block it begins with the comments above and ends with its last line. */
export interface EntryRange {
  start: number;
  /** Of the key, or of the dash. */
  at: number;
  /** After the colon or the dash. */
  afterMark: number;
  end: number;
}

let last: { text: string; source: Source } | undefined;

/** One edit follows another, each on the text that was read again: the last one is not parsed twice. */
export function open(text: string): Source {
  if (last?.text !== text) last = { text, source: parsed(text) };
  return last.source;
}

function parsed(text: string): Source {
  const endOfLine = /\r?\n/.exec(text)?.[0] ?? '\n';
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  const isEnded = text === mark || text.endsWith('\n');
  const body = text.slice(mark.length) + (isEnded ? '' : endOfLine);
  const document = parseDocument(body, { keepSourceTokens: true, prettyErrors: false, logLevel: 'error' });
  const [error] = document.errors;
  if (error) throw new UnreadableYamlError(error.message);
  const withBody = (edited: string) => mark + (isEnded ? edited : edited.replace(/\r?\n$/, ''));
  return { body, document, value: plainValue(document), endOfLine, withBody };
}

/** An alias such as `*important*` that names nothing is told here, and not with the errors. */
function plainValue(document: Document.Parsed): unknown {
  try {
    return document.toJS();
  } catch (error) {
    throw new UnreadableYamlError(String(error));
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands at `path` of a plain value. */
export const within = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, step) => (found as Record<string, unknown> | null | undefined)?.[step], value);

/** The same keys and values; their order says nothing. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isObject(a) || !isObject(b)) return Object.is(a, b);
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]));
}

const keyOf = (pair: { key: Node }) => String(isScalar(pair.key) ? pair.key.value : pair.key);

export const indexIn = (collection: Collection, step: string | number): number =>
  isSeq(collection) ? Number(step) : collection.items.findIndex((pair) => keyOf(pair) === String(step));

export const keysIn = (map: Collection): string[] => (isMap(map) ? map.items.map(keyOf) : []);

export const nodeAt = ({ document }: Source, path: Path) => document.getIn(path, true) as Node | undefined;

export const collectionAt = (source: Source, path: Path) => asCollection(nodeAt(source, path));

export const asCollection = (node: unknown): Collection | undefined =>
  isCollection(node) ? (node as Collection) : undefined;

export const isBlock = (node: unknown) =>
  isCollection(node) ? !node.flow && node.items.length > 0 : isScalar(node) && node.type?.startsWith('BLOCK') === true;

export const lineStart = (body: string, offset: number) => body.lastIndexOf('\n', offset - 1) + 1;
/** The offset after its line; all lines are ended. */
export const lineEnd = (body: string, offset: number) => body.indexOf('\n', offset) + 1;
export const columnOf = (body: string, offset: number) => offset - lineStart(body, offset);

/** After the last character of the value. */
export function endOfNode(body: string, node: Node): number {
  const collection = asCollection(node);
  const last = collection && isBlock(node) ? collection.items.at(-1) : undefined;
  if (last) return endOfNode(body, isPair(last) ? ((last.value ?? last.key) as Node) : last);
  const [start, end] = node.range ?? [0, 0];
  return isBlock(node) ? start + body.slice(start, end).trimEnd().length : end;
}

type Token = CST.BlockMap | CST.BlockSequence | CST.FlowCollection;

/** In the order of the items. */
export function entryRanges({ body }: Source, collection: Collection): EntryRange[] {
  const token = collection.srcToken as Token;
  const marks = token.items.flatMap(({ start, sep = [] }) => {
    const mark = [...start, ...sep].find(({ type }) => type === (isSeq(collection) ? 'seq-item-ind' : 'map-value-ind'));
    return mark ? mark.offset : [];
  });
  return collection.items.map((item, index) => {
    const mark = marks[index] ?? 0;
    const value = (isPair(item) ? (item.value ?? item.key) : item) as Node;
    const first = (isPair(item) ? item.key : item) as Node;
    if (collection.flow) {
      const at = first.range?.[0] ?? 0;
      return { start: at, at, afterMark: isPair(item) ? mark + 1 : at, end: endOfNode(body, value) };
    }
    const at = isPair(item) ? (first.range?.[0] ?? 0) : mark;
    const end = lineEnd(body, Math.max(mark, endOfNode(body, value)));
    return { start: aboveEntry(body, at), at, afterMark: mark + 1, end: belowEntry(body, end, columnOf(body, at)) };
  });
}

/** Where the comments directly above begin; those that a file begins with are of the file. */
function aboveEntry(body: string, at: number): number {
  const column = columnOf(body, at);
  let line = lineStart(body, at);
  if (body.slice(line, at).trim() !== '') return at;
  let start = at;
  while (line > 0) {
    const above = lineStart(body, line - 1);
    if (!new RegExp(`^ {${column}}#`).test(body.slice(above, line))) return start;
    line = above;
    start = above + column;
  }
  return at;
}

/** After the comments below that stand further to the right, as its last value does. */
function belowEntry(body: string, end: number, column: number): number {
  const [comments = ''] =
    new RegExp(`^(?:(?:[ \\t]*\\r?\\n)* {${column + 1},}#.*\\r?\\n)*`).exec(body.slice(end)) ?? [];
  return end + comments.length;
}
