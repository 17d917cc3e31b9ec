import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { KINDS, kindOf } from '../../../scripts/content/kinds.ts';
import { parseFile } from '../../../scripts/content/parse/parse-file.ts';
import { withEdit } from '../../../scripts/content/text-edits.ts';
import { PROGRAMME } from '../../fixtures/programme.ts';

const WEEK = 'training/phase1/week-01.yaml';
const PAGE = 'training/phase1/upper-body.yaml';
const PHASE = 'training/phase1/phase.yaml';
const EXERCISES = 'exercises/core.yaml';

const textOf = (file: string) => readFileSync(path.join(PROGRAMME, file), 'utf8');

function errorIn(file: string, text: string) {
  const kind = kindOf(file);
  if (!kind) throw new Error(`${file} is of no kind`);
  return parseFile({ path: file, text }, KINDS[kind].schema).syntaxError;
}

function textWith(file: string, from: string, to: string): string {
  const parts = textOf(file).split(from);
  if (parts.length < 2) throw new Error(`${file} has no ${from}`);
  return [parts[0], parts.slice(1).join(from)].join(to);
}

/** What is written, what is typed instead, where and how the message begins, and what its edit makes of the file. */
type Case = readonly [
  from: string,
  to: string,
  told: string,
  edit?: { to?: string; isCertain?: boolean } | undefined,
  file?: string,
];

const FIXED = {};
const UNCERTAIN = { isCertain: false };

const SIGNS: readonly Case[] = [
  ['type: force', 'type:force', '7:5 après « type », tape deux-points, puis une espace', FIXED],
  ['type: force', 'type: : force', '7:5 après « type », tape deux-points', FIXED],
  ['    type: force', '    "type: force"', '7:5 les guillemets vont autour du texte seul', UNCERTAIN],
  ['    type: force', '    **type:** force', '7:5 un nom de champ ne se met pas en gras', FIXED],
  ['- day: mardi', '• day: mardi', '15:3 un élément de liste commence par un seul tiret', FIXED],
  ['    type: force', '12/03/2026, 10:12 - Coach :     type: force', '7:1 « 12/03/2026, 10:12 - Coach : »', UNCERTAIN],
  ['days:\n', '---\ndays:\n', '4:1 « --- » n’est pas du contenu', { to: '\ndays:\n', isCertain: false }],
  ['number: 1', '```yaml\nnumber: 1', '2:1 « ```yaml » n’est pas', { to: '\nnumber: 1', isCertain: false }],
];

const INVISIBLE: readonly Case[] = [
  ['    type: force', '\ttype: force', '7:1 tabulation en début de ligne'],
  ['type: force', 'type:\u202fforce', '7:10 espace insécable', FIXED],
  ['modérée', 'modé\u200brée', '8:20 caractère invisible', FIXED],
  ['modérée', 'modÃ©rÃ©e', '8:19 accents illisibles ou mal convertis'],
  ['modérée', 'mod\u0000rée', '8:19 caractère invisible', { to: 'modrée', isCertain: false }],
  ['type: force', 'type: force\n<<<<<<< HEAD', '8:1 conflit laissé par git'],
];

const quotes = (by: string, isCertain = true) => ({ to: `focus: ${by}`, isCertain });
const FOCUS = 'focus: Poser tes repères';
const TEXTS: readonly Case[] = [
  [FOCUS, 'focus: Poser : les repères', '3:14 deux-points ou guillemet', quotes('"Poser : les repères"')],
  [FOCUS, 'focus: **Poser**', '3:8 un texte ne peut pas commencer par « * »', quotes('"**Poser**"', false)],
  [FOCUS, 'focus: {semaine 1} : repères', '3:8 un texte ne peut pas commencer', quotes('"{semaine 1} : repères"')],
  [FOCUS, "focus: 'L'échauffement d'abord'", '3:11 un guillemet ou', quotes('"L\'échauffement d\'abord"')],
  [FOCUS, 'focus: "Poser tes repères', '3:8 « " » n’est jamais fermé', quotes('"Poser tes repères"', false)],
  [FOCUS, 'focus: “Poser tes repères”', '3:8 ces guillemets typographiques', quotes('"Poser tes repères"')],
  [FOCUS, 'focus: Séance #1 au programme', '3:14 un commentaire se met', quotes('"Séance #1 au programme"', false)],
  [FOCUS, 'focus: Poser tes repères # à deux', '3:25 un commentaire se met'],
  [
    'pace: footing',
    'pace: [footing, facile',
    '20:11 « [ » n’est jamais fermé',
    { to: 'pace: [footing, facile]', isCertain: false },
  ],
  ['pace: footing', 'pace: [footing; facile]', '20:11 une virgule sépare', { to: 'pace: [footing, facile]' }],
  ['- Planche sur les genoux', '- { name: Planche time: 30 s }', '10:17 il manque une virgule', undefined, EXERCISES],
];

const DESCRIPTION = 'description: >-\n      Première séance en salle :';
const LINES_OF_TEXT: readonly Case[] = [
  [DESCRIPTION, 'description: →\n      Première séance en salle :', '10:18 un texte de plusieurs lignes', FIXED],
  [DESCRIPTION, 'description: >- Première séance en salle :', '10:18 « >- » reste seul en fin de ligne', FIXED],
  [
    'focus: Poser tes repères',
    'focus: Poser : tes\n  repères',
    '3:14 deux-points ou signe à part dans un texte',
    { to: 'focus: >-\n  Poser : tes\n  repères', isCertain: false },
  ],
  ['      (RPE 6). Note', '    (RPE 6). Note', '12:5 retrait incorrect : décale cette ligne de 2 espaces', UNCERTAIN],
  ['      (RPE 6). Note', '     (RPE 6). Note', '12:1 retrait incorrect : aligne cette ligne avec ses voisines'],
  ['départ.\n    link:', 'départ.\n      link:', '13:7 retrait incorrect : décale cette ligne', FIXED],
  ['départ.\n    link:', 'départ. link:', '12:64 ce qui suit se lit avec ce qui précède', UNCERTAIN],
  [
    'repères\ndays:',
    'repères\nUn mot\ndays:',
    '4:1 retrait incorrect : décale cette ligne de 2 espaces vers la droite, pour l’aligner avec le texte de « focus », ou retire-la',
    { to: 'repères\n  Un mot\ndays:', isCertain: false },
  ],
  ['# Semaine 1 : les repères.\n', 'Voici la semaine\n', '1:1 ces mots ne sont ni', { to: '\n', isCertain: false }],
];

const CONTINUED = 'cette ligne se lit comme la suite du texte de';
const IN_TEXTS: readonly Case[] = [
  [
    '      (RPE 6). Note',
    '      Mobility: 15 min',
    '12:7 retrait incorrect : décale cette ligne de 2',
    { to: '    Mobility: 15 min', isCertain: false },
  ],
  [FOCUS, 'focus: "Poser : tes\nrepères"', '4:1 retrait incorrect', { to: 'focus: "Poser : tes\n  repères"' }],
  ['Première séance en salle :', '# à revoir', `11:7 ${CONTINUED} « description » : mets le commentaire`],
];

const PLACES: readonly Case[] = [
  [
    '    type: force',
    '     type: force',
    '7:6 retrait incorrect : décale cette ligne de 1 espace vers la gauche, pour l’aligner avec « activity »',
    FIXED,
  ],
  [
    '  - day: mardi',
    '    - day: mardi',
    '15:5 retrait incorrect : décale cette ligne de 2 espaces vers la gauche, sous « days: »',
    FIXED,
  ],
  ['  - day: mardi', '    day: mardi', '15:5 il manque le tiret (-) devant cette ligne', FIXED],
  ['    type: force', '    - type: force', '7:5 un tiret de trop devant « type »', UNCERTAIN],
  ['days:\n', '', '4:3 cette ligne se lit comme la suite du texte de « focus » : il manque'],
  ['  - day: mardi\n', '', '15:5 « activity » est déjà là, ligne 6 : si un élément de « days »'],
  [
    '  - id: dead-bug\n',
    '',
    '25:5 « name » est déjà là, ligne 13 : si un élément de « exercises »',
    undefined,
    EXERCISES,
  ],
  [
    '        - "Tour 1 :',
    '          Tour 1 :',
    '147:11 il manque le tiret (-)',
    { to: '        - Tour 1 :', isCertain: false },
    'competition.yaml',
  ],
  ['    type: force\n', '    type: force\n    type: force\n', '8:5 « type » est déjà là, ligne 7', FIXED],
  ['  - day: mardi\n', '  - day: mardi\n  - day: mardi\n', '16:3 cet élément répète celui du dessus', FIXED],
];

const CASES = [...SIGNS, ...INVISIBLE, ...TEXTS, ...LINES_OF_TEXT, ...IN_TEXTS, ...PLACES];

test.each(CASES.map((row) => [row[1], row] as const))('%j', (_typed, [from, to, told, edit, file = WEEK]) => {
  const text = textWith(file, from, to);
  const error = errorIn(file, text);
  const { line, column } = error?.range ?? {};
  expect(`${line}:${column} ${error?.message}`.slice(0, told.length)).toBe(told);
  if (!edit) expect(error?.edit).toBeUndefined();
  else {
    expect(error?.edit && withEdit(text, error.edit)).toBe(textWith(file, from, edit.to ?? from));
    expect(error?.edit?.isCertain).toBe(edit.isCertain ?? true);
  }
});

test('a file pasted twice says so where it begins again', () => {
  const text = textOf(WEEK);
  expect(errorIn(WEEK, text + text)?.message).toContain('si le fichier est collé deux fois, retire tout');
});

const PHASE_TEXT = 'name: Fondation\naim: Commencer.\nprinciples: [Doucement]\n';

/** What YAML allows, or what it refuses in words of its own. */
test.each([
  [`---\n${PHASE_TEXT}`, undefined],
  [PHASE_TEXT.replace('Commencer.', '"Commencer :\n  doucement"'), undefined],
  [PHASE_TEXT.replace('[Doucement]', '[\n  Doucement,\n  "Puis : plus vite"\n]'), undefined],
  [PHASE_TEXT.replace('Commencer.', "'Ni plus\n  aujourd''hui,\n  ni l''an prochain.'"), undefined],
  [PHASE_TEXT.replace('aim: Commencer.', 'aim: >-\n  Choisis ton but, le name: un seul.'), undefined],
  [PHASE_TEXT.replace('Commencer.', 'Dis “oui” souvent, C#1\n  # à revoir'), undefined],
  [PHASE_TEXT.replace('aim:', '"aim":'), undefined],
  [PHASE_TEXT.replace('[Doucement]', '["un" "deux"]'), '3:19 il manque une virgule ou deux-points'],
  [PHASE_TEXT.replace('[Doucement]', '['.repeat(20_000)), '3:13 « [ » n’est jamais fermé'],
])('%j', (text, told) => {
  const error = errorIn(PHASE, text.slice(0, 30_000));
  const { line, column } = error?.range ?? {};
  expect(error && `${line}:${column} ${error.message}`.slice(0, told?.length)).toBe(told);
});

test('a space before the colon, as French has it, is read', () => {
  for (const field of ['warmUp:', 'estimatedDuration:', 'rest:'])
    expect(errorIn(PAGE, textWith(PAGE, field, field.replace(':', ' :')))).toBeUndefined();
});
