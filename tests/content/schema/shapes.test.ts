import { expect, test } from 'vitest';
import { type BrokenCopy, findingsIn, replace, withCopy } from '../broken-copy.ts';

const PAGE = 'training/phase1/upper-body.yaml';

/** Fields that are sound one by one and not together. */
const SHAPES: readonly BrokenCopy[] = [
  {
    what: 'a prescription with two doses',
    edits: [replace(PAGE, 'reps: 6-8', 'reps: 6-8\n        time: 30 s')],
    findings: ['training/phase1/upper-body.yaml:15:9 dose en double : garde un seul de reps, time et distance'],
  },
  {
    what: 'a prescription with three doses',
    edits: [replace(PAGE, 'time: 30 s', 'time: 30 s\n        reps: 5\n        distance: 400 m')],
    findings: ['training/phase1/upper-body.yaml:18:9 dose en double : garde un seul de reps, time et distance'],
  },
  {
    what: 'a prescription without a dose',
    edits: [replace(PAGE, '        reps: 6-8\n', '')],
    findings: ['training/phase1/upper-body.yaml:15:9 dose manquante : ajoute reps, time ou distance'],
  },
  {
    what: 'a prescription of zero reps and nothing else',
    edits: [replace(PAGE, 'reps: 6-8', 'reps: 0')],
    findings: ['training/phase1/upper-body.yaml:15:9 dose manquante : ajoute reps, time ou distance'],
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
    findings: [
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
    findings: [
      'training/phase1/upper-body.yaml:10:5 séance vide : ajoute exercises (liste simple) ou blocks (circuits)',
    ],
  },
  {
    what: 'fewer loads than divisions',
    edits: [replace('understanding.yaml', 'divisions: [Open, Pro]', 'divisions: [Open, Pro, Mixte]')],
    findings: ['understanding.yaml:18:12 nombre de charges : 2, attendu : 3, une par division et dans leur ordre'],
  },
  {
    what: 'more loads than divisions',
    edits: [replace('understanding.yaml', 'loads: [102 kg, 152 kg]', 'loads: [102 kg, 152 kg, 202 kg]')],
    findings: ['understanding.yaml:18:12 nombre de charges : 3, attendu : 2, une par division et dans leur ordre'],
  },
  {
    what: 'an intensity missing from the scale',
    edits: [replace('training.yaml', '  - intensity: maximale\n    rpe: 10\n    feeling: Tu finis.\n', '')],
    findings: [
      'training.yaml:10:3 chaque intensité une fois, dans l’ordre : récupération, facile, modérée, difficile, maximale',
    ],
  },
  {
    what: 'an intensity twice in the scale',
    edits: [replace('training.yaml', 'intensity: facile', 'intensity: récupération')],
    findings: [
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
    findings: [
      'training.yaml:10:3 chaque intensité une fois, dans l’ordre : récupération, facile, modérée, difficile, maximale',
    ],
  },
];

test.each(SHAPES)('$what', async ({ edits, findings }) => {
  expect(await withCopy(edits, findingsIn)).toEqual(findings);
});
