import { expect, test } from 'vitest';
import { add, append, type Edit, replace } from '../../broken-copy.ts';
import { markdownAfter } from './changes.ts';

const WEEK = 'training/phase1/week-01.yaml';
const PAGE = 'training/phase1/upper-body.yaml';
const CATALOGUE = 'exercises/strength.yaml';
const PLANK = '      - exercise: planche\n        sets: 3\n        time: 30 s\n';
const DESCRIBED_PLANK = '  - id: planche\n    name: Planche\n    howTo: Tiens.\n    alternatives: [Sur les genoux]\n';
const SIMPLE = `  - id: simple
    name: Simple
    summary: Une liste.
    rest: 90 s entre les séries
    exercises:
      - exercise: pompes
        sets: 3
        reps: 6-8
${PLANK}`;
const SHORT = `  - id: court
    name: Court
    summary: Vite fait.
    rest: aucun
    blocks:
      - { rounds: 1, exercises: [{ exercise: planche, sets: 2, time: 20 s, perSide: true }] }
`;
const LONG = 'Garde toujours assez de souffle pour parler avec qui court à côté de toi, tout du long et sans forcer.';

/** Told by the lines that begin with a dash. */
type Row = readonly [what: string, edits: readonly Edit[], lines: string, before?: readonly Edit[]];

const ROWS: readonly Row[] = [
  [
    'fields of a day, what it cites by its name',
    [
      replace(WEEK, 'intensity: facile', 'intensity: modérée\n    description: Souffle.'),
      replace(WEEK, 'activity: Footing', 'activity: Footing en côte'),
      replace(WEEK, 'suggested: simple', 'suggested: circuit'),
    ],
    `- Semaine 1, lundi, Haut du corps : séance conseillée « Simple » → « Circuit »
- Semaine 1, mardi, Footing en côte
  - activité « Footing » → « Footing en côte »
  - intensité facile → modérée
  - description ajoutée : « Souffle. »`,
  ],
  [
    'sessions that change days, by the days of their content',
    [
      replace(WEEK, 'day: lundi', 'day: x'),
      replace(WEEK, 'day: mardi', 'day: lundi'),
      replace(WEEK, 'day: x', 'day: mardi'),
    ],
    `- Semaine 1, mardi, Haut du corps : jour lundi → mardi
- Semaine 1, lundi, Footing : jour mardi → lundi`,
  ],
  [
    'a dose, in words that agree with their numbers, and the second one of an exercise that stands twice',
    [
      replace(PAGE, 'sets: 3\n        reps: 6-8', 'sets: 1\n        reps: 8'),
      replace(PAGE, 'rounds: 2', 'rounds: 1'),
      replace(PAGE, 'reps: 5', 'reps: 6'),
    ],
    `- Phase 1, Haut du corps, Simple, Pompes
  - 3 séries → 1 série
  - répétitions 6–8 → 8
- Phase 1, Haut du corps, Circuit, circuit 1 : 2 tours → 1 tour
- Phase 1, Haut du corps, Circuit, Final, Pompes, 2e fois : 5 répétitions → 6 répétitions`,
    [
      replace(
        PAGE,
        '            reps: 5',
        '            reps: 9\n          - exercise: pompes\n            sets: 1\n            reps: 5',
      ),
    ],
  ],
  [
    'workouts in another order, and one more',
    [replace(PAGE, SIMPLE, ''), append(PAGE, SIMPLE), append(PAGE, SHORT)],
    `- Phase 1, Haut du corps
  - séance ajoutée : Court (résumé « Vite fait. », repos aucun, circuit 1 (1 tour, exercice : Planche (2 séries, temps 20 s, dose par côté)))
  - nouvel ordre : « Circuit », « Simple », « Court »`,
  ],
  [
    'circuits in another order, by their titles',
    [
      replace(PAGE, 'title: Départ\n        rounds: 2', 'title: Milieu\n        rounds: 1'),
      replace(PAGE, 'title: Final\n        rounds: 1', 'title: Départ\n        rounds: 2'),
      replace(PAGE, 'title: Milieu', 'title: Final'),
      replace(PAGE, 'reps: 10', 'reps: 9'),
      replace(PAGE, 'reps: 5', 'reps: 10'),
      replace(PAGE, 'reps: 9', 'reps: 5'),
    ],
    '- Phase 1, Haut du corps, Circuit : nouvel ordre : « Final », « Départ »',
    [replace(PAGE, '      - rounds: 2', '      - title: Départ\n        rounds: 2')],
  ],
  [
    'nothing of a quantity that is written otherwise, a comment, another order of fields',
    [
      replace(PAGE, 'reps: 6-8', 'reps: 6 à 8'),
      replace(WEEK, 'number: 1\nfocus: Essai', '# Rien.\nfocus: Essai\nnumber: 1'),
    ],
    '',
  ],
  [
    'an exercise that goes to another family',
    [
      replace(CATALOGUE, DESCRIBED_PLANK, ''),
      add('exercises/core.yaml', `family: Gainage\nexercises:\n${DESCRIBED_PLANK.replace('Tiens.', 'Tiens bon.')}`),
    ],
    `- Gainage
  - fichier ajouté (exercises/core.yaml)
  - famille ajoutée : « Gainage »
- Gainage, Planche
  - vient de « Force »
  - explication « Tiens. » → « Tiens bon. »`,
  ],
  [
    'of a long text, the words that changed and those around them',
    [replace('understanding.yaml', 'pour parler', 'pour bavarder')],
    '- La course : introduction « … assez de souffle pour parler avec qui court à … » → « … assez de souffle pour bavarder avec qui court à … »',
    [replace('understanding.yaml', 'intro: Deux tours.', `intro: ${LONG}`)],
  ],
];

test.each(ROWS.map(([what, edits, lines, before]) => ({ what, edits, lines, before })))('$what', async (row) => {
  const told = (await markdownAfter(row.edits, row.before)).match(/^ *- .*/gm) ?? [];
  expect(told.join('\n')).toBe(row.lines);
});
