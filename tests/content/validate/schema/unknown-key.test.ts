import { describe, expect, test } from 'vitest';
import { frenchNamesOf } from '../../../../scripts/content/field-names.ts';
import { KINDS } from '../../../../scripts/content/kinds.ts';
import { schemaAt } from '../../../../scripts/content/schema-tree.ts';
import { checkCopy, replace } from '../../broken-copy.ts';
import { DESCRIBED } from '../../described-fields.ts';

const WEEK = 'training/phase1/week-01.yaml';
const PAGE = 'training/phase1/upper-body.yaml';

describe('a French key is told as it is written here', () => {
  test.each([
    [WEEK, 'duration: 30 min', 'Duree', 'duration'],
    [PAGE, 'rest: 90 s\n', 'récup', 'rest'],
    [PAGE, 'time: 30 s', 'durée', 'time'],
  ])('%s: %s as %s', async (file, field, typed, key) => {
    const { diagnostics } = await checkCopy([replace(file, field, field.replace(key, typed))]);
    expect(diagnostics.map(({ message }) => message)).toEqual([`« ${typed} » s’écrit ici « ${key} »`]);
  });

  test('whatever the field', () => {
    const unnamed = DESCRIBED.flatMap(({ kind, path, schema }) =>
      Object.keys(schema.properties ?? {})
        .filter((key) => frenchNamesOf(schemaAt(KINDS[kind].schema, path), key).length === 0)
        .map((key) => [kind, ...path, key].join('.')),
    );
    expect(unnamed).toEqual([]);
  });
});
