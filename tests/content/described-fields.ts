import type { ValuePath } from '../../scripts/content/diagnostic.ts';
import { KINDS, type Kind } from '../../scripts/content/kinds.ts';
import { type JsonSchema, jsonSchemaOf } from '../../scripts/content/outputs/json-schema/json-schema.ts';
import { schemaAt } from '../../scripts/content/schema-tree.ts';

/** A place in a kind of file; 0 in its path stands for any item of a list. */
export interface Described {
  kind: Kind;
  path: ValuePath;
  schema: JsonSchema;
}

/** The files themselves, and every field and list item in them. */
export const DESCRIBED: readonly Described[] = (Object.keys(KINDS) as Kind[]).flatMap((kind) => [
  ...describedIn(kind, jsonSchemaOf(kind), []),
]);

function* describedIn(kind: Kind, schema: JsonSchema, path: ValuePath): Generator<Described> {
  yield { kind, path, schema };
  for (const [key, child] of Object.entries(schema.properties ?? {})) yield* describedIn(kind, child, [...path, key]);
  if (schema.items) yield* describedIn(kind, schema.items, [...path, 0]);
}

/** True when the schema takes `value` there. */
export function accepts(kind: Kind, path: ValuePath, value: unknown): boolean {
  const schema = schemaAt(KINDS[kind].schema, path);
  if (!schema || !('safeParse' in schema)) throw new Error(`${kind} has no ${path.join('.')}`);
  return (schema.safeParse as (value: unknown) => { success: boolean })(value).success;
}
