import type { z } from 'zod';
import { elementOf, isPreprocessed, keysOf, schemaAt } from '../../schema-tree.ts';
import type { Misplaced } from './candidates.ts';

type Schema = z.core.$ZodType;

/** Fields or a list that the lines so far have opened. */
export interface Level {
  schema: Schema;
  isList: boolean;
  /** The key whose value it is; empty for the file as a whole. */
  name: string;
  /** Column, from 0, of its keys or dashes, and the one where they belong: two spaces further than its own key. */
  column: number;
  expected: number;
  /** Nothing stands in it yet. */
  isEmpty: boolean;
  /** Those that stand at `column`, the last one last; those of a list's items are with each item. */
  keys: string[];
  /** Its first line, where that is not in the expected column. */
  misaligned?: Misplaced;
}

/** A line as the layout sees it. */
export interface LineEntry {
  /** Column of the dash, or of the key. */
  column: number;
  dash: string;
  key: string | undefined;
  value: string;
}

const ENTRY = /^( *)(- +)?(?:([\p{L}/][\p{L}\w/-]*):(?: +(.*)|$))?(.*)$/u;

/** Undefined for a line that is neither a field nor an item of a list. */
export function lineEntryOf(line: string): LineEntry | undefined {
  const [, indentation = '', dash = '', key, value, text = ''] = ENTRY.exec(line) ?? [];
  if (key === undefined && dash === '') return undefined;
  return { column: indentation.length, dash, key, value: key === undefined ? text : (value ?? '').trimEnd() };
}

/** Whether the entry may stand in the level. */
export function takes({ schema, isList }: Level, { dash, key, value }: LineEntry): boolean {
  if (isList !== (dash !== '')) return false;
  const fields = isList ? elementOf(schema) : schema;
  const keys = keysOf(fields);
  if (key !== undefined) return keys.length > 0 ? keys.includes(key) : !isList && schemaAt(schema, [key]) !== undefined;
  const [, inBraces = ''] = /^\{ *(\w+):/.exec(value) ?? [];
  return keys.length === 0 || keys.includes(inBraces) || (fields !== undefined && isPreprocessed(fields));
}

export function levelOf(schema: Schema, name: string, column: number): Level {
  const isList = elementOf(schema) !== undefined;
  return { schema, isList, name, column, expected: column, isEmpty: true, keys: [] };
}

/** What the value of a key in `column` opens whose lines follow; undefined for a value of one line. */
export function childLevel(fields: Level, key: string, column: number): Level | undefined {
  const schema = schemaAt(fields.schema, [key]);
  const isOfLines = schema && (keysOf(schema).length > 0 || schemaAt(schema, ['/']) !== undefined);
  return isOfLines ? levelOf(schema, key, column + 2) : undefined;
}

export function itemLevel(list: Level, column: number): Level {
  return { ...levelOf(elementOf(list.schema) ?? list.schema, list.name, column), isEmpty: false };
}

/** Whether an item of the list may begin with the entry, other than by chance: with its first field. */
export function beginsItem({ schema }: Level, { key }: LineEntry): boolean {
  return key === undefined || key === keysOf(elementOf(schema))[0];
}

/** The schema of the entry's value in this level. */
export const fieldOf = ({ key = '' }: LineEntry, { schema, isList }: Level): Schema | undefined =>
  schemaAt(schema, isList ? [0, key] : [key]);
