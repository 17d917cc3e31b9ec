import { describe, expect, test } from 'vitest';
import { frenchNamesOf } from '../../../../scripts/content/field-names.ts';
import { KINDS } from '../../../../scripts/content/kinds.ts';
import { schemaAt } from '../../../../scripts/content/schema-tree.ts';
import { DESCRIBED } from '../../described-fields.ts';
import { findingsWith } from './fixture-findings.ts';

const WEEK = 'training/phase1/week-01.yaml';
const PAGE = 'training/phase1/upper-body.yaml';

describe('a French key is told as it is written here', () => {
  test.each([
    [WEEK, 'duration: 30 min', 'durée', 'duration'],
    [WEEK, 'duration: 30 min', 'Duree', 'duration'],
    [WEEK, 'duration: 30 min', 'temps', 'duration'],
    [WEEK, 'intensity: facile', 'intensité', 'intensity'],
    [WEEK, 'activity: Footing', 'activité', 'activity'],
    [WEEK, 'day: mardi', 'jour', 'day'],
    [WEEK, 'days:', 'jours', 'days'],
    [WEEK, 'number: 1', 'numéro', 'number'],
    [WEEK, 'focus: Essai', 'thème', 'focus'],
    [WEEK, 'link: /training/phase1/upper-body', 'lien', 'link'],
    [PAGE, 'rest: 90 s\n', 'repos', 'rest'],
    [PAGE, 'rest: 90 s\n', 'récup', 'rest'],
    [PAGE, 'time: 30 s', 'durée', 'time'],
    [PAGE, 'rounds: 2', 'tours', 'rounds'],
    [PAGE, 'summary: Une liste.', 'résumé', 'summary'],
    [PAGE, 'options:', 'séances', 'options'],
    [PAGE, 'warmUp:', 'échauffement', 'warmUp'],
  ])('%s: %s as %s', (file, field, typed, key) => {
    const found = findingsWith(file, field, field.replace(key, typed));
    expect(found.map(({ message }) => message)).toEqual([`« ${typed} » s’écrit ici « ${key} »`]);
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
