import { elementOf, keysOf, type Schema, schemaAt } from '../../../scripts/content/schema-tree.ts';
import type { Path } from './draft.ts';
import { isObject, isSame, UnreadableYamlError, within, YamlEditError } from './yamlDocument.ts';
import { insertItem, moveItem, removeValue, setValue, valueAt } from './yamlEdits.ts';

/** A key, an index, or the item of a list that has this id. */
type Step = string | number | { id: unknown };

/** What both sides changed; undefined of a value is one that a side has not, null of a file one that it removed. */
export interface Conflict {
  /** In the merged text; empty where it is the whole file, whose texts are told then. */
  path: Path;
  steps: readonly Step[];
  base: unknown;
  theirs: unknown;
  mine: unknown;
  /** Where both changed the order of a list: those that all sides have, in my order. */
  ids?: readonly unknown[];
}

interface Change extends Omit<Conflict, 'path'> {
  kind: 'set' | 'insert' | 'order' | 'conflict';
  /** Of an item to insert: those before it. */
  ids?: readonly unknown[];
}

export interface Merged {
  text: string | null;
  conflicts: Conflict[];
}

/** Their text with my changes; what both changed stays as theirs and is told. A file that a side has not is null. */
export function mergeFile(base: string | null, theirs: string | null, mine: string | null, schema: Schema): Merged {
  if (mine === base || mine === theirs) return { text: theirs, conflicts: [] };
  if (theirs === base) return { text: mine, conflicts: [] };
  const whole = { text: theirs, conflicts: [{ path: [], steps: [], base, theirs, mine }] };
  if (theirs === null || mine === null) return whole;
  try {
    const [b, t, m] = [base ?? '', theirs, mine].map((text) => valueAt(text, []) ?? undefined);
    const changes = [...changesOf({ steps: [], base: b, theirs: t, mine: m }, schema)];
    const made = changes.filter(({ kind }) => kind !== 'conflict');
    const text = made.reduce((merged, change) => withChange(merged, change, schema), theirs);
    if (commentsOf(mine).some((comment) => !(base ?? '').includes(comment) && !text.includes(comment))) return whole;
    const value = valueAt(text, []);
    const conflicts = changes.filter(({ kind }) => kind === 'conflict');
    return {
      text,
      conflicts: conflicts.map(({ kind: _, ...conflict }) => ({
        ...conflict,
        path: pathOf(conflict.steps, value, schema),
      })),
    };
  } catch (error) {
    if (error instanceof UnreadableYamlError || error instanceof YamlEditError) return whole;
    throw error;
  }
}

/** The merged text after the coach's choice. */
export function resolve(
  text: string | null,
  conflict: Conflict,
  choice: 'theirs' | 'mine',
  schema: Schema,
): string | null {
  if (choice === 'theirs') return text;
  if (conflict.steps.length === 0 || text === null) return conflict.mine as string | null;
  const kind = conflict.ids ? 'order' : conflict.theirs === undefined ? 'insert' : 'set';
  return withChange(text, { ...conflict, kind }, schema);
}

const commentsOf = (text: string) => (text.match(/^[ \t]*#.*$/gm) ?? []).map((line) => line.trim());

function* changesOf(sides: Omit<Conflict, 'path'>, schema: Schema): Generator<Change> {
  const { steps, base, theirs, mine } = sides;
  if (isSame(mine, base) || isSame(mine, theirs)) return;
  const isNew = base === undefined;
  if (isObject(theirs) && isObject(mine) && (isNew || isObject(base))) {
    for (const key of new Set([...Object.keys(mine), ...Object.keys(base ?? {})])) {
      const field = { steps: [...steps, key], base: base?.[key], theirs: theirs[key], mine: mine[key] };
      yield* changesOf(field, schema);
    }
  } else if (Array.isArray(theirs) && Array.isArray(mine) && (isNew || Array.isArray(base))) {
    yield* changesOfList(steps, base ?? [], theirs, mine, schema);
  } else {
    yield { kind: isSame(theirs, base) ? 'set' : 'conflict', ...sides };
  }
}

type List = readonly unknown[];

function* changesOfList(
  steps: readonly Step[],
  base: List,
  theirs: List,
  mine: List,
  schema: Schema,
): Generator<Change> {
  const idOf = idFor(steps, schema);
  const [baseIds, theirIds, myIds] = [base.map(idOf), theirs.map(idOf), mine.map(idOf)];
  const sides = { steps, base, theirs, mine };
  if (![baseIds, theirIds, myIds].every(areIds)) {
    if (isSame(theirs, base)) yield { kind: 'set', ...sides };
    else if (base.length !== theirs.length || base.length !== mine.length) yield { kind: 'conflict', ...sides };
    else {
      for (const [index, item] of mine.entries())
        yield* changesOf({ steps: [...steps, index], base: base[index], theirs: theirs[index], mine: item }, schema);
    }
    return;
  }
  for (const id of new Set([...myIds, ...baseIds])) {
    const [inBase, inTheirs, inMine] = [baseIds.indexOf(id), theirIds.indexOf(id), myIds.indexOf(id)];
    const item = { steps: [...steps, { id }], base: base[inBase], theirs: theirs[inTheirs], mine: mine[inMine] };
    if (inBase < 0 && inTheirs < 0) yield { kind: 'insert', ...item, ids: myIds.slice(0, inMine) };
    else yield* changesOf(item, schema);
  }
  const inAll = (ids: List) => ids.filter((id) => [baseIds, theirIds, myIds].every((each) => each.includes(id)));
  const [before, their, my] = [inAll(baseIds), inAll(theirIds), inAll(myIds)];
  if (isSame(my, before) || isSame(my, their)) return;
  yield { kind: isSame(their, before) ? 'order' : 'conflict', ...sides, ids: my };
}

/** An item of a list of fields is known by the first of them; any other by itself. */
function idFor(list: readonly Step[], schema: Schema) {
  const found = schemaAt(
    schema,
    list.map((step) => (typeof step === 'object' ? 0 : step)),
  );
  const [key = 'id'] = keysOf(found && elementOf(found));
  return (item: unknown) => (isObject(item) ? item[key] : item);
}

const areIds = (ids: List) =>
  new Set(ids).size === ids.length && ids.every((id) => typeof id === 'string' || typeof id === 'number');

/** An item that is not there gets the index after the last. */
function pathOf(steps: readonly Step[], value: unknown, schema: Schema): (string | number)[] {
  const path: (string | number)[] = [];
  for (const [index, step] of steps.entries()) {
    const ids = typeof step === 'object' ? idsAt(steps.slice(0, index), path, value, schema) : [];
    path.push(typeof step !== 'object' ? step : ids.includes(step.id) ? ids.indexOf(step.id) : ids.length);
  }
  return path;
}

function idsAt(steps: readonly Step[], path: Path, value: unknown, schema: Schema): List {
  const list = within(value, path);
  return Array.isArray(list) ? list.map(idFor(steps, schema)) : [];
}

function withChange(text: string, { kind, steps, mine, ids }: Change, schema: Schema): string {
  const path = pathOf(steps, valueAt(text, []), schema);
  const [parent, last] = [path.slice(0, -1), path.at(-1)];
  if (kind === 'order')
    return inOrder(text, path, ids ?? [], (edited) => idsAt(steps, path, valueAt(edited, []), schema));
  if (mine === undefined) return removeValue(text, path, schema);
  if (kind !== 'insert' || typeof last !== 'number') return setValue(text, path, mine, schema);
  const present = idsAt(steps.slice(0, -1), parent, valueAt(text, []), schema);
  const above = ids?.findLast((id) => present.includes(id));
  return insertItem(text, parent, ids ? present.indexOf(above) + 1 : last, mine, schema);
}

/** Items of other ids stay where they are. */
function inOrder(text: string, list: Path, ids: List, idsIn: (text: string) => List): string {
  const slots = idsIn(text).flatMap((id, index) => (ids.includes(id) ? index : []));
  return ids.reduce<string>((edited, id, index) => {
    const [from, to] = [idsIn(edited).indexOf(id), slots[index] ?? 0];
    return from === to ? edited : moveItem(edited, list, from, to);
  }, text);
}
