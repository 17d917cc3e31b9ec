import { expect, test } from 'vitest';
import { diagnosticsIn, replace, withCopy } from '../../broken-copy.ts';

const PAGE = 'training/phase1/upper-body.yaml';
const WEEK = 'training/phase1/week-01.yaml';
const PLANK = '      - exercise: planche\n        sets: 3\n        time: 30 s\n';
const plank = (written: string) => replace(PAGE, PLANK, written);

test.each([
  ['the sets of an exercise', plank(PLANK.replace('  sets', '- sets')), [`${PAGE}:19:9`, 'sets']],
  ['an optional field', plank(PLANK.replace('  time', '- time')), [`${PAGE}:20:9`, 'time']],
  ['a field after a whole exercise', plank(`${PLANK}      - perSide: true\n`), [`${PAGE}:21:9`, 'perSide']],
  ['the rounds below a title', replace(PAGE, '  rounds: 1', '- rounds: 1'), [`${PAGE}:32:9`, 'rounds']],
  ['a day', replace(WEEK, '  - day: mardi\n    ', '  - day: mardi\n  - '), [`${WEEK}:12:5`, 'activity']],
])('a dash too many before %s is told, instead of fields that are there', async (_what, edit, [place, field]) => {
  expect(await withCopy([edit], diagnosticsIn)).toEqual([
    `${place} un tiret de trop devant « ${field} » : ce champ va avec les lignes au-dessus. Mets deux espaces à la place du tiret et de son espace`,
  ]);
});

test.each([
  ['the sets of an exercise', plank(PLANK.replace('        sets', '        - sets')), [`${PAGE}:19:9`, 'sets']],
  ['its time', plank(PLANK.replace('        time', '        - time')), [`${PAGE}:20:9`, 'time']],
  ['the summary of a workout', replace(PAGE, '    summary: Une', '    - summary: Une'), [`${PAGE}:12:5`, 'summary']],
])('a dash typed before %s, in its column, is told with how to take it away', async (_what, edit, [place, field]) => {
  expect(await withCopy([edit], diagnosticsIn)).toEqual([
    `${place} un tiret de trop devant « ${field} » : ce champ va avec les lignes au-dessus. Retire le tiret et son espace`,
  ]);
});

test('every dash too many of an exercise is told', async () => {
  const dashes = plank(PLANK.replace('  sets', '- sets').replace('  time', '- time'));
  expect(await withCopy([dashes], diagnosticsIn)).toEqual([
    expect.stringContaining(`${PAGE}:19:9 un tiret de trop devant « sets »`),
    expect.stringContaining(`${PAGE}:20:9 un tiret de trop devant « time »`),
  ]);
});

test('a dash too many is told beside what YAML cannot read', async () => {
  const summary = replace(PAGE, 'summary: Une liste.', 'summary: @tous');
  expect(await withCopy([summary, plank(PLANK.replace('  sets', '- sets'))], diagnosticsIn)).toEqual([
    expect.stringContaining(`${PAGE}:12:14 un texte ne peut pas commencer par « @ »`),
    expect.stringContaining(`${PAGE}:19:9 un tiret de trop devant « sets »`),
  ]);
});

test('an exercise that the next one does not complete lacks what it lacks', async () => {
  const twice = plank(PLANK.replace('        sets: 3\n        time: 30 s\n', '') + PLANK);
  expect(await withCopy([twice], diagnosticsIn)).toEqual([`${PAGE}:18:9 champ manquant « sets » : ajoute-le`]);
});
