import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROGRAMME } from '../../fixtures/programme.ts';
import { diagnosticsIn, type Edit, replace, withCopy } from '../broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';
const THURSDAY =
  '  - day: jeudi\n    activity: Footing\n    type: footing\n    intensity: facile\n    duration: 30 min\n';
const thursday = (written: string, by: string) => replace(WEEK, THURSDAY, THURSDAY.replace(written, by));

const TWO_FIELDS = thursday('facile\n    duration', 'facile duration');
const TOLD_APART = `${WEEK}:37:22 deux champs sur une ligne : mets « duration: 30 min » à la ligne, pour l’aligner avec « intensity »`;

test.each<[string, Edit, string]>([
  [
    'a misspelt day',
    replace(WEEK, 'day: samedi', 'day: samedy'),
    `${WEEK}:52:10 « samedy » n’est pas accepté, attendu : lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche (voulais-tu dire « samedi » ?)`,
  ],
  [
    'a text in typographic quotes',
    replace(WEEK, 'Sortie longue', '“Sortie longue”'),
    `${WEEK}:60:15 ces guillemets typographiques s’afficheraient : mets des guillemets doubles droits ("), ou rien (voulais-tu dire « "Sortie longue" » ?)`,
  ],
  [
    'a field that is there twice',
    replace(WEEK, 'activity: Sortie longue\n', 'activity: Sortie longue\n    activity: Sortie longue\n'),
    `${WEEK}:61:5 « activity » est déjà là, ligne 60 : garde un seul des deux`,
  ],
  [
    'a text that YAML cannot read',
    replace(WEEK, 'activity: Sortie longue', 'activity: @Sortie longue'),
    `${WEEK}:60:15 un texte ne peut pas commencer par « @ » : mets-le entre guillemets doubles (voulais-tu dire « "@Sortie longue" » ?)`,
  ],
  [
    'two other fields on a line',
    replace(WEEK, 'Sortie longue\n    type', 'Sortie longue type'),
    `${WEEK}:60:28 deux champs sur une ligne : mets « type: sortie longue » à la ligne, pour l’aligner avec « activity »`,
  ],
])(
  'two fields on a line are two fields, and %s further down is reported at its own line',
  async (_what, other, line) => {
    expect(await withCopy([TWO_FIELDS, other], diagnosticsIn, PROGRAMME)).toEqual([TOLD_APART, line]);
  },
);

test('three fields on a line are told by one advice', async () => {
  const joined = thursday('Footing\n    type: footing\n    intensity', 'Footing type: footing intensity');
  expect(await withCopy([joined], diagnosticsIn, PROGRAMME)).toEqual([
    `${WEEK}:35:22 plusieurs champs sur une ligne : mets « type: footing », puis « intensity: facile » à la ligne, pour l’aligner avec « activity »`,
  ]);
});

test('a dash within a text of a list is no item', async () => {
  const text = replace('exercises/core.yaml', '- Planche sur les genoux', '- Planche - deux minutes - sur les genoux');
  expect(await withCopy([text], diagnosticsIn, PROGRAMME)).toEqual([]);
});

test('two fields on a line are two fields also below a quote that is not closed', async () => {
  const openQuote = replace(WEEK, 'focus: Poser', 'focus: "Poser');
  expect(await withCopy([TWO_FIELDS, openQuote], diagnosticsIn, PROGRAMME)).toEqual([
    `${WEEK}:3:8 ce guillemet (") n’est jamais fermé : ajoutes-en un à la fin du texte (voulais-tu dire « "Poser tes repères" » ?)`,
    TOLD_APART,
  ]);
});

test('a colon in a text that names no field does not make two fields of it', async () => {
  const text = thursday('activity: Footing', 'activity: Footing : allure libre');
  expect(await withCopy([text, replace(WEEK, 'day: samedi', 'day: samedy')], diagnosticsIn, PROGRAMME)).toEqual([
    expect.stringContaining(`${WEEK}:35:23 deux-points dans un texte`),
    expect.stringContaining(`${WEEK}:53:10 « samedy »`),
  ]);
});

const EXERCISES = 'exercises/core.yaml';
const PLANK = '  - id: planche\n    name: Planche\n';
const ABOVE = 'il manque une ligne au-dessus de celle-ci :';

test.each<[string, Edit, string]>([
  [
    'list, below a text',
    replace(EXERCISES, '    alternatives:\n      - Planche sur', '      - Planche sur'),
    `${EXERCISES}:9:7 ${ABOVE} remets « alternatives: », deux espaces plus à gauche`,
  ],
  [
    'field of fields, below another with the same fields',
    replace('training/phase1/upper-body.yaml', 'coolDown:\n', ''),
    `training/phase1/upper-body.yaml:12:3 ${ABOVE} remets « coolDown: », deux espaces plus à gauche`,
  ],
  [
    'first item of a list',
    replace(EXERCISES, PLANK, '    name: Planche\n'),
    `${EXERCISES}:4:5 ${ABOVE} chaque élément de « exercises » commence par un tiret et « id: »`,
  ],
])('the line of a %s that is missing is told where it was, and nothing else', async (_what, edit, line) => {
  expect(await withCopy([edit], diagnosticsIn, PROGRAMME)).toEqual([line]);
});

test('no line is missing above one that stands before the line that it belongs below', async () => {
  const swapped = replace(WEEK, 'days:\n  - day: lundi\n', '  - day: lundi\ndays:\n');
  expect(await withCopy([swapped], diagnosticsIn, PROGRAMME)).toEqual([
    expect.stringContaining('cette ligne et les suivantes ne vont pas ensemble'),
  ]);
});

test('a missing field is told at the end of the field above, where it belongs', async () => {
  const lost = replace(WEEK, THURSDAY, THURSDAY.replace('    duration: 30 min\n', ''));
  expect(await withCopy([lost], diagnosticsIn, PROGRAMME)).toEqual([
    expect.stringContaining(`${WEEK}:37:5 durée manquante : ajoute duration`),
  ]);
});

test('a later field of an item after a dash within a text begins no item', async () => {
  const note = 'note: Assis ou debout, mais toujours sans cambrer.';
  const dashed = replace('training/phase1/upper-body.yaml', note, 'note: Assis - reps: 10');
  expect(await withCopy([dashed], diagnosticsIn, PROGRAMME)).toEqual([
    expect.stringContaining('deux-points dans un texte : mets tout le texte entre guillemets doubles'),
  ]);
});

test('fields of a week that all stand one space too far to the right are told, each run with its move', async () => {
  const shifted: Edit = async (folder) => {
    const file = path.join(folder, WEEK);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/^ {4}(?=[a-z])/gm, '     '));
  };
  const found = await withCopy([shifted], diagnosticsIn, PROGRAMME);
  expect(found.map((line) => Number(line.split(':')[1]))).toEqual([6, 13, 16, 25, 32, 35, 44, 51, 54, 61, 68]);
  expect(
    found.filter((line) => !/: décale(?: cette ligne|-la|-les| ces \d+ lignes) de 1 espace vers la gauche/.test(line)),
  ).toEqual([]);
});

test('an item that stands too far to the right says nothing of the text below it', async () => {
  const moved = replace(WEEK, '  - day: jeudi\n', '    - day: jeudi\n');
  expect(await withCopy([moved], diagnosticsIn, PROGRAMME)).toEqual([
    expect.stringContaining('retrait incorrect : décale cette ligne de 2 espaces vers la gauche'),
  ]);
});

test('optional fields two spaces too far to the right, below a text, are told with their move', async () => {
  const indented = replace(
    WEEK,
    '    link: /training/phase1/upper-body\n    suggested: pousser-et-tirer\n',
    '      link: /training/phase1/upper-body\n      suggested: pousser-et-tirer\n',
  );
  expect(await withCopy([indented], diagnosticsIn, PROGRAMME)).toEqual([
    expect.stringContaining(
      'ces 2 lignes se lisent comme la suite du texte de « description » : décale-les de 2 espaces vers la gauche, pour les aligner avec « description »',
    ),
  ]);
});

test('a separator of documents below a text is no line of it', async () => {
  const separated = replace(WEEK, '  - day: jeudi\n', '---\n  - day: jeudi\n');
  expect(await withCopy([separated], diagnosticsIn, PROGRAMME)).toEqual([
    expect.stringContaining('sépare deux documents'),
  ]);
});
