import type { z } from 'zod';
import type { ValuePath } from '../../diagnostic.ts';
import { schemaAt } from '../../schema-tree.ts';
import type { JsonSchema } from '../json-schema/json-schema.ts';

/**
 * A value of the object at `path` in `kind`, put together from the examples of its fields: those that it must have,
 * then as many of the others as the schema takes at once.
 */
export function sampleOf(kind: z.ZodType, path: ValuePath, { properties = {}, required = [] }: JsonSchema): object {
  const object = schemaAt(kind, path) as z.ZodType;
  const issueCount = (value: object) => object.safeParse(value).error?.issues.length ?? 0;
  const exampleOf = (key: string) => exampleAt(kind, [...path, key], properties[key] ?? {});
  let sample = Object.fromEntries(required.map((key) => [key, exampleOf(key)]));
  for (const key of Object.keys(properties).filter((name) => !required.includes(name))) {
    const longer = { ...sample, [key]: exampleOf(key) };
    if (issueCount(longer) <= issueCount(sample)) sample = longer;
  }
  const inOrder = Object.keys(properties).filter((key) => key in sample);
  return Object.fromEntries(inOrder.map((key) => [key, sample[key]]));
}

function exampleAt(kind: z.ZodType, path: ValuePath, schema: JsonSchema): unknown {
  if (schema.examples) return schema.examples[0];
  if (schema.items) return [exampleAt(kind, [...path, 0], schema.items)];
  return sampleOf(kind, path, schema);
}
