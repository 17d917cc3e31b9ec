import type { z } from 'zod';
import { elementOf, isPreprocessed, keysOf, schemaAt } from '../schema-tree.ts';

type Schema = z.core.$ZodType;

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
}

/** A line that is a field, an item of a list or both; its columns. */
export interface Entry {
  column: number;
  isItem: boolean;
  key: string | undefined;
  value: string;
  /** Of the key, or of what follows the dash. */
  inner: number;
  /** Of the value. */
  start: number;
}

const ENTRY = /^( *)((?:-[ \t]+|-$)?)(?:("[^"]+"|'[^']+'|[\p{L}_/][\p{L}\d_/-]*)[ \t]*:(?:[ \t]+|$))?(.*)$/u;

/** As if its key or its dash were left out where the line has none. */
export function entryOf(line: string): Entry {
  const [, indentation = '', dash = '', key, value = ''] = ENTRY.exec(line) ?? [];
  return {
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
  if (isList !== isItem) return false;
  const fields = fieldsOf(level);
  if (key !== undefined)
    return fields.length > 0 ? fields.includes(key) : !isList && schemaAt(schema, [key]) !== undefined;
  const [, inBraces = ''] = /^\{ *(\w+):/.exec(value) ?? [];
  return isItem && (fields.length === 0 || fields.includes(inBraces) || isPreprocessed(elementOf(schema) ?? schema));
}

/** Whether a field of that name may still stand in the level, or in its next item. */
export const wants = (level: Level, key: string): boolean =>
  level.isList ? fieldsOf(level).includes(key) : !level.keys.has(key) && takes(level, { ...entryOf(''), key });

/** Whether an item of the list may begin with the entry. */
export const begins = (level: Level, { key }: Entry) =>
  level.isList && (key === undefined || key === fieldsOf(level)[0]);

/** Where a line is in line with the level, in French. */
export function beside({ name, isList, keys, column }: Level): string {
  const last = [...keys.keys()].at(-1);
  if (isList) return column === undefined ? `sous « ${name}: »` : `pour aligner son tiret avec ceux de « ${name} »`;
  return last === undefined
    ? `sous « ${name}: », deux espaces plus à droite que lui`
    : `pour l’aligner avec « ${last} »`;
}
