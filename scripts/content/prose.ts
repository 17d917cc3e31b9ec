import type { z } from 'zod';
import type { Content } from './content.ts';
import type { ValuePath } from './diagnostic.ts';
import { KINDS } from './kinds.ts';
import { keysOf, metaOf, schemaAt } from './schema-tree.ts';

/** A text that a person reads, as the coach wrote it. */
export interface ProseText {
  file: string;
  path: ValuePath;
  text: string;
  isRich: boolean;
}

const found = new WeakMap<Content, readonly ProseText[]>();

/** Every text of the files that are valid by themselves. */
export function proseIn(content: Content): readonly ProseText[] {
  const known = found.get(content);
  if (known) return known;
  const texts = content.entries.flatMap(({ kind, file, value, raw }) =>
    value === undefined ? [] : [...textsIn(KINDS[kind].schema, raw, [])].map((text) => ({ file, ...text })),
  );
  found.set(content, texts);
  return texts;
}

function* textsIn(schema: z.core.$ZodType, raw: unknown, path: ValuePath): Generator<Omit<ProseText, 'file'>> {
  if (typeof raw === 'string') {
    const { prose } = metaOf(schema);
    // A name alone stands for an object with that name.
    const [shorthand] = keysOf(schema);
    if (prose) yield { path, text: raw, isRich: prose === 'rich' };
    else if (shorthand) yield { path, text: raw, isRich: false };
  } else if (typeof raw === 'object' && raw !== null) {
    for (const [key, value] of Object.entries(raw)) {
      const step = Array.isArray(raw) ? Number(key) : key;
      const inner = schemaAt(schema, [step]);
      if (inner) yield* textsIn(inner, value, [...path, step]);
    }
  }
}
