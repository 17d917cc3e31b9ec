import { isMap, isSeq, type Node } from 'yaml';
import { parseFile } from '../../../scripts/content/parse/parse-file.ts';
import { isOptional, keysOf, type Schema, schemaAt } from '../../../scripts/content/schema-tree.ts';
import type { Path } from './draft.ts';
import {
  type Collection,
  collectionAt,
  columnOf,
  type EntryRange,
  endOfNode,
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
  const node = nodeAt(source, path);
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
  return addEntry(source, list, index, plain(value), schema);
}

/** The item `from` once more as the item `to`, without the comments above it. */
export function copyItem(text: string, list: Path, from: number, to = from + 1): string {
  const source = open(text);
  const { collection, entry } = listEntry(source, list, from);
  const copy = source.body.slice(entry.at, entry.end).replace(collection.flow ? /$^/ : /\r?\n$/, '');
  const meant = changed(source.value, list, (items: List) => items.toSpliced(to, 0, items[from]));
  return asMeant(source, meant, withEntry(source, collection, to, copy));
}

/** The item with the comments directly above it, byte for byte; `to` is its index afterwards. */
export function moveItem(text: string, list: Path, from: number, to: number): string {
  const source = open(text);
  const { collection } = listEntry(source, list, from);
  const ranges = entryRanges(source, collection);
  const { body } = source;
  const inOrder = <Item>(items: readonly Item[]) =>
    items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
  const parts = inOrder(ranges).map((entry, at) => {
    const [slot, next] = [ranges[at], ranges[at + 1]];
    return body.slice(entry.start, entry.end) + (slot && next ? body.slice(slot.end, next.start) : '');
  });
  const meant = changed(source.value, list, inOrder<unknown>);
  return asMeant(source, meant, body.slice(0, ranges[0]?.start) + parts.join('') + body.slice(ranges.at(-1)?.end));
}

export function swapItems(text: string, list: Path, a: number, b: number): string {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  return low === high ? text : moveItem(moveItem(text, list, high, low), list, low + 1, high);
}

/** The value at `path` as `donor` writes it there, with its comments; both hold it in a block under the same key. */
export function takeOver(text: string, path: Path, donor: string): string {
  const [source, other] = [open(text), open(donor)];
  const [parent, key] = [path.slice(0, -1), String(path.at(-1))];
  const [to, from] = [source, other].map((each) => listEntry(each, parent, key).entry) as [EntryRange, EntryRange];
  const taken = other.body.slice(from.afterMark, from.end).replace(/\r?\n/g, source.endOfLine);
  const meant = changed(source.value, path, () => within(other.value, path));
  return asMeant(source, meant, source.body.slice(0, to.afterMark) + taken + source.body.slice(to.end));
}

/** Without what is undefined. */
const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

/** The value after `change` of what stands at `path` of it. */
function changed<Former>(value: unknown, path: Path, change: (former: Former) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value as Former);
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) };
  copy[step] = changed(copy[step], rest, change);
  return copy;
}

function asMeant(source: Source, meant: unknown, body: string): string {
  const text = source.withBody(body);
  if (!isSame(open(text).value, meant)) throw new YamlEditError('the edit would not read as meant');
  return text;
}

/** As plain as it is read as meant, by the check too: else with all its texts in quotes. */
function written(source: Source, meant: unknown, schema: Schema, bodyWith: (isQuoted: boolean) => string): string {
  let plainest: string | undefined;
  for (const isQuoted of [false, true]) {
    try {
      const text = asMeant(source, meant, bodyWith(isQuoted));
      if (!parseFile({ path: '', text }, schema).syntaxError) return text;
      plainest ??= text;
    } catch {
      // It reads otherwise.
    }
  }
  if (plainest === undefined) throw new YamlEditError('the edit would not read as meant');
  return plainest;
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

/** Items that both lists have keep their lines; those of words are known by their place, from the end where they end alike. */
function setItems(text: string, path: Path, former: List, next: List, schema: Schema): string {
  let alike = 0;
  while (alike < Math.min(former.length, next.length) && isSame(former.at(-1 - alike), next.at(-1 - alike))) alike++;
  const placesOf = (list: List) => list.map((_, index) => (index < list.length - alike ? index : index - list.length));
  const [before, after] = [former, next].map((list) => idsOf(list, schemaAt(schema, [...path, 0])));
  const haveIds = former.every(isObject) && after?.some((id) => before?.includes(id));
  const [oldIds, ids] = haveIds && before && after ? [before, after] : [placesOf(former), placesOf(next)];
  const kept = oldIds.filter((id) => ids.includes(id));
  const without = oldIds.reduceRight<string>(
    (each, id, index) => (ids.includes(id) ? each : removeEntry(open(each), [...path, index], schema)),
    text,
  );
  return next.reduce<string>((each, item, index) => {
    const from = kept.indexOf(ids[index]);
    kept.splice(index, 0, ...(from < 0 ? [ids[index]] : kept.splice(from, 1)));
    if (from < 0) return insertItem(each, path, index, item, schema);
    return setValue(from === index ? each : moveItem(each, path, from, index), [...path, index], item, schema);
  }, without);
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
    const place = { source, column: -2, key: '', schema };
    return written(source, value, schema, (isQuoted) => {
      const lines = `${render(value, { ...place, isQuoted }).slice(1)}\n`;
      return source.body + lines.replaceAll('\n', source.endOfLine);
    });
  }
  const collection = collectionAt(source, parent);
  const isMissing = within(source.value, parent) === undefined || within(source.value, parent) === null;
  if (isMissing) return setValue(text, parent, typeof step === 'number' ? [value] : { [step]: value }, schema);
  if (isSeq(collection) && step === collection.items.length) return insertItem(text, parent, step, value, schema);
  if (!isMap(collection)) throw new YamlEditError(`no field can be added to ${parent.join('.')}`);
  const key = String(step);
  if (collection.items.length === 0) return replaceValue(source, parent, { [key]: value }, schema);
  return addEntry(
    source,
    parent,
    placeOf(key, keysIn(collection), keysOf(schemaAt(schema, parent))),
    value,
    schema,
    key,
  );
}

/** After the nearest field that the schema has before it; last where the schema says nothing. */
function placeOf(key: string, present: readonly string[], fields: readonly string[]): number {
  const above = fields.slice(0, Math.max(0, fields.indexOf(key))).findLast((field) => present.includes(field));
  if (above !== undefined) return present.indexOf(above) + 1;
  return fields.includes(key) ? 0 : present.length;
}

/** With one entry more, as the entry `index` of a collection that has some; without a key in a list, like the one above. */
function addEntry(source: Source, parent: Path, index: number, value: unknown, schema: Schema, key?: string): string {
  const collection = collectionAt(source, parent) as Collection;
  const meant = changed(source.value, parent, (former: List & object) =>
    key === undefined ? former.toSpliced(index, 0, value) : { ...former, [key]: value },
  );
  const like = key === undefined ? (collection.get(Math.max(0, index - 1), true) as Node) : undefined;
  const at = entryRanges(source, collection)[0]?.at ?? 0;
  const column = collection.flow ? 0 : columnOf(source.body, at);
  return written(source, meant, schema, (isQuoted) => {
    const place = { source, key, schema: schemaAt(schema, [...parent, key ?? index]), like, isQuoted, column };
    const inFlow = () => (key === undefined ? '' : `${keyText(key)}: `) + flowText(value, place);
    return withEntry(
      source,
      collection,
      index,
      collection.flow ? inFlow() : renderEntry(value, place).replaceAll('\n', source.endOfLine),
    );
  });
}

/** The lines with one entry more, as the entry `index` of a collection that has some. */
function withEntry(source: Source, collection: Collection, index: number, entry: string): string {
  const { body, endOfLine } = source;
  const ranges = entryRanges(source, collection);
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
  const meant = changed(source.value, parent, (former: object) => {
    const entries = Object.entries(former).filter(([key]) => key !== String(path.at(-1)));
    return Array.isArray(former) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
  });
  const { body } = source;
  const without = (start: number, end: number) => asMeant(source, meant, body.slice(0, start) + body.slice(end));
  const [above, below] = [ranges[index - 1], ranges[index + 1]];
  if (collection.flow) return below ? without(entry.start, below.start) : without(above?.end ?? entry.start, entry.end);
  const [blankBelow = ''] = /^\s*/.exec(body.slice(entry.end)) ?? [];
  const start = entry.start - columnOf(body, entry.start);
  // The next one takes its place behind the dash.
  if (body.slice(start, entry.start).trim() !== '') return without(entry.start, entry.end + blankBelow.length);
  const [blankAbove = ''] = /(?<=\n)(?:[ \t]*\r?\n)+$/.exec(body.slice(0, start)) ?? [];
  if (above) return without(start - blankAbove.length, entry.end);
  return without(start, entry.end + (/^(?:[ \t]*\r?\n)*/.exec(blankBelow)?.[0].length ?? 0));
}

/** The value is written anew; a comment at the end of its first line stays there. */
function replaceValue(source: Source, path: Path, value: unknown, schema: Schema): string {
  const { body, endOfLine } = source;
  const node = nodeAt(source, path);
  const parent = path.slice(0, -1);
  const at = schemaAt(schema, path);
  if (path.length === 0 || !node) throw new YamlEditError('a file is not replaced by another value');
  const { collection, entry } = listEntry(source, parent, path.at(-1));
  const key = isSeq(collection) ? undefined : String(path.at(-1));
  const meant = changed(source.value, path, () => value);
  const like = isBlock(node) && typeof value !== 'string' ? undefined : node;
  const end = endOfNode(body, node);
  const isInFlow = collection.flow === true;
  const tail = isInFlow ? '' : commentOf(body, entry.afterMark, end, isBlock(node));
  return written(source, meant, schema, (isQuoted) => {
    const place: Place = { source, column: columnOf(body, entry.at), key, schema: at, like, isQuoted };
    if (isInFlow) return body.slice(0, node.range?.[0]) + flowText(value, place) + body.slice(end);
    const lines = `${render(value, place).replace(/$/m, () => tail)}\n`;
    return body.slice(0, entry.afterMark) + lines.replaceAll('\n', endOfLine) + body.slice(lineEnd(body, end));
  });
}

/** The comment behind a value, with the spaces before it; that of a block stands on the line of its key. */
function commentOf(body: string, afterMark: number, end: number, isOfBlock: boolean): string {
  const line = isOfBlock ? body.slice(afterMark, lineEnd(body, afterMark)) : body.slice(end, lineEnd(body, end));
  return /^(?: *[>|][-+\d]*)?([ \t]+#.*?)?\r?\n$/.exec(line)?.[1] ?? '';
}
