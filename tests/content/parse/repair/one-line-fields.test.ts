import { expect, test } from 'vitest';
import { missingComma } from '../../../../scripts/content/parse/repair/quotes.ts';
import { diagnosticsIn, replace, withCopy } from '../../broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';
const lighter = (written: string) => replace(WEEK, 'number: 1\n', `number: 1\nkind: allégée\nlighter: ${written}\n`);

test.each([
  ['{fewerSets: 1 maxRpe: 6}', '{fewerSets: 1, maxRpe: 6}', 23],
  ['{ fewerSets: 1; maxRpe: 6 }', '{ fewerSets: 1, maxRpe: 6 }', 24],
])('« %s » lacks a comma', async (written, meant, column) => {
  expect(await withCopy([lighter(written)], diagnosticsIn)).toEqual([
    `${WEEK}:3:${column} il manque une virgule entre ces champs (voulais-tu dire « ${meant} » ?)`,
  ]);
});

test('what is in quotes lacks no comma', async () => {
  const [message = ''] = await withCopy(
    [lighter('{fewerSets: 1 maxRpe: 6, why: "moins de reps: dix"}')],
    diagnosticsIn,
  );
  expect(message).toContain('« {fewerSets: 1, maxRpe: 6, why: "moins de reps: dix"} »');
});

test.each([
  ['{ exercise: planche sets: 3 }', true],
  ['{ time: 30 s sets: 3 }', true],
  ["{ note: 'Compte tes reps: dix' sets: 3 }", true],
  ["{ time: 30 s note: Jusqu'au bout, d'un souffle }", true],
  // Which of the words are fields is the coach's to say.
  ['{ note: Compte tes reps: dix }', false],
  ['{ note: Max reps: 20 }', false],
  ['{ sets: 3 time: 30 s note: Souffle }', false],
])('the comma that « %s » lacks is certain: %s', (line, isCertain) => {
  expect(missingComma(line, [])).toMatchObject({ isCertain });
});

test('fields between braces are written with a space after their colons', async () => {
  expect(await withCopy([lighter('{fewerSets:1, maxRpe:6}')], diagnosticsIn)).toEqual([
    `${WEEK}:3:11 il manque une espace après « fewerSets: »`,
    `${WEEK}:3:24 il manque une espace après « maxRpe: »`,
  ]);
});

test('words in the place of fields are told which ones', async () => {
  expect(await withCopy([lighter('1 série en moins')], diagnosticsIn)).toEqual([
    `${WEEK}:3:10 « 1 série en moins » trouvé, attendu : des champs, chacun sur sa ligne : fewerSets, maxRpe`,
  ]);
});
