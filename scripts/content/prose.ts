import type { z } from 'zod';
import type { AnyEntry, Content } from './content.ts';
import type { ValuePath } from './diagnostic.ts';
import { KINDS } from './kinds.ts';
import { childrenOf, keysOf, metaOf, schemaAt } from './schema-tree.ts';

/** A text that a person reads, as the coach wrote it. */
export interface ProseText {
  file: string;
  path: ValuePath;
  text: string;
  isRich: boolean;
}

/** By the value of a file as parsed, which stays the same object until the file changes. */
const textsByRawValue = new WeakMap<object, readonly ProseText[]>();

/** Every text of the files that are valid by themselves. */
export const proseIn = (content: Content): readonly ProseText[] =>
  content.entries.flatMap((entry) => (entry.value === undefined ? [] : proseOf(entry)));

function proseOf({ kind, file, raw }: AnyEntry): readonly ProseText[] {
  const known = textsByRawValue.get(Object(raw));
  if (known) return known;
  const texts: ProseText[] = [];
  addTexts(texts, file, KINDS[kind].schema, raw, []);
  textsByRawValue.set(Object(raw), texts);
  return texts;
}

function addTexts(texts: ProseText[], file: string, schema: z.core.$ZodType, raw: unknown, path: ValuePath): void {
  if (!mayHoldProse(schema)) return;
  if (typeof raw === 'string') {
    if (isProse(schema)) texts.push({ file, path, text: raw, isRich: metaOf(schema).prose === 'rich' });
  } else if (typeof raw === 'object' && raw !== null) {
    for (const [key, value] of Object.entries(raw)) {
      const step = Array.isArray(raw) ? Number(key) : key;
      const inner = schemaAt(schema, [step]);
      if (inner) addTexts(texts, file, inner, value, [...path, step]);
    }
  }
}

/** A name alone stands for an object with that name. */
const isProse = (schema: z.core.$ZodType) => metaOf(schema).prose !== undefined || keysOf(schema).length > 0;

const proseBySchema = new WeakMap<z.core.$ZodType, boolean>();

/** Most numbers of the content are coordinates of figures, which nobody reads. */
function mayHoldProse(schema: z.core.$ZodType): boolean {
  const known =
    proseBySchema.get(schema) ?? (metaOf(schema).prose !== undefined || childrenOf(schema).some(mayHoldProse));
  proseBySchema.set(schema, known);
  return known;
}
