import { z } from 'zod';
import type { Target } from '../../../../schema/meta.ts';
import { KINDS, type Kind } from '../../kinds.ts';
import { isPreprocessed } from '../../schema-tree.ts';

/** The part of JSON Schema that our kinds come to, with what zod's metadata adds. */
export interface JsonSchema {
  $schema?: string;
  title?: string;
  description?: string;
  examples?: unknown[];
  type?: string | string[];
  enum?: unknown[];
  enumDescriptions?: string[];
  format?: string;
  pattern?: string;
  patternErrorMessage?: string;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  allOf?: { if: JsonSchema; then: JsonSchema }[];
  const?: unknown;
  refersTo?: Target;
  prose?: 'rich';
}

const schemaByKind = new Map<Kind, JsonSchema>();

/** What a coach may write in a file of `kind`, whatever the rest of the content holds. Not to be changed. */
export function jsonSchemaOf(kind: Kind): JsonSchema {
  const schema = schemaByKind.get(kind) ?? convert(KINDS[kind].schema);
  schemaByKind.set(kind, schema);
  return schema;
}

function convert(kind: z.ZodType): JsonSchema {
  return z.toJSONSchema(kind, {
    io: 'input',
    // What the language server of every editor understands.
    target: 'draft-7',
    override({ zodSchema, jsonSchema }) {
      // Zod drops those of values that it turns into others; ours are always as written.
      const examples = z.globalRegistry.get(zodSchema)?.examples;
      if (Array.isArray(examples)) jsonSchema.examples = examples;
      // Of no use to an editor.
      delete jsonSchema.noun;
      delete jsonSchema.audience;
      if (jsonSchema.prose === 'plain') delete jsonSchema.prose;
      // draft-7 takes a list of types; zod's own type knows of one.
      if (isPreprocessed(zodSchema)) Object.assign(jsonSchema, { type: ['string', jsonSchema.type] });
      // Said of every whole number.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  }) as JsonSchema;
}
