import type { z } from 'zod';
import { frenchNamesOf } from '../../../scripts/content/field-names.ts';
import { keysOf, schemaAt } from '../../../scripts/content/schema-tree.ts';

/** Every key that a value of `schema` may hold, with its French names. */
export function fieldsWithin(schema: z.core.$ZodType, names = new Map<string, string[]>()): Map<string, string[]> {
  for (const key of keysOf(schema)) {
    names.set(key, [...(names.get(key) ?? []), ...frenchNamesOf(schema, key)]);
    for (const inner of [schemaAt(schema, [key]), schemaAt(schema, [key, 0])]) if (inner) fieldsWithin(inner, names);
  }
  const element = schemaAt(schema, [0]);
  return element && keysOf(schema).length === 0 ? fieldsWithin(element, names) : names;
}
