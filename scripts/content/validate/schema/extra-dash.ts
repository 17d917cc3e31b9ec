import type { z } from 'zod';
import type { ValuePath } from '../../diagnostic.ts';
import { elementOf, keysOf, schemaAt } from '../../schema-tree.ts';
import { isSamePath, valueAt } from './value-path.ts';

type Schema = z.core.$ZodType;

/** Consecutive items of a list that together are one. */
export interface SplitItem {
  items: readonly ValuePath[];
  /** The fields behind a dash too many. */
  dashes: readonly ValuePath[];
}

/** Lists items of which required fields are missing, and which the next ones complete. */
export function splitItems(schema: Schema, missing: readonly ValuePath[], root: unknown): SplitItem[] {
  const lists = missing
    .filter((field) => typeof field.at(-2) === 'number')
    .map((field) => field.slice(0, -2))
    .filter((list, index, all) => all.findIndex((other) => isSamePath(list, other)) === index);
  return lists.flatMap((list) => {
    const fields = schemaAt(schema, list);
    const element = fields && elementOf(fields);
    const values = valueAt(root, list);
    return element && Array.isArray(values) ? splitIn(element, list, values) : [];
  });
}

function splitIn(element: Schema, list: ValuePath, values: readonly unknown[]): SplitItem[] {
  const found: SplitItem[] = [];
  const keys = keysOf(element);
  const rankOf = (fields: Record<string, unknown>) => keys.indexOf(Object.keys(fields)[0] ?? '');
  for (let first = 0; first < values.length; first++) {
    let whole = fieldsOf(values[first]);
    let last = first;
    for (;;) {
      const next = fieldsOf(values[last + 1]);
      if (isWhole(element, whole) && isWhole(element, next)) break;
      // What comes first in an item begins one: a title goes with the rounds below it.
      if (rankOf(next) <= rankOf(whole) || Object.keys(next).some((key) => key in whole)) break;
      if (Object.keys({ ...whole, ...next }).some((key) => !keys.includes(key))) break;
      whole = { ...whole, ...next };
      last++;
    }
    if (last === first || !isWhole(element, whole)) continue;
    const items = values.slice(first, last + 1).map((item, index) => ({
      path: [...list, first + index],
      firstKey: Object.keys(fieldsOf(item))[0] ?? '',
    }));
    const dashes = items.slice(1).map(({ path, firstKey }) => [...path, firstKey]);
    found.push({ items: items.map(({ path }) => path), dashes });
    first = last;
  }
  return found;
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** Whether no required field is missing. */
function isWhole(element: Schema, fields: Record<string, unknown>): boolean {
  const issues = (element as z.ZodType).safeParse(fields).error?.issues ?? [];
  return !issues.some(({ path, code }) => code === 'custom' || (path.length === 1 && !(String(path[0]) in fields)));
}
