import { elementOf, isPreprocessed, keysOf, type Schema, schemaAt } from '../schema-tree.ts';

/** Fields or a list that the lines so far have opened. */
export interface Level {
  schema: Schema;
  isList: boolean;
  /** The key whose value it is; empty for the file as a whole. */
  name: string;
  /** Column, from 0, where its keys or dashes are expected: two further than its own key. */
  expected: number;
  /** Where they are; undefined until the first. */
  column: number | undefined;
  /** By the index of their line; each item of a list has a level of its own for them. */
  keys: Map<string, number>;
  /** The fields of the last item of a list. */
  lastItem?: Level;
}

/** A line that is a field, an item of a list or both; its columns. */
export interface Entry {
  index: number;
  line: string;
  column: number;
  isItem: boolean;
  key: string | undefined;
  value: string;
  /** Of the key, or of what follows the dash. */
  inner: number;
  /** Of the value. */
  start: number;
}

const ENTRY =
  /^( *)((?:-[ \t]+|-$)?)(?:("[^"]+"|'[^']+'|[\p{L}_/][\p{L}\d_/ -]*?(?:\.ya?ml)?)[ \t]*:(?:[ \t]+|$))?(.*)$/u;

/** As if its key or its dash were left out where the line has none. */
export function entryOf(line: string, index = 0): Entry {
  const [, indentation = '', dash = '', key, value = ''] = ENTRY.exec(line) ?? [];
  return {
    index,
    line,
    column: indentation.length,
    isItem: dash !== '',
    key: key?.replace(/^["']|["']$/g, ''),
    value: value.trimEnd(),
    inner: indentation.length + dash.length,
    start: line.length - value.length,
  };
}

export const columnOf = (line: string) => Math.max(0, line.search(/\S|$/));

export function levelOf(schema: Schema, name: string, expected: number): Level {
  return { schema, isList: elementOf(schema) !== undefined, name, expected, column: undefined, keys: new Map() };
}

/** The names of its fields, or of those of its items. */
export const fieldsOf = ({ schema, isList }: Level) => keysOf(isList ? elementOf(schema) : schema);

/** Whether the entry may stand in the level. */
export function takes(level: Level, { isItem, key, value }: Entry): boolean {
  const { schema, isList } = level;
  const fields = fieldsOf(level);
  if (isList !== isItem) return false;
  if (key === undefined)
    return isItem && (fields.length === 0 || value.startsWith('{') || isPreprocessed(elementOf(schema) ?? schema));
  return fields.length > 0 ? fields.includes(key) : !isList && schemaAt(schema, [key]) !== undefined;
}

/** Whether the level takes the entry, with a dash or without, and has not yet got one of its key. */
export function wants(level: Level, entry: Entry): boolean {
  const { isList, keys } = level;
  return takes(level, { ...entry, isItem: isList }) && (isList || !keys.has(entry.key ?? ''));
}

/** Whether an item of the list may begin with the entry. */
export const begins = (level: Level, { key }: Entry) =>
  !level.isList || key === undefined || key === fieldsOf(level)[0];
