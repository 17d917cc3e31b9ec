import { isScalar, Scalar } from 'yaml';
import type { TextPart } from '../diagnostic.ts';
import { quoted } from './repair/quotes.ts';
import { type Offsets, parse } from './yaml.ts';

/** Where a part of a text stands in `source`; undefined where it is written with escapes that are not followed. */
export function offsetsOfPart(source: string, node: unknown, part: TextPart): Offsets | undefined {
  if (!(node instanceof Scalar) || typeof node.value !== 'string' || !node.range) return undefined;
  const { value, type } = node;
  const isQuoted = type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE;
  const isBlock = type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
  // The offset of each character of the value: folding changes nothing but white space.
  const offsets: number[] = [];
  let at = node.range[0] + (isQuoted ? 1 : 0);
  if (isBlock) at = source.indexOf('\n', at);
  for (let index = 0; index < value.length; index++) {
    const character = value.charAt(index);
    if (/\s/.test(character)) {
      offsets.push(at);
      if (!/\s/.test(value.charAt(index + 1))) at += /^\s*/.exec(source.slice(at))?.[0].length ?? 0;
      continue;
    }
    if (index === 0) at += /^\s*/.exec(source.slice(at))?.[0].length ?? 0;
    if (isEscape(source, at, type)) at++;
    if (source.charAt(at) !== character) return undefined;
    offsets.push(at);
    at++;
  }
  const [start, last] = [offsets[part.start], offsets[part.end - 1]];
  return start === undefined || last === undefined ? undefined : { start, end: last + 1 };
}

const isEscape = (source: string, at: number, type: Scalar['type']) =>
  (type === Scalar.QUOTE_DOUBLE && source.charAt(at) === '\\') ||
  (type === Scalar.QUOTE_SINGLE && source.startsWith("''", at));

/** What has to be replaced, and by what, for `text` to stand in the place of a part: all of it, where that needs quotes. */
export function replacementOfPart(source: string, node: unknown, part: TextPart, text: string) {
  const offsets = offsetsOfPart(source, node, part);
  if (!offsets || !(node instanceof Scalar) || typeof node.value !== 'string' || !node.range) return undefined;
  const { value, type } = node;
  if (type === Scalar.QUOTE_DOUBLE) return { offsets, text: quoted(text).slice(1, -1) };
  if (type === Scalar.QUOTE_SINGLE) return { offsets, text: text.replaceAll("'", "''") };
  const replaced = value.slice(0, part.start) + text + value.slice(part.end);
  if (type !== Scalar.PLAIN || isPlain(replaced)) return { offsets, text };
  return { offsets: { start: node.range[0], end: node.range[1] }, text: quoted(replaced) };
}

function isPlain(text: string): boolean {
  const { document } = parse([`text: ${text}`]);
  const node = document.get('text', true);
  return document.errors.length === 0 && isScalar(node) && node.value === text;
}
