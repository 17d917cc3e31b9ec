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
  errorMessage?: string;
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

/** What each type of a single value is called, where no pattern says it better. */
const SINGLE_VALUES: Record<string, string> = {
  string: 'un texte',
  integer: 'un nombre entier',
  number: 'un nombre',
  boolean: 'true ou false',
};

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
      delete jsonSchema.likeAnother;
      if (jsonSchema.prose === 'plain') delete jsonSchema.prose;
      const expected = typeof jsonSchema.type === 'string' && SINGLE_VALUES[jsonSchema.type];
      // The language server has no French for a value of another type; for those of a list it names the list.
      if (expected && !jsonSchema.enum) {
        jsonSchema.errorMessage = jsonSchema.patternErrorMessage ?? `Attendu : ${expected}`;
      }
      // draft-7 takes a list of types; zod's own type knows of one.
      if (isPreprocessed(zodSchema)) Object.assign(jsonSchema, { type: ['string', jsonSchema.type] });
      // Said of every whole number.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  }) as JsonSchema;
}
