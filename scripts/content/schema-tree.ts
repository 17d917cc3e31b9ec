import { z } from 'zod';
import type { ValuePath } from './diagnostic.ts';

type Schema = z.core.$ZodType;
/** What the definitions of the kinds below hold; zod declares each of them apart. */
interface Definition {
  type: string;
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
  element?: Schema;
  valueType?: Schema;
  shape?: Record<string, Schema>;
}

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition;

/** Whether a shorter form, such as a text for an object of one field, is brought into the form of the schema first. */
export function isPreprocessed(schema: Schema): boolean {
  const { in: input } = definitionOf(schema);
  return input !== undefined && definitionOf(input).type === 'transform';
}

const unwrapped = new WeakMap<Schema, Schema>();

/** What a coach writes there: without what makes it optional or turns it into something else. */
export function unwrap(schema: Schema): Schema {
  const known = unwrapped.get(schema);
  if (known) return known;
  const inside = insideOf(schema);
  const found = inside ? unwrap(inside) : schema;
  unwrapped.set(schema, found);
  return found;
}

function insideOf(schema: Schema): Schema | undefined {
  const { innerType, in: input, out } = definitionOf(schema);
  return innerType ?? (isPreprocessed(schema) ? out : input);
}

const metas = new WeakMap<Schema, Readonly<z.core.GlobalMeta>>();

/** What the schema says of its value, and what the schemas inside of it say: `.optional()` hides what it wraps. */
export function metaOf(schema: Schema): Readonly<z.core.GlobalMeta> {
  const known = metas.get(schema);
  if (known) return known;
  const inside = insideOf(schema);
  const meta = { ...(inside && metaOf(inside)), ...z.globalRegistry.get(schema) };
  metas.set(schema, meta);
  return meta;
}

/** The schema of the value at `path`; undefined where the schema knows of none. */
export function schemaAt(schema: Schema, path: ValuePath): Schema | undefined {
  let found: Schema | undefined = schema;
  for (const step of path) {
    const { shape, element, valueType }: Definition = definitionOf(unwrap(found));
    found = shape?.[step] ?? element ?? valueType;
    if (!found) return undefined;
  }
  return found;
}

/** The schema of the items of a list; undefined for another value. */
export const elementOf = (schema: Schema): Schema | undefined => definitionOf(unwrap(schema)).element;

const keys = new WeakMap<Schema, readonly string[]>();

/** The keys that may stand in the fields of `schema`. */
export function keysOf(schema: Schema | undefined): readonly string[] {
  if (!schema) return [];
  const known = keys.get(schema) ?? Object.keys(definitionOf(unwrap(schema)).shape ?? {});
  keys.set(schema, known);
  return known;
}

/** The keys that may stand anywhere in a value of `schema`. */
export const keysWithin = (schema: Schema): string[] => [...keysOf(schema), ...childrenOf(schema).flatMap(keysWithin)];

/** The schemas of the fields or items of a value of `schema`. */
export function childrenOf(schema: Schema): Schema[] {
  const { shape = {}, element, valueType } = definitionOf(unwrap(schema));
  return [...Object.values(shape), element, valueType].filter((child) => child !== undefined);
}

export const accepts = (schema: Schema | undefined, value: unknown) =>
  schema !== undefined && (schema as z.ZodType).safeParse(value).success;
