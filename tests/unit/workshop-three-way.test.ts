import { describe, expect, test } from 'vitest';
import { KINDS } from '../../scripts/content/kinds.ts';
import { type Choice, mergeFile } from '../../src/workshop/model/threeWay.ts';

const SCHEMA = KINDS.week.schema;
const base = `number: 2
focus: Un peu plus long
days:
  # Le premier.
  - day: lundi
    activity: Footing
    duration: 30 min
    pace: [footing, tempo]
  - day: mardi
    activity: Repos
  - day: jeudi
    activity: Force
`;
type Slip = readonly [written: string, by: string];
const edited = (...edits: readonly Slip[]) => edits.reduce((text, [written, by]) => text.replace(written, by), base);

const [FOCUS, TIME, REST]: Slip[] = [
  ['Un peu plus long', 'Plus long'],
  ['30 min', '35 min'],
  ['Repos', 'Mobilité'],
] as const;
const GONE: Slip = ['  - day: mardi\n    activity: Repos\n', ''];
const NEW: Slip = ['  - day: jeudi', '  - day: mercredi\n    activity: Vélo\n  - day: jeudi'];
const FIRST: Slip = ['days:\n', 'days:\n  - day: samedi\n    activity: Libre\n'];
const UP: Slip[] = [GONE, ['days:\n', `days:\n${GONE[0]}`]];

describe('without a conflict', () => {
  test.each([
    ['fields of the file and of a day', [FOCUS, TIME], [REST]],
    ['an item more on each side', [NEW], [FIRST]],
    ['an item of a list of words', [['tempo', 'tempo, seuil']], [['[footing, ', '[']]],
    ['a day removed, another changed', [TIME], [GONE]],
    ['a day moved, another changed', [TIME], UP],
    ['a comment', [['# Le premier.', '# Un.']], [REST]],
    ['a field more', [['Force', 'Force\n    type: force']], [['    duration: 30 min\n', '']]],
  ] as [string, Slip[], Slip[]][])('%s', (_what, theirs, mine) => {
    const merged = mergeFile(base, edited(...theirs), edited(...mine), SCHEMA);
    expect(merged).toEqual({ text: edited(...theirs, ...mine), conflicts: [] });
  });
});

test.each([
  ['a field', [FOCUS], [['Un peu plus long', 'Long']], ['focus'], edited(['Un peu plus long', 'Long'])],
  ['a day that they removed', [GONE], [REST], ['days', 1], edited(REST)],
  ['a day that I removed', [REST, FIRST], [GONE], ['days'], edited(FIRST, GONE)],
  [
    'a day of both',
    [NEW],
    [[NEW[0], NEW[1].replace('Vélo', 'Yoga')]],
    ['days', 2, 'activity'],
    edited(NEW, ['Vélo', 'Yoga']),
  ],
] as [string, Slip[], Slip[], (string | number)[], string][])('%s conflicts', (_what, theirs, mine, path, chosen) => {
  const merge = (...choices: Choice[]) => mergeFile(base, edited(...theirs), edited(...mine), SCHEMA, choices);
  expect(merge()).toMatchObject({ text: edited(...theirs), conflicts: [{ path }] });
  expect(merge('theirs').text).toBe(edited(...theirs));
  expect(merge('mine').text).toBe(chosen);
});

test('an order of both conflicts; mine keeps their new day and their change of another', () => {
  const first = base.indexOf('  # Le');
  const monday = base.slice(first, base.indexOf('  - day: mardi'));
  const [tuesday, thursday] = [GONE[0], base.slice(base.indexOf('  - day: jeudi'))];
  const inOrder = (...days: string[]) => base.slice(0, first) + days.join('');
  const added = '  - day: samedi\n    activity: Libre\n';
  const [changed, both] = [monday.replace(...TIME), thursday.replace('Force', 'Course')];
  const merge = (...choices: Choice[]) =>
    mergeFile(base, inOrder(thursday, changed, tuesday, added), inOrder(tuesday, monday, both), SCHEMA, choices);
  expect(merge()).toMatchObject({ text: inOrder(both, changed, tuesday, added), conflicts: [{ path: ['days'] }] });
  expect(merge('mine').text).toBe(inOrder(tuesday, added, changed, both));
});

const mine = edited(REST);
test.each([
  ['only I changed it', base, base, mine, mine, 0],
  ['I removed it', base, base, null, null, 0],
  ['they removed what I changed', base, null, mine, null, 1],
  ['I removed what they changed', base, mine, null, mine, 1],
  ['I added it', null, null, mine, mine, 0],
  ['both added it', null, base, mine, base, 1],
  ['mine is no YAML', base, edited(FOCUS), 'focus: "', edited(FOCUS), 1],
  ['my comment has no field', base, edited(FOCUS), `${base}# Fin.\n`, edited(FOCUS), 1],
])('%s', (_what, before, theirs, own, text, conflicts) => {
  const merged = mergeFile(before, theirs, own, SCHEMA);
  expect([merged.text, merged.conflicts.length]).toEqual([text, conflicts]);
  if (conflicts > 0) expect(mergeFile(before, theirs, own, SCHEMA, ['mine']).text).toBe(own);
});

test('numbers in a list are places, each its own field: both coordinates of a foot stay, one that both changed is asked', () => {
  const figure = (foot: string) => `figures:\n  - exercise: squat\n    poses:\n      - { foot: ${foot} }\n`;
  const merge = (theirs: string, mine: string) =>
    mergeFile(figure('[-30, 0]'), figure(theirs), figure(mine), KINDS.figureFamily.schema);
  expect(merge('[-30, 2]', '[-29, 0]')).toEqual({ text: figure('[-29, 2]'), conflicts: [] });
  expect(merge('[-28, 0]', '[-29, 0]')).toMatchObject({
    text: figure('[-28, 0]'),
    conflicts: [{ theirs: -28, mine: -29 }],
  });
});

test('a comment behind a value is not lost: the whole file is asked', () => {
  const mine = edited(['30 min', '30 min # selon la forme']);
  expect(mergeFile(base, edited(REST), mine, SCHEMA).conflicts).toMatchObject([{ path: [] }]);
});
