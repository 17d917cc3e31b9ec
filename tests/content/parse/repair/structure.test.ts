import { expect, test } from 'vitest';
import { type BrokenCopy, diagnosticsIn, replace, withCopy } from '../../broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';
const PAGE = 'training/phase1/upper-body.yaml';
const RUN = '    duration: 30 min\n';

/** A text of several lines after a run of the fixture, as the coach wrote it. */
const described = (text: string) => replace(WEEK, RUN, `${RUN}    description: ${text}\n`);
const missingDash = (key: string, value: string) =>
  `il manque le tiret (-) devant « ${key} » : un nouvel élément de la liste commence ici (voulais-tu dire « - ${key}: ${value} » ?)`;
const missingLine = (line: string) =>
  `il manque une ligne au-dessus de celle-ci : remets « ${line} », deux espaces plus à gauche`;
const toTheRight = (lines: string, spaces: number, it: string) =>
  `retrait incorrect : décale ${lines} de ${spaces} espaces vers la droite, pour ${it}aligner avec le texte de « description »`;

/** Dashes, lines and indentations that went: YAML would tell them where it stumbles, often far below. */
const STRUCTURE: readonly BrokenCopy[] = [
  {
    what: 'the first dash of a list',
    edits: [replace(WEEK, '  - day: lundi', '    day: lundi')],
    diagnostics: [`${WEEK}:4:5 ${missingDash('day', 'lundi')}`],
  },
  {
    what: 'the first dash of a list, and its place',
    edits: [replace(WEEK, '  - day: lundi', '  day: lundi')],
    diagnostics: [`${WEEK}:4:3 ${missingDash('day', 'lundi')}`],
  },
  {
    what: 'the first dash of a list of long elements',
    edits: [
      replace(PAGE, '  - id: simple', '    id: simple'),
      replace(PAGE, '        reps: 6-8\n', `        reps: 6-8\n${'        # à revoir\n'.repeat(40)}`),
    ],
    diagnostics: [`${PAGE}:10:5 ${missingDash('id', 'simple')}`],
  },
  {
    what: 'the first dash of a list inside an element',
    edits: [
      replace(
        PAGE,
        '      - exercise: pompes\n        sets: 3\n        reps: 6-8',
        '        exercise: pompes\n        sets: 3\n        reps: 6-8',
      ),
    ],
    diagnostics: [`${PAGE}:15:9 ${missingDash('exercise', 'pompes')}`],
  },
  {
    what: 'the only dash of a list',
    edits: [replace('introduction.yaml', '  - id: weeks', '    id: weeks')],
    diagnostics: [`introduction.yaml:4:5 ${missingDash('id', 'weeks')}`],
  },
  {
    what: 'another dash, whose fields run into those before',
    edits: [replace(PAGE, '      - exercise: planche', '        exercise: planche')],
    diagnostics: [`${PAGE}:18:9 ${missingDash('exercise', 'planche')}`],
  },
  {
    what: 'the only dash of a list, before fields in braces',
    edits: [replace('figures/strength.yaml', '      - { kind: bench', '        { kind: bench')],
    diagnostics: [
      'figures/strength.yaml:11:9 il manque le tiret (-) devant cette ligne : chaque élément de « equipment » en a un',
    ],
  },
  {
    what: 'another dash, and its place',
    edits: [replace(WEEK, '  - day: mardi', '  day: mardi')],
    diagnostics: [`${WEEK}:11:3 ${missingDash('day', 'mardi')}`],
  },
  {
    what: 'the line above the days',
    edits: [replace(WEEK, 'days:\n', '')],
    diagnostics: [`${WEEK}:3:3 ${missingLine('days:')}`],
  },
  {
    what: 'the line above the days, below a warning accepted for the week',
    edits: [
      replace(WEEK, 'days:\n', 'accepted:\n  - warning: week-rise\n    reason: Un stage.\n'),
      replace(WEEK, 'focus: Essai', 'focus: 12'),
    ],
    diagnostics: [
      `${WEEK}:2:8 « 12 » trouvé, attendu : un texte (entre guillemets doubles, c’en est un) (voulais-tu dire « "12" » ?)`,
      `${WEEK}:6:3 ${missingLine('days:')}`,
    ],
  },
  {
    what: 'the line above the exercises',
    edits: [
      replace(
        PAGE,
        '    exercises:\n      - exercise: pompes\n        sets: 3',
        '      - exercise: pompes\n        sets: 3',
      ),
    ],
    diagnostics: [`${PAGE}:14:7 ${missingLine('exercises:')}`],
  },
  {
    what: 'the line above the exercises of a circuit',
    edits: [replace(PAGE, '      - rounds: 2\n        exercises:\n', '      - rounds: 2\n')],
    diagnostics: [`${PAGE}:27:11 ${missingLine('exercises:')}`],
  },
  {
    what: 'the line above the circuits',
    edits: [replace(PAGE, '    blocks:\n', '')],
    diagnostics: [`${PAGE}:25:7 ${missingLine('blocks:')}`],
  },
  {
    what: 'the line above the workouts',
    edits: [replace(PAGE, 'options:\n', '')],
    diagnostics: [`${PAGE}:9:3 ${missingLine('options:')}`],
  },
  {
    what: 'the line above the workouts, after a text of several lines',
    edits: [replace(PAGE, '  text: Respire.\noptions:\n', '  text: >-\n    Respire.\n')],
    diagnostics: [`${PAGE}:10:3 ${missingLine('options:')}`],
  },
  {
    what: 'the line above fields that are no list',
    edits: [replace(PAGE, 'warmUp:\n', '')],
    diagnostics: [`${PAGE}:3:3 ${missingLine('warmUp:')}`],
  },
  {
    what: 'the place of a text below its mark',
    edits: [described('>-\n    Garde une allure où tu parles.\n    Marche au besoin.')],
    diagnostics: [`${WEEK}:17:5 ${toTheRight('ces 2 lignes', 2, 'les ')}`],
  },
  {
    what: 'the place of a text with a colon below its mark',
    edits: [described('>-\n    Une consigne : parle.\n    Marche au besoin.')],
    diagnostics: [`${WEEK}:17:5 ${toTheRight('ces 2 lignes', 2, 'les ')}`],
  },
  {
    what: 'all space before a text below its mark',
    edits: [described('>-\nGarde une allure où tu parles.')],
    diagnostics: [`${WEEK}:17:1 ${toTheRight('cette ligne', 6, 'l’')}`],
  },
  {
    what: 'the spaces before a text below its mark, for a tab',
    edits: [described('>-\n\tGarde une allure où tu parles.')],
    diagnostics: [`${WEEK}:17:1 tabulation en début de ligne : remplace-la par des espaces`],
  },
  {
    what: 'the place of the second line of a text',
    edits: [described('>-\n      Garde une allure où tu parles.\n    Marche au besoin.')],
    diagnostics: [`${WEEK}:18:5 ${toTheRight('cette ligne', 2, 'l’')}`],
  },
  {
    what: 'the place of the second line of a text, which has a colon',
    edits: [described('>-\n      Garde une allure où tu parles.\n    Marche : une minute sur dix.')],
    diagnostics: [`${WEEK}:18:5 ${toTheRight('cette ligne', 2, 'l’')}`],
  },
  {
    what: 'the place of the first line of a text',
    edits: [described('>-\n        Garde une allure où tu parles.\n      Marche au besoin.')],
    diagnostics: [
      `${WEEK}:17:9 retrait incorrect : décale cette ligne de 2 espaces vers la gauche, pour l’aligner avec le texte de « description »`,
    ],
  },
  {
    what: 'the end of the line after a mark',
    edits: [described('>- Garde une allure.\n      Marche au besoin.')],
    diagnostics: [
      `${WEEK}:16:18 « >- » reste seul en fin de ligne : mets ce qui le suit à la ligne, avec le reste du texte`,
    ],
  },
  {
    what: 'the mark before a text of several lines with a colon',
    edits: [described('\n      Une consigne : parle.\n      Marche au besoin.')],
    diagnostics: [
      `${WEEK}:16:5 le texte de « description » contient deux-points : écris « description: >- » et laisse le texte à la ligne (voulais-tu dire « description: >- » ?)`,
    ],
  },
  {
    what: 'the mark before a text with a colon that goes on below',
    edits: [described('Une consigne : parle.\n      Marche au besoin.')],
    diagnostics: [
      `${WEEK}:16:31 deux-points dans un texte : écris « description: >- », et tout le texte à la ligne, décalé de deux espaces`,
    ],
  },
  {
    what: 'a letter of a field after a text of several lines',
    edits: [replace(WEEK, RUN, `    description: >-\n      Garde une allure où tu parles.\n    durations: 30 min\n`)],
    diagnostics: [
      `${WEEK}:17:5 champ inconnu « durations » : corrige son nom ou retire-le (voulais-tu dire « duration » ?)`,
    ],
  },
  {
    what: 'the place of a field after one of a single line',
    edits: [replace(WEEK, '    intensity: facile', '      intensity: facile')],
    diagnostics: [
      `${WEEK}:14:7 retrait incorrect : décale cette ligne de 2 espaces vers la gauche, pour l’aligner avec « type »`,
    ],
  },
  {
    what: 'the place of a field of a workout',
    edits: [replace(PAGE, '    name: Simple', '  name: Simple')],
    diagnostics: [
      `${PAGE}:11:3 retrait incorrect : décale cette ligne de 2 espaces vers la droite, pour l’aligner avec « id »`,
    ],
  },
  {
    what: 'the place of a field after a text of several lines',
    edits: [described('>-\n      Garde une allure où tu parles.\n      rest: 90 s')],
    diagnostics: [
      `${WEEK}:18:7 cette ligne se lit comme la suite du texte de « description » : décale-la de 2 espaces vers la gauche, pour l’aligner avec « description »`,
    ],
  },
  {
    what: 'the end of the line before a field after a text of several lines',
    edits: [described('>-\n      Garde une allure où tu parles. rest: 90 s')],
    diagnostics: [
      `${WEEK}:17:37 cette ligne se lit comme la suite du texte de « description » : mets « rest: 90 s » à la ligne, pour l’aligner avec « description »`,
    ],
  },
  {
    what: 'the end of the line before a field',
    edits: [replace(WEEK, '    intensity: facile\n    duration', '    intensity: facile duration')],
    diagnostics: [
      `${WEEK}:14:22 deux champs sur une ligne : mets « duration: 30 min » à la ligne, pour l’aligner avec « intensity »`,
    ],
  },
  {
    what: 'the place of a line of a text, which would not be in one paragraph with the others',
    edits: [described('>-\n      Garde une allure où tu parles.\n        Marche au besoin.')],
    diagnostics: [
      `${WEEK}:18:9 retrait incorrect : décale cette ligne de 2 espaces vers la gauche, pour l’aligner avec le texte de « description »`,
    ],
  },
  {
    what: 'the quotes around a text that begins a line with a capital',
    edits: [replace(WEEK, RUN, `${RUN}    Une consigne : parle.\n`)],
    diagnostics: [
      `${WEEK}:16:5 « Une consigne » se lit comme un champ, à cause des deux-points : si c’est la suite du texte au-dessus, aligne cette ligne avec lui, sinon retire-la`,
    ],
  },
];

test.each(STRUCTURE)('lost: $what', async ({ edits, diagnostics }) => {
  expect(await withCopy(edits, diagnosticsIn)).toEqual(diagnostics);
});
