import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { frenchNamesOf } from '../../../../scripts/content/field-names.ts';
import { KINDS } from '../../../../scripts/content/kinds.ts';
import { examplesOf } from '../../../../scripts/content/outputs/reference/fields.ts';
import { schemaAt } from '../../../../scripts/content/schema-tree.ts';
import { accepts, DESCRIBED } from '../../described-fields.ts';

const FIELDS = DESCRIBED.filter(({ path }) => typeof path.at(-1) === 'string');
const namesOf = (fields: typeof FIELDS) => fields.map(({ kind, path }) => `${kind}: ${path.join('.')}`);

test('every field is told in a sentence or two that fit beside the pointer', () => {
  const untold = FIELDS.filter(({ schema }) => !/^[A-ZÀ-Ý].{5,118}\.$/.test(schema.description ?? ''));
  expect(namesOf(untold)).toEqual([]);
});

test('every field has examples that the schema takes, from YAML without faults', () => {
  const leaves = FIELDS.filter(({ schema }) => !schema.properties && !schema.items?.properties);
  const unshown = leaves.filter(({ kind, path, schema }) => {
    const examples = examplesOf({ name: path.join('.'), required: false, schema });
    const isTaken = (example: string) =>
      Object.values(parse(example) as object).every((written) => accepts(kind, path, written));
    return examples.length === 0 || !examples.every(isTaken);
  });
  expect(namesOf(unshown)).toEqual([]);
});

test('every field is known by a French name, which a coach may write instead', () => {
  const unnamed = FIELDS.filter(({ kind, path }) => {
    const fields = schemaAt(KINDS[kind].schema, path.slice(0, -1));
    return frenchNamesOf(fields, String(path.at(-1))).length === 0;
  });
  expect(namesOf(unnamed)).toEqual([]);
});
