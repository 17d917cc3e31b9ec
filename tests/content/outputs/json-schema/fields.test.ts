import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { examplesOf } from '../../../../scripts/content/outputs/reference/fields.ts';
import { accepts, DESCRIBED } from '../../described-fields.ts';

const FIELDS = DESCRIBED.filter(({ path }) => typeof path.at(-1) === 'string').map(
  (field) => [`${field.kind}: ${field.path.join('.')}`, field] as const,
);

describe('a field', () => {
  test.each(FIELDS)('%s is told in a sentence or two that fit beside the pointer', (_name, { schema }) => {
    expect(schema.description).toMatch(/^[A-ZÀ-Ý].{5,118}\.$/);
  });

  const leaves = FIELDS.filter(([, { schema }]) => !schema.properties && !schema.items?.properties);
  test.each(leaves)('%s has examples that the schema takes, from YAML without faults', (_name, field) => {
    const { kind, path, schema } = field;
    const examples = examplesOf({ name: path.join('.'), required: false, schema });
    expect(examples).not.toEqual([]);
    for (const example of examples) {
      expect(Object.values(parse(example) as object).map((written) => accepts(kind, path, written))).toEqual([true]);
    }
  });
});
