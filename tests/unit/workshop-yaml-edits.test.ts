import { describe, expect, test } from 'vitest';
import { KINDS } from '../../scripts/content/kinds.ts';
import { UnreadableYamlError, YamlEditError } from '../../src/workshop/model/yamlDocument.ts';
import {
  copyItem,
  insertItem,
  moveItem,
  removeValue,
  setValue,
  takeOver,
  valueAt,
} from '../../src/workshop/model/yamlEdits.ts';

const WEEK = KINDS.week.schema;
const PAGE = KINDS.workoutPage.schema;
const LIMITS = KINDS.limits.schema;

const week = `# Semaine 2 : un peu plus long.
number: 2
focus: Un peu plus long
days:
  # Le plus facile.
  - day: lundi
    activity: Footing
    duration: 30 min # à revoir
    pace: [footing, tempo]
    description: >-
      Les dix premières minutes doivent te paraître presque trop lentes. Garde ce rythme, épaules basses, et finis par
      quatre lignes droites. Tu vises 1 h 30 ou mieux ?
      Au milieu, cours 2 fois.
    intervals: { warmUp: 10 min, repeats: 4, coolDown: 5 min }

  - day: mardi
    activity: "Repos : enfin"
    # Une note.
    accepted:
      - warning: technique
        reason: Voulu.
`;
const MONDAY = ['days', 0] as const;
const LONG =
  'Une consigne qui ne tient pas sur une ligne : elle est donc écrite sur plusieurs, sous son signe, comme le font les coachs de ce programme.';

/** The value set, and the lines that it takes the place of and those that it puts there. */
const SET: readonly (readonly [string, (string | number)[], unknown, string, string])[] = [
  ['a plain text', ['focus'], 'Plus long', 'focus: Un peu plus long', 'focus: Plus long'],
  ['a value with a comment behind it', [...MONDAY, 'duration'], '45 min', 'duration: 30', 'duration: 45'],
  ['a text that needs quotes', ['focus'], 'Test : fort', 'focus: Un peu plus long', 'focus: "Test : fort"'],
  ['a text like a number', ['focus'], '12', 'focus: Un peu plus long', 'focus: "12"'],
  ['a quoted text keeps its quotes', ['days', 1, 'activity'], 'Repos', '"Repos : enfin"', '"Repos"'],
  [
    'a text that gets too long',
    [...MONDAY, 'activity'],
    LONG,
    'activity: Footing',
    `activity: >-
      Une consigne qui ne tient pas sur une ligne : elle est donc écrite sur plusieurs, sous son signe, comme le font
      les coachs de ce programme.`,
  ],
  [
    'a word of a folded text',
    [...MONDAY, 'description'],
    'Les dix premières minutes doivent te paraître presque trop lentes. Garde ce rythme, épaules basses, et finis par quatre lignes droites. Tu vises 1 h 20 ou mieux ? Au milieu, cours 2 fois.',
    'vises 1 h 30 ou',
    'vises 1 h 20 ou',
  ],
  ['an item of a list', [...MONDAY, 'pace'], ['footing', 'ligne-droite'], 'tempo]', 'ligne-droite]'],
  ['a list that gets longer', [...MONDAY, 'pace'], ['footing', 'seuil', 'tempo'], '[footing, t', '[footing, seuil, t'],
  ['a text in the place of a list', [...MONDAY, 'pace'], 'tempo', '[footing, tempo]', 'tempo'],
  ['an object', [...MONDAY, 'intervals'], { warmUp: '10 min', repeats: 5, coolDown: '5 min' }, 'ts: 4', 'ts: 5'],
  ['a field of an object', [...MONDAY, 'intervals', 'distance'], '400 m', 'ts: 4,', 'ts: 4, distance: 400 m,'],
  ['a new field at its place', [...MONDAY, 'type'], 'footing', 'Footing\n', 'Footing\n    type: footing\n'],
  ['a new object', ['lighter'], { fewerSets: 1, maxRpe: 6 }, '2\nf', '2\nlighter: { fewerSets: 1, maxRpe: 6 }\nf'],
  [
    'a new list',
    [...MONDAY, 'accepted'],
    [{ warning: 'run-rise', reason: 'Voulu : oui.' }],
    'coolDown: 5 min }\n',
    'coolDown: 5 min }\n    accepted:\n      - warning: run-rise\n        reason: "Voulu : oui."\n',
  ],
];

test.each(SET)('%s', (_what, path, value, written, meant) => {
  expect(week.split(written)).toHaveLength(2);
  expect(setValue(week, path, value, WEEK)).toBe(week.replace(written, () => meant));
});

test('the same value changes no byte, nor does its absence', () => {
  expect(setValue(week, ['days'], valueAt(week, ['days']), WEEK)).toBe(week);
  expect(removeValue(week, ['kind'], WEEK)).toBe(week);
});

const list = `options:
  # Un.
  - id: un
    name: Un

  # Deux.
  - id: deux # ici
    exercises:
      - exercise: pompes
        load: { reserve: 3 }
  - id: trois
`;

describe('items', () => {
  const OPTIONS = ['options'];
  test('an item moves with the comments above it, the blank lines stay', () => {
    expect(moveItem(list, OPTIONS, 1, 0)).toBe(`options:
  # Deux.
  - id: deux # ici
    exercises:
      - exercise: pompes
        load: { reserve: 3 }

  # Un.
  - id: un
    name: Un
  - id: trois
`);
  });

  test('a new item is written as its neighbours are', () => {
    expect(insertItem(list, ['options', 1, 'exercises'], 1, { exercise: 'a', load: { reserve: 2 } }, PAGE)).toBe(
      list.replace('3 }\n', '3 }\n      - exercise: a\n        load: { reserve: 2 }\n'),
    );
    expect(insertItem('weeks: []\n', ['weeks'], 0, 4, LIMITS)).toBe('weeks: [4]\n');
  });

  test('an item is removed with the comment above it; a list or an object left empty goes if it may', () => {
    expect(removeValue(list, ['options', 0], PAGE)).toBe(list.replace('  # Un.\n  - id: un\n    name: Un\n\n', ''));
    expect(removeValue(list, ['options', 1, 'exercises', 0], PAGE)).toBe(list.replace(/ {4}exercises:\n.*\n.*\n/, ''));
    expect(removeValue('options:\n  - id: un\n', ['options', 0], PAGE)).toBe('options: []\n');
    expect(removeValue(week, ['days', 1, 'accepted', 0], WEEK)).toBe(week.slice(0, week.indexOf('    # Une note.')));
    expect(removeValue(week, ['days', 0, 'day'], WEEK)).toBe(week.replace('day: lundi\n    ', ''));
  });

  test('a value is taken over with its comments', () => {
    const other = week
      .replace('lundi', 'jeudi')
      .replace('# Le plus facile.', '# Pris.')
      .replace('number: 2', 'number: 5');
    expect(takeOver(week, ['days'], other)).toBe(other.replace('number: 5', 'number: 2'));
  });
});

test.each([
  ['line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\ufeff${text}`],
  ['no line end at its end', (text: string) => text.trimEnd()],
])('a file with %s keeps them', (_what, saved) => {
  const [edited, expected] = SET.reduce(
    ([text, sound], [, path, value]) => [setValue(text, path, value, WEEK), setValue(sound, path, value, WEEK)],
    [saved(week), week],
  );
  expect(edited).toBe(saved(expected));
  expect(moveItem(saved(list), ['options'], 2, 0)).toBe(saved(moveItem(list, ['options'], 2, 0)));
  expect(copyItem(saved(list), ['options'], 2)).toBe(saved(copyItem(list, ['options'], 2)));
});

test('what is no YAML is refused, and what has no place', () => {
  expect(() => setValue('a: "b', ['a'], 1, WEEK)).toThrow(UnreadableYamlError);
  expect(() => valueAt('a: 1\na: 2', ['a'])).toThrow(UnreadableYamlError);
  expect(() => setValue(week, ['focus', 'x'], 1, WEEK)).toThrow(YamlEditError);
  expect(() => moveItem(week, ['days'], 4, 0)).toThrow(YamlEditError);
});

test('a new file is written in the order of its fields', () => {
  const value = { focus: 'Test', days: [{ activity: 'Repos', day: 'lundi' }], number: 1 };
  expect(setValue('', [], value, WEEK)).toBe('number: 1\nfocus: Test\ndays:\n  - day: lundi\n    activity: Repos\n');
});
