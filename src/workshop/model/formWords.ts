import { KINDS, type Kind } from '../../../scripts/content/kinds.ts';
import { elementOf, keysOf, type Schema, schemaAt } from '../../../scripts/content/schema-tree.ts';
import { fieldOf } from './fields.ts';
import type { TitledFile } from './places.ts';

/** Units and French words. */
const SHORTEST_KEY = 4;
const labelsByKind = new Map<Kind | undefined, ReadonlyMap<string, string>>();

/**
 * A message of the check with the labels of the form for the keys of a file, and the titles of files for their names.
 * `kind`: of the file whose labels go first.
 */
export function inFormWords(message: string, kind?: Kind, titles: readonly TitledFile[] = []): string {
  const kinds = [...Object.values(KINDS), ...(kind ? [KINDS[kind]] : [])];
  const labels = labelsByKind.get(kind) ?? new Map(kinds.flatMap(({ schema }) => [...labelsIn(schema)]));
  labelsByKind.set(kind, labels);
  const labelOf = (key: string) => labels.get(key);
  const quoted = (words: string | undefined) => words && `«\u00a0${words}\u00a0»`;
  return message.replace(/«[^»]*»|[a-z]+\.yaml|[a-z]\w+/gi, (part) => {
    // « sets: 1 »; other words between these are of a text.
    if (part.startsWith('«')) return part.replace(/(?<=^«\s)\w+(?=: )/, (key) => labelOf(key) ?? key);
    return quoted(labelOf(part) ?? titles.find(({ file }) => file === part)?.title) ?? part;
  });
}

/** By key; not of those that say in French what they are, as `distance`. */
function* labelsIn(schema: Schema, seen = new Set<Schema>()): Generator<[string, string]> {
  if (seen.has(schema)) return;
  seen.add(schema);
  for (const key of keysOf(schema)) {
    const field = schemaAt(schema, [key]) ?? schema;
    const { label } = fieldOf(field, key);
    const plain = label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    if (key.length >= SHORTEST_KEY && !plain.startsWith(key)) yield [key, label];
    yield* labelsIn(field, seen);
  }
  const element = elementOf(schema) ?? schemaAt(schema, ['']);
  if (element) yield* labelsIn(element, seen);
}
