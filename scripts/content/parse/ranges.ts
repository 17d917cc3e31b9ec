import { type Document, isMap, isNode, isScalar } from 'yaml';
import type { Range, ValuePath } from '../diagnostic.ts';
import type { Offsets, Parsed } from './yaml.ts';

/** Offsets of the value at `path`, of its key, or of the nearest ancestor that exists. */
export function offsetsOf(document: Document, path: ValuePath, key: boolean): Offsets {
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find((item) => isScalar(item.key) && String(item.key.value) === String(path.at(-1)))
    : undefined;
  const node = key && pair ? pair.key : document.getIn(path, true);
  if (isNode(node) && node.range) return { start: node.range[0], end: node.range[1] };
  return path.length === 0 ? { start: 0, end: 0 } : offsetsOf(document, path.slice(0, -1), false);
}

/** Where a missing one of `fields` belongs: at the end of the one above; undefined when it is there, or the first. */
export function offsetsOfMissing({ document, source }: Parsed, path: ValuePath, fields: readonly string[]) {
  const [parent, key] = [path.slice(0, -1), String(path.at(-1))];
  if (path.length === 0 || document.hasIn(path)) return undefined;
  const above = fields.slice(0, fields.indexOf(key)).findLast((field) => document.hasIn([...parent, field]));
  if (above === undefined) return undefined;
  const field = offsetsOf(document, [...parent, above], true);
  const node = document.getIn([...parent, above], true);
  const { length } = source.slice(0, (isNode(node) && node.range?.[1]) || 0).trimEnd();
  return source.slice(field.start, length).includes('\n') ? { start: length - 1, end: length } : field;
}

/** `range` clipped to the text. */
export function inside(lines: readonly string[], { line, column, endColumn }: Range): Range {
  const lastLine = lines.length > 1 && lines.at(-1) === '' ? lines.length - 1 : lines.length;
  const { length } = lines[Math.min(line, lastLine) - 1] ?? '';
  if (line > lastLine) return inside(lines, { line: lastLine, column: length, endColumn: length + 1 });
  const from = Math.max(1, Math.min(column, length + 1));
  return { line, column: from, endColumn: Math.max(from + 1, Math.min(endColumn, length + 1)) };
}
