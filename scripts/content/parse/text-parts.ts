import { Scalar } from 'yaml';
import type { TextPart } from '../diagnostic.ts';
import { quoted } from './line-rules.ts';
import { type Offsets, parse } from './yaml.ts';

/** Where a part of a text stands in `source`; undefined where it is written with escapes that are not followed. */
export function offsetsOfPart(source: string, node: unknown, { start, end }: TextPart): Offsets | undefined {
  if (!(node instanceof Scalar) || typeof node.value !== 'string' || !node.range) return undefined;
  const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
  const before = new RegExp(`[>|"']?${isBlock ? '.*' : ''}\\s*${patternOf(node.value.slice(0, start))}`, 'y');
  const part = new RegExp(patternOf(node.value.slice(start, end)), 'y');
  before.lastIndex = node.range[0];
  if (!before.test(source)) return undefined;
  part.lastIndex = before.lastIndex;
  return part.test(source) ? { start: before.lastIndex, end: part.lastIndex } : undefined;
}

/** A pattern of how a text may be written: folded at its spaces, a quote doubled or behind a backslash. */
const patternOf = (text: string) =>
  text.replace(/\s+|[^\p{L}\p{M}\d\s]/gu, (found) =>
    found.trim() === '' ? '\\s+' : found === "'" ? "''?" : `\\\\?\\${found}`,
  );

/** What has to be replaced, and by what, for `text` to stand in the place of a part: all of it, where that needs quotes. */
export function replacementOfPart(source: string, node: unknown, part: TextPart, text: string) {
  const offsets = offsetsOfPart(source, node, part);
  if (!offsets || !(node instanceof Scalar) || typeof node.value !== 'string' || !node.range) return undefined;
  const { value, type } = node;
  if (type === Scalar.QUOTE_DOUBLE) return { offsets, text: quoted(text).slice(1, -1) };
  if (type === Scalar.QUOTE_SINGLE) return { offsets, text: text.replaceAll("'", "''") };
  const replaced = value.slice(0, part.start) + text + value.slice(part.end);
  const { document } = parse(`text: ${replaced}`);
  const isPlain = document.errors.length === 0 && document.get('text') === replaced;
  if (type !== Scalar.PLAIN || isPlain) return { offsets, text };
  return { offsets: { start: node.range[0], end: node.range[1] }, text: quoted(replaced) };
}
