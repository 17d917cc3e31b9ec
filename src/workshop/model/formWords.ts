import { KINDS, type Kind } from '../../../scripts/content/kinds.ts';
import { elementOf, keysOf, type Schema, schemaAt } from '../../../scripts/content/schema-tree.ts';
import { TRAINING_RULES, thresholdsKey } from '../../../scripts/content/validate/rules/training/index.ts';
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
  const labels = labelsOf(kind);
  const quoted = (words: string | undefined) => words && `«\u00a0${words}\u00a0»`;
  return message.replace(/«[^»]*»|(?<![/\w-])[a-z]\w+(?:\.yaml)?(?![/\w-])/gi, (part) => {
    // « sets: 1 », « new-phase »; other words between these are of a text.
    if (part.startsWith('«')) return part.replace(/(?<=^«\s)[\w-]+(?=: |\s»)/, (key) => labels.get(key) ?? key);
    return quoted(labels.get(part) ?? titles.find(({ file }) => file === part)?.title) ?? part;
  });
}

/** What the form calls an accepted warning: its thresholds have its name. */
export const warningLabel = (rule: string) => labelsOf('limits').get(rule) ?? rule;

function labelsOf(kind: Kind | undefined): ReadonlyMap<string, string> {
  const known = labelsByKind.get(kind);
  if (known) return known;
  const kinds = [...Object.values(KINDS), ...(kind ? [KINDS[kind]] : [])];
  const fields = kinds.flatMap(({ schema }) => [...labelsIn(schema)]);
  // That says in French what it is, as `distance`.
  const french = new Set(fields.filter(([key, label]) => plain(label).includes(key)).map(([key]) => key));
  const thresholds = schemaAt(KINDS.limits.schema, ['warnings']);
  const warnings = TRAINING_RULES.flatMap(({ name }) => {
    const field = schemaAt(thresholds as Schema, [thresholdsKey(name)]);
    return field ? [[name, fieldOf(field, name).label] as const] : [];
  });
  const labels = new Map([...fields.filter(([key]) => key.length >= SHORTEST_KEY && !french.has(key)), ...warnings]);
  labelsByKind.set(kind, labels);
  return labels;
}

const plain = (label: string) => label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function* labelsIn(schema: Schema | undefined, seen = new Set<Schema>()): Generator<readonly [string, string]> {
  if (!schema || seen.has(schema)) return;
  seen.add(schema);
  for (const key of keysOf(schema)) {
    const field = schemaAt(schema, [key]) ?? schema;
    yield [key, fieldOf(field, key).label];
    yield* labelsIn(field, seen);
  }
  yield* labelsIn(elementOf(schema) ?? schemaAt(schema, ['']), seen);
}
