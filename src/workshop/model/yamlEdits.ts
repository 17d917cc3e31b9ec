import { isMap, isSeq } from 'yaml';
import { parseFile } from '../../../scripts/content/parse/parse-file.ts';
import { isOptional, keysOf, type Schema, schemaAt } from '../../../scripts/content/schema-tree.ts';
import type { Path } from './draft.ts';
import {
  type Collection,
  collectionAt,
  columnOf,
  endOfNode,
  entryNode,
  entryRanges,
  indexIn,
  isBlock,
  isObject,
  isSame,
  keysIn,
  lineEnd,
  nodeAt,
  open,
  type Source,
  within,
  YamlEditError,
} from './yamlDocument.ts';
import { flowText, keyText, type Place, render, renderEntry } from './yamlRender.ts';

type List = readonly unknown[];

/** The plain value at `path`; undefined where there is none. */
export const valueAt = (text: string, path: Path): unknown => structuredClone(within(open(text).value, path));

/** `value` at `path`, written as what stood there, or for a new field as the file writes its like. */
export function setValue(text: string, path: Path, value: unknown, schema: Schema): string {
  const source = open(text);
  const next = plain(value);
  const node = nodeAt(source.document, path);
  const former = within(source.value, path);
  if (node && isSame(former, next)) return text;
  if (!node || (former === null && path.length === 0)) return addValue(source, path, next, schema);
  const collection = collectionAt(source, path);
  const isEmptied = typeof next === 'object' && next !== null && Object.keys(next).length === 0;
  if (!collection || collection.items.length === 0 || isEmptied) return replaceValue(source, path, next, schema);
  if (isMap(collection) && isObject(next)) return setFields(text, path, former as object, next, schema);
  if (isSeq(collection) && Array.isArray(next)) return setItems(text, path, former as List, next, schema);
  return replaceValue(source, path, next, schema);
}

/** Without `path`, its lines and the comment above them; a list or object that it leaves empty goes too if it may. */
export function removeValue(text: string, path: Path, schema: Schema): string {
  const source = open(text);
  const parent = path.slice(0, -1);
  if (within(source.value, path) === undefined) return text;
  const isAlone = collectionAt(source, parent)?.items.length === 1;
  if (isAlone && path.length > 1 && isOptional(schemaAt(schema, parent))) return removeValue(text, parent, schema);
  return removeEntry(source, path, schema);
}

/** `value` as the item `index` of a list, which is made if need be. */
export function insertItem(text: string, list: Path, index: number, value: unknown, schema: Schema): string {
  const source = open(text);
  const collection = collectionAt(source, list);
  if (!collection || collection.items.length === 0) return setValue(text, list, [value], schema);
  const next = plain(value);
  const like = entryNode(collection, Math.max(0, index - 1));
  const meant = changed(source, list, (items: unknown[]) => items.splice(index, 0, next));
  const item = schemaAt(schema, [...list, index]);
  return written(source, meant, schema, (isQuoted) =>
    withEntry(source, collection, index, entryText(next, collection, { source, schema: item, like, isQuoted })),
  );
}

/** The item `from` once more as the item `to`, without the comments above it. */
export function copyItem(text: string, list: Path, from: number, to = from + 1): string {
  const source = open(text);
  const { collection, entry } = listEntry(source, list, from);
  const copy = source.body.slice(entry.at, entry.end).replace(collection.flow ? /$^/ : /\r?\n$/, '');
  const meant = changed(source, list, (items: unknown[]) => items.splice(to, 0, items[from]));
  return asMeant(source, meant, withEntry(source, collection, to, copy));
}

/** The item with the comments directly above it, byte for byte; `to` is its index afterwards. */
export function moveItem(text: string, list: Path, from: number, to: number): string {
  const source = open(text);
  const { collection } = listEntry(source, list, from);
  const order = [...collection.items.keys()];
  order.splice(to, 0, ...order.splice(from, 1));
  return inOrder(source, list, collection, order);
}

export function swapItems(text: string, list: Path, a: number, b: number): string {
  const source = open(text);
  const { collection } = listEntry(source, list, Math.max(a, b));
  const order = [...collection.items.keys()].map((index) => (index === a ? b : index === b ? a : index));
  return inOrder(source, list, collection, order);
}

/** The value at `path` as `donor` writes it there, with its comments; both hold it in a block under the same key. */
export function takeOver(text: string, path: Path, donor: string): string {
  const [source, other] = [open(text), open(donor)];
  const [to, from] = [
    listEntry(source, path.slice(0, -1), path.at(-1)),
    listEntry(other, path.slice(0, -1), path.at(-1)),
  ];
  const taken = other.body.slice(from.entry.afterMark, from.entry.end).replace(/\r?\n/g, source.endOfLine);
  const { body } = source;
  const meant = changed(source, path.slice(0, -1), (parent: Record<string, unknown>) => {
    parent[String(path.at(-1))] = within(other.value, path);
  });
  return asMeant(source, meant, body.slice(0, to.entry.afterMark) + taken + body.slice(to.entry.end));
}

/** Without what is undefined. */
const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

/** The value of the file after `change` of what stands at `path`. */
function changed<Parent extends object>({ value }: Source, path: Path, change: (parent: Parent) => unknown): unknown {
  const copy = structuredClone(value);
  change(within(copy, path) as Parent);
  return copy;
}

function asMeant(source: Source, meant: unknown, body: string): string {
  const text = source.withBody(body);
  if (!isSame(open(text).value, meant)) throw new YamlEditError('the edit would not read as meant');
  return text;
}

/** As plain as it is read as meant, by the check too: else with all its texts in quotes. */
function written(source: Source, meant: unknown, schema: Schema, bodyWith: (isQuoted: boolean) => string): string {
  const isFaulty = (text: string) => parseFile({ path: '', text }, schema).fault !== undefined;
  const attempt = (isQuoted: boolean) => {
    try {
      return asMeant(source, meant, bodyWith(isQuoted));
    } catch {
      return undefined;
    }
  };
  const text = attempt(false);
  if (text !== undefined && (!isFaulty(text) || isFaulty(source.withBody(source.body)))) return text;
  const quoted = attempt(true);
  if (quoted !== undefined && (text === undefined || !isFaulty(quoted))) return quoted;
  if (text === undefined) throw new YamlEditError('the edit would not read as meant');
  return text;
}

function listEntry(source: Source, path: Path, step: string | number | undefined) {
  const collection = collectionAt(source, path);
  const entry = collection && entryRanges(source, collection)[indexIn(collection, step ?? '')];
  if (!entry) throw new YamlEditError(`nothing stands at ${[...path, step].join('.')}`);
  return { collection, entry };
}

function setFields(text: string, path: Path, former: object, next: Record<string, unknown>, schema: Schema): string {
  const gone = Object.keys(former).filter((key) => !(key in next));
  const withNew = Object.keys(next).reduce((each, key) => setValue(each, [...path, key], next[key], schema), text);
  return gone.reduce((each, key) => removeEntry(open(each), [...path, key], schema), withNew);
}

/** Items that both lists know by an id keep their lines; of others those between what begins and ends both are written. */
function setItems(text: string, path: Path, former: List, next: List, schema: Schema): string {
  const [before, after] = [former, next].map((list) => idsOf(list, schemaAt(schema, [...path, 0])));
  const isObjects = former.every(isObject);
  if (isObjects && before && after?.some((id) => before.includes(id)))
    return setItemsById(text, path, before, after, next, schema);
  const shorter = Math.min(former.length, next.length);
  let first = 0;
  while (first < shorter && isSame(former[first], next[first])) first++;
  let last = 0;
  while (last < shorter - first && isSame(former.at(-1 - last), next.at(-1 - last))) last++;
  let edited = text;
  for (let index = first; index < shorter - last; index++)
    edited = setValue(edited, [...path, index], next[index], schema);
  for (let index = former.length - last - 1; index >= next.length - last; index--)
    edited = removeEntry(open(edited), [...path, index], schema);
  for (let index = former.length - last; index < next.length - last; index++)
    edited = insertItem(edited, path, index, next[index], schema);
  return edited;
}

function setItemsById(text: string, path: Path, before: List, after: List, next: List, schema: Schema): string {
  const ids = before.filter((id) => after.includes(id));
  const kept = before.reduceRight<string>(
    (each, id, index) => (ids.includes(id) ? each : removeEntry(open(each), [...path, index], schema)),
    text,
  );
  return next.reduce<string>((each, item, index) => {
    const from = ids.indexOf(after[index]);
    ids.splice(index, 0, ...(from < 0 ? [after[index]] : ids.splice(from, 1)));
    if (from < 0) return insertItem(each, path, index, item, schema);
    return setValue(from === index ? each : moveItem(each, path, from, index), [...path, index], item, schema);
  }, kept);
}

/** What the items of a list are known by: the first field of each, or a word itself; undefined where these tell them not apart. */
export function idsOf(list: List, schema: Schema | undefined): List | undefined {
  const [key = 'id'] = keysOf(schema);
  const ids = list.map((item) => (isObject(item) ? item[key] : item));
  const areIds =
    new Set(ids).size === ids.length && ids.every((id) => typeof id === 'string' || typeof id === 'number');
  return areIds ? ids : undefined;
}

function addValue(source: Source, path: Path, value: unknown, schema: Schema): string {
  const text = source.withBody(source.body);
  const [parent, step] = [path.slice(0, -1), path.at(-1)];
  if (step === undefined) {
    const lines = (isQuoted: boolean) =>
      render(value, { source, column: -2, key: '', schema, isQuoted }).lines.map((line) => line + source.endOfLine);
    return written(source, value, schema, (isQuoted) => source.body + lines(isQuoted).join(''));
  }
  const collection = collectionAt(source, parent);
  const isMissing = within(source.value, parent) === undefined || within(source.value, parent) === null;
  if (isMissing) return setValue(text, parent, typeof step === 'number' ? [value] : { [step]: value }, schema);
  if (isSeq(collection) && step === collection.items.length) return insertItem(text, parent, step, value, schema);
  if (!isMap(collection)) throw new YamlEditError(`no field can be added to ${parent.join('.')}`);
  const key = String(step);
  if (collection.items.length === 0) return replaceValue(source, parent, { [key]: value }, schema);
  const meant = changed(source, parent, (fields: Record<string, unknown>) => {
    fields[key] = value;
  });
  const index = placeOf(key, keysIn(collection), keysOf(schemaAt(schema, parent)));
  return written(source, meant, schema, (isQuoted) => {
    const place = { source, key, schema: schemaAt(schema, path), isQuoted };
    return withEntry(source, collection, index, entryText(value, collection, place));
  });
}

/** After the nearest field that the schema has before it; last where the schema says nothing. */
function placeOf(key: string, present: readonly string[], fields: readonly string[]): number {
  const above = fields.slice(0, Math.max(0, fields.indexOf(key))).findLast((field) => present.includes(field));
  if (above !== undefined) return present.indexOf(above) + 1;
  return fields.includes(key) ? 0 : present.length;
}

function entryText(value: unknown, collection: Collection, place: Omit<Place, 'column'>): string {
  const { source, key } = place;
  const at = entryRanges(source, collection)[0]?.at ?? 0;
  if (!collection.flow) return renderEntry(value, { ...place, column: columnOf(source.body, at) });
  return (key === undefined ? '' : `${keyText(key)}: `) + flowText(value, { ...place, column: 0 });
}

/** The lines with one entry more, as the entry `index` of a collection that has some. */
function withEntry(
  { body, endOfLine, ...source }: Source,
  collection: Collection,
  index: number,
  entry: string,
): string {
  const ranges = entryRanges({ body, endOfLine, ...source }, collection);
  const [above, first] = [ranges[index - 1], ranges[0]];
  const insert = (at: number, text: string) => body.slice(0, at) + text + body.slice(at);
  if (!first || (index > 0 && !above)) throw new YamlEditError(`no item can stand at ${index}`);
  if (collection.flow) return above ? insert(above.end, `, ${entry}`) : insert(first.start, `${entry}, `);
  const indent = ' '.repeat(columnOf(body, first.at));
  return above ? insert(above.end, indent + entry + endOfLine) : insert(first.start, entry + endOfLine + indent);
}

function removeEntry(source: Source, path: Path, schema: Schema): string {
  const parent = path.slice(0, -1);
  const { collection, entry } = listEntry(source, parent, path.at(-1));
  if (collection.items.length === 1) return replaceValue(source, parent, isSeq(collection) ? [] : {}, schema);
  const ranges = entryRanges(source, collection);
  const index = indexIn(collection, path.at(-1) ?? '');
  const meant = changed(source, parent, (fields: Record<string, unknown> | unknown[]) => {
    if (Array.isArray(fields)) fields.splice(index, 1);
    else delete fields[String(path.at(-1))];
  });
  const { body } = source;
  const without = (start: number, end: number) => asMeant(source, meant, body.slice(0, start) + body.slice(end));
  const [above, below] = [ranges[index - 1], ranges[index + 1]];
  if (collection.flow) return below ? without(entry.start, below.start) : without(above?.end ?? entry.start, entry.end);
  const start = entry.start - columnOf(body, entry.start);
  const [blank = ''] = /^\s*/.exec(body.slice(entry.end)) ?? [];
  // The next one takes its place behind the dash.
  if (body.slice(start, entry.start).trim() !== '') return without(entry.start, entry.end + blank.length);
  const [blankAbove = ''] = /(?<=\n)(?:[ \t]*\r?\n)+$/.exec(body.slice(0, start)) ?? [];
  const isLast = entry.end === body.length;
  const [blankBelow = ''] = /^[ \t]*\r?\n/.exec(body.slice(entry.end)) ?? [];
  if (above && blankAbove === '') return without(start, entry.end);
  return isLast ? without(start - blankAbove.length, entry.end) : without(start, entry.end + blankBelow.length);
}

function inOrder(source: Source, list: Path, collection: Collection, order: readonly number[]): string {
  const ranges = entryRanges(source, collection);
  const { body } = source;
  const parts = order.map((from, index) => {
    const [entry, slot, next] = [ranges[from], ranges[index], ranges[index + 1]];
    return body.slice(entry?.start, entry?.end) + (slot && next ? body.slice(slot.end, next.start) : '');
  });
  const meant = changed(source, list, (items: unknown[]) =>
    items.splice(0, items.length, ...order.map((index) => items[index])),
  );
  return asMeant(source, meant, body.slice(0, ranges[0]?.start) + parts.join('') + body.slice(ranges.at(-1)?.end));
}

/** The value is written anew; a comment at the end of its first line stays there. */
function replaceValue(source: Source, path: Path, value: unknown, schema: Schema): string {
  const { body, endOfLine, document } = source;
  const node = nodeAt(document, path);
  const parent = path.slice(0, -1);
  const at = schemaAt(schema, path);
  if (path.length === 0 || !node) throw new YamlEditError('a file is not replaced by another value');
  const { collection, entry } = listEntry(source, parent, path.at(-1));
  const key = isSeq(collection) ? undefined : String(path.at(-1));
  const meant = changed(source, parent, (fields: Record<string | number, unknown>) => {
    fields[path.at(-1) ?? ''] = value;
  });
  const like = isBlock(node) && typeof value !== 'string' ? undefined : node;
  const end = endOfNode(body, node);
  const isInFlow = collection.flow === true;
  const tail = isInFlow ? '' : commentOf(body, entry.afterMark, end, isBlock(node));
  return written(source, meant, schema, (isQuoted) => {
    const place: Place = { source, column: columnOf(body, entry.at), key, schema: at, like, isQuoted };
    if (isInFlow) return body.slice(0, node.range?.[0]) + flowText(value, place) + body.slice(end);
    const { head, lines } = render(value, place);
    const rest = body.slice(lineEnd(body, end));
    return [body.slice(0, entry.afterMark) + head + tail, ...lines].join(endOfLine) + endOfLine + rest;
  });
}

/** The comment behind a value, with the spaces before it; that of a block stands on the line of its key. */
function commentOf(body: string, afterMark: number, end: number, isOfBlock: boolean): string {
  const line = isOfBlock ? body.slice(afterMark, lineEnd(body, afterMark)) : body.slice(end, lineEnd(body, end));
  return /^(?: *[>|][-+\d]*)?([ \t]+#.*?)?\r?\n$/.exec(line)?.[1] ?? '';
}
