import { expect, test } from 'vitest';
import { type BrokenCopy, diagnosticsIn, replace, withCopy } from '../../broken-copy.ts';

const PAGE = 'training/phase1/upper-body.yaml';
const FIGURES = 'figures/strength.yaml';

/** Fields that are valid one by one and not together. */
const SHAPES: readonly BrokenCopy[] = [
  {
    what: 'a prescription with two doses',
    edits: [replace(PAGE, 'reps: 6-8', 'reps: 6-8\n        time: 30 s')],
    diagnostics: ['training/phase1/upper-body.yaml:15:9 dose en double : garde un seul de reps, time et distance'],
  },
  {
    what: 'a prescription with three doses',
    edits: [replace(PAGE, 'time: 30 s', 'time: 30 s\n        reps: 5\n        distance: 400 m')],
    diagnostics: ['training/phase1/upper-body.yaml:18:9 dose en double : garde un seul de reps, time et distance'],
  },
  {
    what: 'a prescription without a dose',
    edits: [replace(PAGE, '        reps: 6-8\n', '')],
    diagnostics: ['training/phase1/upper-body.yaml:16:9 dose manquante : ajoute reps, time ou distance'],
  },
  {
    what: 'a prescription of zero reps and nothing else',
    edits: [replace(PAGE, 'reps: 6-8', 'reps: 0')],
    diagnostics: ['training/phase1/upper-body.yaml:15:9 dose manquante : ajoute reps, time ou distance'],
  },
  {
    what: 'a workout with both a list and circuits',
    edits: [
      replace(
        PAGE,
        '    blocks:\n',
        '    exercises:\n      - exercise: planche\n        sets: 1\n        time: 30 s\n    blocks:\n',
      ),
    ],
    diagnostics: [
      'training/phase1/upper-body.yaml:30:7 garde exercises (liste simple) ou blocks (circuits), pas les deux',
    ],
  },
  {
    what: 'a workout with neither a list nor circuits',
    edits: [
      replace(
        PAGE,
        '    exercises:\n      - exercise: pompes\n        sets: 3\n        reps: 6-8\n      - exercise: planche\n        sets: 3\n        time: 30 s\n',
        '',
      ),
    ],
    diagnostics: [
      'training/phase1/upper-body.yaml:13:5 séance vide : ajoute exercises (liste simple) ou blocks (circuits)',
    ],
  },
  {
    what: 'a simulation that teaches its stations',
    edits: [
      replace(
        PAGE,
        '    exercises:\n      - exercise: pompes\n        sets: 3\n        reps: 6-8',
        '    simulation: true\n    technique: true\n    exercises:\n      - exercise: pompes\n        sets: 3\n        reps: 6-8',
      ),
    ],
    diagnostics: [
      'training/phase1/upper-body.yaml:15:16 garde simulation ou technique, pas les deux : une simulation se fait de gestes déjà appris',
    ],
  },
  {
    what: 'fewer loads than divisions',
    edits: [replace('understanding.yaml', 'divisions: [Open, Pro]', 'divisions: [Open, Pro, Mixte]')],
    diagnostics: ['understanding.yaml:18:12 nombre de charges : 2, attendu : 3, une par division et dans leur ordre'],
  },
  {
    what: 'more loads than divisions',
    edits: [replace('understanding.yaml', 'loads: [102 kg, 152 kg]', 'loads: [102 kg, 152 kg, 202 kg]')],
    diagnostics: ['understanding.yaml:18:12 nombre de charges : 3, attendu : 2, une par division et dans leur ordre'],
  },
  {
    what: 'fewer targets than divisions',
    edits: [replace('understanding.yaml', '    loads:', '    targets: [3 m]\n    loads:')],
    diagnostics: ['understanding.yaml:18:14 nombre de cibles : 1, attendu : 2, une par division et dans leur ordre'],
  },
  {
    what: 'a load of two kinds',
    edits: [replace(PAGE, 'reps: 6-8', 'reps: 6-8\n        load: { reserve: 3, text: charge légère }')],
    diagnostics: [
      'training/phase1/upper-body.yaml:18:15 charge en double : garde un seul de raceShare, reserve et text',
    ],
  },
  {
    what: 'a load of no kind',
    edits: [replace(PAGE, 'reps: 6-8', 'reps: 6-8\n        load: {}')],
    diagnostics: ['training/phase1/upper-body.yaml:18:15 charge vide : ajoute raceShare, reserve ou text'],
  },
  {
    what: 'a load that is a list',
    edits: [replace(PAGE, 'reps: 6-8', 'reps: 6-8\n        load: [léger]')],
    diagnostics: [
      'training/phase1/upper-body.yaml:18:15 « une liste » n’est pas accepté, attendu : quelques mots, raceShare (50-60 %) ou reserve (3)',
    ],
  },
  {
    what: 'a lighter dose in a week that is no light one',
    edits: [replace('training/phase1/week-01.yaml', 'focus:', 'lighter: { fewerSets: 1, maxRpe: 6 }\nfocus:')],
    diagnostics: [
      'training/phase1/week-01.yaml:2:10 lighter va avec une semaine allégée : ajoute « kind: allégée », ou retire lighter',
    ],
  },
  {
    what: 'a scale of reserves out of order, and one that is not ten less the RPE',
    edits: [
      replace(
        'training.yaml',
        'raceDate:\n',
        'reserve:\n  title: Réserve\n  text: Compte.\n  scale:\n    - { rpe: 8, reserve: 2, feeling: Dur. }\n    - { rpe: 8, reserve: 1, feeling: Dur. }\nraceDate:\n',
      ),
    ],
    diagnostics: [
      'training.yaml:30:14 chaque RPE une fois, du plus facile au plus dur',
      'training.yaml:30:26 RPE 8 laisse 2 en réserve : 10 moins le RPE',
    ],
  },
  {
    what: 'a lighter dose that is still hard',
    edits: [
      replace('training/phase1/week-01.yaml', 'focus:', 'kind: allégée\nlighter: { fewerSets: 1, maxRpe: 9 }\nfocus:'),
    ],
    diagnostics: ['training/phase1/week-01.yaml:3:34 « 9 » est trop grand, au plus 7 attendu'],
  },
  {
    what: 'a variant whose condition begins otherwise',
    edits: [
      replace(
        'exercises/strength.yaml',
        'Tiens.\n',
        'Tiens.\n    easier: { name: Sur les coudes, when: Tu trembles }\n',
      ),
    ],
    diagnostics: [
      'exercises/strength.yaml:10:43 « Tu trembles » n’est pas accepté, attendu : la fin d’une phrase, qui commence par « si » ou « dès que »',
    ],
  },
  {
    what: 'a variant without a name, another with two',
    edits: [
      replace(
        'exercises/strength.yaml',
        'Tiens.\n',
        'Tiens.\n    easier: { when: si tu trembles }\n    harder: { exercise: pompes, name: Pompes, when: dès que tu tiens }\n',
      ),
    ],
    diagnostics: [
      'exercises/strength.yaml:10:13 variante sans nom : ajoute exercise (un id du catalogue) ou name',
      'exercises/strength.yaml:11:13 garde exercise (un id du catalogue) ou name, pas les deux',
    ],
  },
  {
    what: 'an intensity missing from the scale',
    edits: [replace('training.yaml', '  - intensity: maximale\n    rpe: 10\n    feeling: Tu finis.\n', '')],
    diagnostics: [
      'training.yaml:10:3 chaque intensité une fois, dans l’ordre : récupération, facile, modérée, difficile, maximale',
    ],
  },
  {
    what: 'an intensity twice in the scale',
    edits: [replace('training.yaml', 'intensity: facile', 'intensity: récupération')],
    diagnostics: [
      'training.yaml:10:3 chaque intensité une fois, dans l’ordre : récupération, facile, modérée, difficile, maximale',
    ],
  },
  {
    what: 'the scale out of order',
    edits: [
      replace(
        'training.yaml',
        '  - intensity: récupération\n    rpe: 1-2\n    feeling: Rien.\n  - intensity: facile\n    rpe: 3-4\n    feeling: Tu parles.\n',
        '  - intensity: facile\n    rpe: 3-4\n    feeling: Tu parles.\n  - intensity: récupération\n    rpe: 1-2\n    feeling: Rien.\n',
      ),
    ],
    diagnostics: [
      'training.yaml:10:3 chaque intensité une fois, dans l’ordre : récupération, facile, modérée, difficile, maximale',
    ],
  },
  {
    what: 'a leg and a foot of a figure on the spot',
    edits: [replace(FIGURES, '  - exercise: planche\n', '  - exercise: planche\n    moving: true\n')],
    diagnostics: [
      'figures/strength.yaml:10:45 garde leg ou foot : de face ou en marche, les hanches ne suivent pas le pied',
    ],
  },
  {
    what: 'a round back seen from the front',
    edits: [
      replace(FIGURES, '  - exercise: planche\n', '  - exercise: planche\n    view: face\n'),
      replace(FIGURES, 'foot: [-60, 0], toes: -75, arm: [0, 90]', 'toes: -75, arm: [0, 90], back: 30'),
    ],
    diagnostics: ['figures/strength.yaml:10:70 de face, l’arrondi du dos ne se voit pas : retire-le'],
  },
  {
    what: 'an offset of equipment that stands',
    edits: [replace(FIGURES, 'at: [0, 4]', 'at: [0, 4], offset: [2, 0]')],
    diagnostics: ['figures/strength.yaml:11:44 offset décale ce qui est porté : corrige at'],
  },
  {
    what: 'equipment in two places',
    edits: [replace(FIGURES, 'at: [0, 4]', 'at: [0, 4], on: hands')],
    diagnostics: [
      'figures/strength.yaml:11:17 matériel à deux places : garde on (ce qui le porte) ou at (où il reste), un seul des deux',
    ],
  },
  {
    what: 'a decimal with a comma between braces',
    edits: [replace(FIGURES, 'arm: [0, 90]', 'arm: [0, 90], hold: 0,3')],
    diagnostics: [
      'figures/strength.yaml:9:55 « 3 » n’est pas un champ : une décimale s’écrit avec un point, comme 1.5',
    ],
  },
  {
    what: 'a place with one number, and one whose decimal has a comma',
    edits: [
      replace(FIGURES, 'toes: -75, hand: [28, 0]', 'toes: -75, hand: [28]'),
      replace(FIGURES, 'toes: -80, hand: [28, 0]', 'toes: -80, hand: [28,5, 0]'),
    ],
    diagnostics: [
      'figures/strength.yaml:5:72 1 élément dans la liste, 2 attendus',
      'figures/strength.yaml:6:72 3 éléments dans la liste, 2 attendus : une décimale s’écrit avec un point, comme 1.5',
    ],
  },
  {
    what: 'a limb with a decimal comma, and one with four numbers',
    edits: [
      replace(FIGURES, 'arm: [0, 90]', 'arm: [0,5, 90]'),
      replace(FIGURES, 'toes: -75, hand: [28, 0]', 'toes: -75, arm: [0, 90, 0.5, 1]'),
    ],
    diagnostics: [
      'figures/strength.yaml:5:71 4 éléments dans la liste, au plus 3 attendus : une décimale s’écrit avec un point, comme 1.5',
      'figures/strength.yaml:9:71 le troisième nombre, ce qui se voit du membre, va de 0 à 1 : une décimale s’écrit avec un point, comme 0.5',
    ],
  },
  {
    what: 'more poses than a figure has',
    edits: [
      replace(
        FIGURES,
        '  - exercise: planche\n',
        `${'      - { torso: 85, leg: [-85, -85], foot: [-60, 0], toes: -80, hand: [28, 0] }\n'.repeat(9)}  - exercise: planche\n`,
      ),
    ],
    diagnostics: ['figures/strength.yaml:5:7 11 éléments dans la liste, au plus 10 attendus'],
  },
];

test.each(SHAPES)('$what', async ({ edits, diagnostics }) => {
  expect(await withCopy(edits, diagnosticsIn)).toEqual(diagnostics);
});
