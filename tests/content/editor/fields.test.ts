import { describe, expect, test } from 'vitest';
import { type JsonSchema, jsonSchemaOf } from '../../../scripts/content/editor/json-schema.ts';
import type { ValuePath } from '../../../scripts/content/finding.ts';
import { KINDS, type Kind } from '../../../scripts/content/kinds.ts';
import { examplesOf } from '../../../scripts/content/reference/fields.ts';
import { schemaAt } from '../../../scripts/content/schema-tree.ts';
import { parseSource } from '../../../scripts/content/source.ts';

interface Described {
  kind: Kind;
  path: ValuePath;
  schema: JsonSchema;
}

function* describedIn(kind: Kind, schema: JsonSchema, path: ValuePath): Generator<Described> {
  for (const [key, child] of Object.entries(schema.properties ?? {})) {
    yield { kind, path: [...path, key], schema: child };
    yield* describedIn(kind, child, [...path, key]);
  }
  if (schema.items) yield* describedIn(kind, schema.items, [...path, 0]);
}

const FIELDS = (Object.keys(KINDS) as Kind[]).flatMap((kind) => [...describedIn(kind, jsonSchemaOf(kind), [])]);
const NAMED = FIELDS.map((field) => [`${field.kind}: ${field.path.join('.')}`, field] as const);

describe('a field', () => {
  test.each(NAMED)('%s is told in a sentence or two that fit beside the pointer', (_name, { schema }) => {
    expect(schema.description).toMatch(/^[A-ZÀ-Ý].{5,118}\.$/);
  });

  const leaves = NAMED.filter(([, { schema }]) => !schema.properties && !schema.items?.properties);
  test.each(leaves)('%s has examples that the schema takes, from YAML without faults', (_name, field) => {
    const { kind, path, schema } = field;
    const examples = examplesOf({ name: path.join('.'), required: false, schema });
    expect(examples).not.toEqual([]);
    for (const example of examples) {
      const { value, findings } = parseSource('example.yaml', Buffer.from(`${example}\n`));
      expect(findings).toEqual([]);
      expect(() => parse(kind, path, Object.values(value as object)[0])).not.toThrow();
    }
  });
});

function parse(kind: Kind, path: ValuePath, value: unknown): void {
  const schema = schemaAt(KINDS[kind], path) as { parse?: (value: unknown) => unknown } | undefined;
  if (!schema?.parse) throw new Error(`${kind} has no ${path.join('.')}`);
  schema.parse(value);
}
