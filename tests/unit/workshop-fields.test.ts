import { expect, test } from 'vitest';
import { KIND_ENTRIES, KINDS } from '../../scripts/content/kinds.ts';
import { schemaAt, unwrap } from '../../scripts/content/schema-tree.ts';
import { type Field, fieldOf, fieldsOf, itemField } from '../../src/workshop/model/fields.ts';
import { freeId, skeletonOf, typedValue } from '../../src/workshop/model/formEdits.ts';
import { inFormWords } from '../../src/workshop/model/formWords.ts';
import { rowTitle, totalOf } from '../../src/workshop/model/titles.ts';

/** Every field of every kind of file, by its path; what two kinds share is met in each of them. */
function allFields(): [string, Field][] {
  const found: [string, Field][] = [];
  function visit(field: Field, path: string, around: readonly unknown[]) {
    found.push([path, field]);
    const inside = unwrap(field.schema);
    if (around.includes(inside)) return;
    const next = [...around, inside];
    const { type } = field.control;
    if (type === 'object') for (const each of fieldsOf(field.schema)) visit(each, `${path}.${each.key}`, next);
    if (type === 'list') visit(itemField(field.schema, 0), `${path}[]`, next);
    if (type === 'record') visit(fieldOf(schemaAt(field.schema, ['']) ?? field.schema, ''), `${path}{}`, next);
  }
  for (const [kind, { schema }] of KIND_ENTRIES) visit(fieldOf(schema, kind), kind, []);
  return found;
}

const FIELDS = allFields();
const fieldAt = (path: string) => FIELDS.find(([name]) => name === path)?.[1] as Field;

test('every field of every kind of file has a form; none is left to its YAML', () => {
  expect(FIELDS.length).toBeGreaterThan(400);
  expect(FIELDS.filter(([, { control }]) => control.type === 'yaml').map(([path]) => path)).toEqual([]);
});

test('every field has a French label and says what it is for', () => {
  const isItem = (path: string) => /[\]}]$/.test(path);
  expect(FIELDS.filter(([path, { key, label }]) => !isItem(path) && label === key).map(([path]) => path)).toEqual([]);
  const silent = FIELDS.filter(([path, { help }]) => !isItem(path) && help === undefined).map(([path]) => path);
  // Their label says it.
  expect(silent.filter((path) => !/\.(?:exercise|title|total)$/.test(path))).toEqual([]);
});

test('a value is changed with what its schema asks for', () => {
  const ofDay = 'duration description activity type pace link test intervals'.split(' ');
  expect(ofDay.map((key) => fieldAt(`week.days[].${key}`).control.type).join(' ')).toBe(
    'quantity rich text choice choices reference flag object',
  );
  expect(fieldAt('workoutPage.options[].exercises[].load').control).toEqual({ type: 'object', short: 'text' });
  expect(fieldAt('workoutPage.options[].exercises[].time').oneOf?.keys).toEqual(['reps', 'time', 'distance']);
});

test('what is typed is written as the schema takes it', () => {
  const typed = (path: string, text: string) => typedValue(fieldAt(path), text);
  expect(typed('workoutPage.options[].exercises[].reps', ' 10 ')).toBe(10);
  expect(typed('workoutPage.options[].exercises[].reps', '8-10')).toBe('8-10');
  expect(typed('week.days[].duration', '45')).toBe(45);
  expect(typed('limits.phases[].weeks', '1, 2 et 3')).toEqual([1, 2, 3]);
  expect(typed('workoutPage.options[].exercises[].sets', 'trois')).toBe('trois');
  expect(typed('week.days[].activity', 'Haut du\ncorps')).toBe('Haut du corps');
});

test('a new item has the figures of the one above and no words', () => {
  const exercises = schemaAt(KINDS.workoutPage.schema, ['options', 0, 'exercises', 0]);
  expect(exercises && skeletonOf(exercises, { exercise: 'rameur', sets: 1, reps: 8 })).toEqual({
    exercise: null,
    sets: 1,
  });
  const options = schemaAt(KINDS.workoutPage.schema, ['options', 0]);
  expect(options && skeletonOf(options)).toEqual({
    id: null,
    name: null,
    summary: null,
    rest: '90 s entre les séries',
  });
  const block = schemaAt(KINDS.workoutPage.schema, ['options', 0, 'blocks', 0]);
  expect(block && skeletonOf(block)).toMatchObject({ exercises: [{ sets: 1 }] });
});

test('an id is made of words, free in its file', () => {
  expect(freeId('', 'Échauffement à l’œil')).toBe('echauffement-a-l-oeil');
  expect(freeId('- id: sac\n- id: "sac-2"\n', 'Sac')).toBe('sac-3');
});

test('rows say what they are of and what it comes to', () => {
  const none = {
    route: [],
    workoutPage: [],
    workout: [],
    station: [],
    division: [],
    pace: [],
    warning: [],
    citation: [],
  };
  const choices = { ...none, exercise: [{ value: 'rowing-haltere', label: 'Rowing haltère' }] };
  const row = (item: unknown, rounds?: number) => Object.values(rowTitle(item, choices, 'phase', rounds)).join(' | ');
  expect(row({ exercise: 'rowing-haltere', sets: 3, reps: 10 })).toBe('Rowing haltère | 3\u00a0×\u00a010');
  expect(row({ exercise: 'rowing-haltere', sets: 2, time: '30 s', perSide: true }, 3)).toBe(
    'Rowing haltère | 2\u00a0×\u00a030 s par côté · 3\u00a0tours × 2 = 6\u00a0séries',
  );
  expect(row({ day: 'lundi', activity: 'Haut du corps', duration: '50 min' })).toBe('Lundi – Haut du corps | 50 min');
  // Of a text that is being typed.
  for (const half of [null, 'x', [null], [[]], [{ exercises: [null] }]])
    expect(() => row({ exercises: half, blocks: half, weeks: half, name: half })).not.toThrow();
  expect(
    totalOf({
      blocks: [
        { rounds: 2, exercises: [{ sets: 1 }, { sets: 2 }] },
        { rounds: 1, exercises: [{ sets: 4 }] },
      ],
    }),
  ).toBe('10\u00a0séries');
});

test('a message of the check speaks of fields and files as the form does, and keeps the words of a text', () => {
  const titles = [{ file: 'limits.yaml', title: 'Limites', kind: 'limits' }];
  const said = (message: string) => inFormWords(message, 'week', titles).replaceAll('\u00a0', ' ');
  expect(said('retire link, ou mets-le un de ces jours (limits.yaml)')).toBe(
    'retire « Page », ou mets-le un de ces jours (« Limites »)',
  );
  expect(
    said(
      '« 45 » n’est pas accepté, comme 45 min, dans /training/phase1/upper-body ou content/exercises/ : « new-phase »',
    ),
  ).toBe(
    '« 45 » n’est pas accepté, comme 45 min, dans /training/phase1/upper-body ou content/exercises/ : « Nouvelle phase »',
  );
  expect(said('« un link » change de page : ajoute « kind: allégée », ou retire lighter')).toBe(
    '« un link » change de page : ajoute « Nature: allégée », ou retire « Dose allégée »',
  );
});
