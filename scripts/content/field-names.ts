import type { z } from 'zod';
import { masculine, type Noun } from '../../schema/meta.ts';
import { metaOf, schemaAt } from './schema-tree.ts';

type Schema = z.core.$ZodType;

/** What coaches call the field `key` of `fields`; undefined where it has no French name. */
function nounAt(fields: Schema | undefined, key: string): Noun | undefined {
  const field = fields && schemaAt(fields, [key]);
  return field && metaOf(field).noun;
}

/** The same, the key itself where it has none. */
export const nounOf = (fields: Schema | undefined, key: string): Noun => nounAt(fields, key) ?? masculine(key);

/** What coaches may type for the field `key` of `fields`, first what it is called here. */
export function frenchNamesOf(fields: Schema | undefined, key: string): readonly string[] {
  const noun = nounAt(fields, key);
  return noun ? [noun.word, ...noun.synonyms] : [];
}
