import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fixFolder } from '../../scripts/content/fix.ts';
import { PROGRAMME } from '../fixtures/programme.ts';
import { diagnosticsIn, replace, withCopy } from './broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';

/** Ten mistakes of ten kinds, each with what stood there. */
const MISTAKES: readonly (readonly [string, string])[] = [
  ['number: 1\nfocus: Poser tes repères', 'number: 1\nfocus: “Poser tes repères”'],
  [
    '    type: force\n    intensity: modérée\n    duration: 45 min\n    description: >-\n      Première',
    '    type: force\n    intensity: moderee\n    duration: 45 min\n    description: >-\n      Première',
  ],
  [
    'point de départ.\n    link: /training/phase1/upper-body',
    'point de départ.\n      link: /training/phase1/upper-body',
  ],
  ['    suggested: pousser-et-tirer', '    sugested: pousser-et-tirer'],
  [
    '  - day: mardi\n    activity: Footing\n    type: footing\n    intensity: facile\n    duration: 30 min',
    '  - day: mardi\n    activity: Footing\n    type: footing\n    intensité: facile\n    duration: 30 min',
  ],
  [
    'duration: 30 min\n    pace: footing\n    description: >-\n      Ton premier',
    'duration: 30mn\n    pace: footing\n    description: >-\n      Ton premier',
  ],
  ['  - day: mercredi\n    activity: Bas', '  – day: mercredi\n    activity: Bas'],
  ['    suggested: bases-du-squat', '    suggested:bases-du-squat'],
  [
    '  - day: jeudi\n    activity: Footing\n    type: footing',
    '  - day: jeudi\n    activity: Footing\n    type footing',
  ],
  [
    '  - day: samedi\n    activity: Repos et mobilité\n    type: repos',
    '  - day: samedi\n    activity: Repos et mobilité\n      type: repos',
  ],
];

test('ten mistakes of ten kinds in one file are fixed, and nothing else is touched', async () => {
  await withCopy(
    MISTAKES.map(([valid, slipped]) => replace(WEEK, valid, slipped)),
    async (folder) => {
      const { fixes } = await fixFolder(folder);
      expect(fixes).toHaveLength(MISTAKES.length);
      expect(await diagnosticsIn(folder)).toEqual([]);
      expect(await readFile(path.join(folder, WEEK), 'utf8')).toBe(
        (await readFile(path.join(PROGRAMME, WEEK), 'utf8')).replace(
          'focus: Poser tes repères',
          'focus: "Poser tes repères"',
        ),
      );
    },
    PROGRAMME,
  );
});

test('what may have been meant in several ways stays as it is', async () => {
  const guesses = [
    replace(
      WEEK,
      '    duration: 45 min\n    description: >-\n      Pars',
      '    duration: 45\n    description: >-\n      Pars',
    ),
    replace(WEEK, '    activity: Sortie longue\n', ''),
  ];
  await withCopy(
    guesses,
    async (folder) => {
      const before = await readFile(path.join(folder, WEEK), 'utf8');
      expect(await fixesIn(folder)).toEqual([]);
      expect(await readFile(path.join(folder, WEEK), 'utf8')).toBe(before);
    },
    PROGRAMME,
  );
});

test.each([
  ['a field may stand in the text', '    activity: Sortie longue', '    activity: Sortie longue allure: libre'],
  ['two texts are in quotes', '    activity: Sortie longue', '    activity: “Sortie” puis “retour”'],
  ['the rest may be a comment', '    activity: Sortie longue', '    activity: Sortie longue # à deux'],
  ['a comment follows a colon', '    activity: Sortie longue', '    activity: Sortie : longue # à deux'],
  ['a comment follows bold', '    activity: Sortie longue', '    activity: **Sortie** longue # à deux'],
  ['its last quote may mean seconds', '    activity: Sortie longue', '    activity: Sortie : 30"'],
  ['its quotes are not around all of it', '    activity: Sortie longue', '    activity: ‘Sortie’ : longue'],
  ['its quotes do not end it', '    activity: Sortie longue', '    activity: “Sortie” : “longue'],
  ['others are within its quotes', '    activity: Sortie longue', '    activity: “Sortie : “très” longue”'],
  ['its quote is never closed', '    activity: Sortie longue', '    activity: “Sortie : longue'],
  ['it goes on below', 'focus: Poser tes', 'focus: **Poser** tes\n '],
])('a text is not put in quotes where %s', async (_what, valid, slipped) => {
  await withCopy(
    [replace(WEEK, valid, slipped)],
    async (folder) => {
      const before = await readFile(path.join(folder, WEEK), 'utf8');
      expect(await diagnosticsIn(folder)).not.toEqual([]);
      expect(await fixesIn(folder)).toEqual([]);
      expect(await readFile(path.join(folder, WEEK), 'utf8')).toBe(before);
    },
    PROGRAMME,
  );
});

const THURSDAY =
  '  - day: jeudi\n    activity: Footing\n    type: footing\n    intensity: facile\n    duration: 30 min\n';
/** Not certain: 45 what? */
const UNCERTAIN = replace(WEEK, '45 min\n    description: >-\n      Pars', '45\n    description: >-\n      Pars');
const withThursday = (written: string, by: string) => replace(WEEK, THURSDAY, THURSDAY.replace(written, by));
const fixesIn = async (folder: string) =>
  (await fixFolder(folder)).fixes.map(({ before, after }) => ({ before, after }));

test('a quote that is missing in front of a text is added, the other is kept', async () => {
  const text = withThursday('activity: Footing', 'activity: Footing : allure libre"');
  expect(await withCopy([text], fixesIn, PROGRAMME)).toEqual([
    { before: ['    activity: Footing : allure libre"'], after: ['    activity: "Footing : allure libre"'] },
  ]);
});

test.each([
  ['oui', 'true'],
  ['non', 'false'],
])('« %s » where yes or no belongs becomes %s', async (written, meant) => {
  const edit = replace('training/phase1/upper-body.yaml', 'time: 30 s', `time: 30 s\n        perSide: ${written}`);
  expect(await withCopy([edit], fixesIn)).toEqual([
    { before: [`        perSide: ${written}`], after: [`        perSide: ${meant}`] },
  ]);
});

test('a reference at the start of a text is put in quotes with the rest of it', async () => {
  const text = withThursday('activity: Footing', 'activity: {semaine 1} : footing');
  expect(await withCopy([text], fixesIn, PROGRAMME)).toEqual([
    { before: ['    activity: {semaine 1} : footing'], after: ['    activity: "{semaine 1} : footing"'] },
  ]);
});

test.each([
  ['exercise: Planche', [{ before: ['      - exercise: Planche'], after: ['      - exercise: planche'] }]],
  ['exercise: Planches', []],
  ['exercise: Tirage à la corde', []],
])('« %s » becomes an id only where it is the name of an exercise', async (written, fixes) => {
  const edit = replace('training/phase1/upper-body.yaml', 'exercise: planche', written);
  expect(await withCopy([edit], fixesIn)).toEqual(fixes);
});

test('a value below a misspelt key is fixed too', async () => {
  expect(await withCopy([withThursday('intensity: facile', 'intensité: facil')], fixesIn, PROGRAMME)).toEqual([
    { before: ['    intensité: facil'], after: ['    intensity: facil'] },
    { before: ['    intensity: facil'], after: ['    intensity: facile'] },
  ]);
});

test.each([
  ['the line of a key', 'training/phase1/upper-body.yaml', 'coolDown:\n', ''],
  ['a unit', 'understanding.yaml', '    name: SkiErg\n    work: 1000 m', '    name: SkiErg\n    work: 1000'],
  [
    'a dash',
    'exercises/core.yaml',
    'fessiers serrés et côtes rentrées. Dès que le bas du dos\n      se creuse, pose les genoux, souffle et repars.\n    alternatives:\n',
    'fessiers serrés et côtes rentrées. Dès que le bas du dos\n    alternatives:\n      se creuse, pose les genoux, souffle et repars.\n',
  ],
])('where %s may be missing, a coach decides', async (_what, file, valid, slipped) => {
  const edit = replace(file, valid, slipped);
  await withCopy([edit], async (folder) => expect(await diagnosticsIn(folder)).not.toEqual([]), PROGRAMME);
  expect(await withCopy([edit], fixesIn, PROGRAMME)).toEqual([]);
});

test('two fields on a line are told apart where the first takes no text, whatever else is wrong', async () => {
  const joined = withThursday('facile\n    duration', 'facile duration');
  expect(await withCopy([joined, UNCERTAIN], fixesIn, PROGRAMME)).toEqual([
    { before: ['    intensity: facile duration: 30 min'], after: ['    intensity: facile', '    duration: 30 min'] },
  ]);
});

test('two fields on a line stay where all of it may be the text of the first', async () => {
  const joined = withThursday('Footing\n    type', 'Footing type');
  expect(await withCopy([joined, UNCERTAIN], fixesIn, PROGRAMME)).toEqual([]);
});

test('below two fields on a line, a fix changes its own line', async () => {
  const quotes = replace(WEEK, 'activity: Sortie longue', 'activity: “Sortie longue”');
  const joined = withThursday('Footing\n    type', 'Footing type');
  expect(await withCopy([joined, quotes], fixesIn, PROGRAMME)).toEqual([
    { before: ['    activity: “Sortie longue”'], after: ['    activity: "Sortie longue"'] },
  ]);
});

test('a fix is kept that lets an error of another kind show', async () => {
  const slip = replace(
    WEEK,
    'facile\n    duration: 45 min\n    description: >-\n      Pars',
    'facille\n    duration: 4 h\n    description: >-\n      Pars',
  );
  await withCopy(
    [slip],
    async (folder) => {
      expect(await fixesIn(folder)).toEqual([{ before: ['    intensity: facille'], after: ['    intensity: facile'] }]);
      const left = await diagnosticsIn(folder);
      expect(left.length).toBeGreaterThan(0);
      for (const line of left) expect(line).toContain('4 h');
    },
    PROGRAMME,
  );
});

test('a fix that leaves a field without a text is not made, however many others it would hide', async () => {
  const empty = replace(WEEK, 'focus: Poser tes repères', 'focus: <i></i>');
  const tagged = replace(WEEK, 'activity: Sortie longue', 'activity: <i>Sortie longue</i>');
  expect(await withCopy([empty, tagged], fixesIn, PROGRAMME)).toEqual([
    { before: ['    activity: <i>Sortie longue</i>'], after: ['    activity: Sortie longue'] },
  ]);
});

test.each([
  ['a soft hyphen', '\u00ad'],
  ['a next line', '\u0085'],
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
  ['a zero-width space', '\u200b'],
])('a file with %s is left alone: it shifts the columns', async (_what, invisible) => {
  await withCopy(
    [replace(WEEK, 'focus: Poser tes repères', `focus: “Poser${invisible} tes repères”`)],
    async (folder) => {
      const before = await readFile(path.join(folder, WEEK), 'utf8');
      expect(await fixesIn(folder)).toEqual([]);
      expect(await readFile(path.join(folder, WEEK), 'utf8')).toBe(before);
    },
    PROGRAMME,
  );
});

test.each([
  ['des fins de ligne Windows (CRLF)', (text: string) => text.replaceAll('\n', '\r\n')],
  ['des fins de ligne à l’ancienne (CR)', (text: string) => text.replaceAll('\n', '\r')],
  ['une marque invisible au début du fichier (BOM)', (text: string) => `\ufeff${text}`],
  ['des accents décomposés (NFD)', (text: string) => text.normalize('NFD')],
  ['des caractères invisibles', (text: string) => text.replace('repères', 're\u00adpères')],
])('a file that an editor saved with %s is left alone, and told', async (oddity, saved) => {
  const slip = replace(WEEK, '    suggested: pousser-et-tirer', '    sugested: pousser-et-tirer');
  await withCopy(
    [slip],
    async (folder) => {
      const file = path.join(folder, WEEK);
      const written = saved(await readFile(file, 'utf8'));
      await writeFile(file, written);
      expect(await fixFolder(folder)).toEqual({ fixes: [], unfixed: [{ file: WEEK, count: 1, oddity }] });
      expect(await readFile(file, 'utf8')).toBe(written);
    },
    PROGRAMME,
  );
});
