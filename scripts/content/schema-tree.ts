import { z } from 'zod';
import { memoized } from '../../src/figures/model/memoized.ts';
import type { ValuePath } from './diagnostic.ts';

export type Schema = z.core.$ZodType;
/** What the definitions of the kinds below hold; zod declares each of them apart. */
interface Definition {
  type: string;
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
  element?: Schema;
  valueType?: Schema;
  shape?: Record<string, Schema>;
  transform?: (value: unknown, payload: { value: unknown; issues: unknown[] }) => unknown;
}

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition;

/** Whether a shorter form, such as a text for an object of one field, is brought into the form of the schema first. */
export function isPreprocessed(schema: Schema): boolean {
  const { in: input } = definitionOf(schema);
  return input !== undefined && definitionOf(input).type === 'transform';
}

/** What a coach writes there: without what makes it optional or turns it into something else. */
export function unwrap(schema: Schema): Schema {
  const inside = insideOf(schema);
  return inside ? unwrap(inside) : schema;
}

function insideOf(schema: Schema): Schema | undefined {
  const { innerType, in: input, out } = definitionOf(schema);
  return innerType ?? (isPreprocessed(schema) ? out : input);
}

/** A shorter form in that of the schema: `{ text: value }` of a text for a load; undefined where there is none. */
export function fromShorter(schema: Schema, value: string): unknown {
  const { in: input } = definitionOf(schema);
  if (input && isPreprocessed(schema)) return definitionOf(input).transform?.(value, { value, issues: [] });
  const inside = insideOf(schema);
  return inside && fromShorter(inside, value);
}

/** What the schema says of its value, and what the schemas inside of it say: `.optional()` hides what it wraps. */
export const metaOf = memoized((schema: Schema): Readonly<z.core.GlobalMeta> => {
  const inside = insideOf(schema);
  return { ...(inside && metaOf(inside)), ...z.globalRegistry.get(schema) };
});

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

/** The keys that may stand in the fields of `schema`. */
export const keysOf = (schema: Schema | undefined): readonly string[] =>
  schema ? Object.keys(definitionOf(unwrap(schema)).shape ?? {}) : [];

/** The keys that may stand anywhere in a value of `schema`. */
export const keysWithin = (schema: Schema): string[] => [...keysOf(schema), ...childrenOf(schema).flatMap(keysWithin)];

/** The schemas of the fields or items of a value of `schema`. */
export function childrenOf(schema: Schema): Schema[] {
  const { shape = {}, element, valueType } = definitionOf(unwrap(schema));
  return [...Object.values(shape), element, valueType].filter((child) => child !== undefined);
}

/** Whether a field may be left out. */
export const isOptional = (schema: Schema | undefined) => schema?._zod.optin === 'optional';

/** What it has first against a value; undefined where nothing. */
export const firstIssue = (schema: Schema, value: unknown) => (schema as z.ZodType).safeParse(value).error?.issues[0];

export const accepts = (schema: Schema | undefined, value: unknown) =>
  schema !== undefined && (schema as z.ZodType).safeParse(value).success;
