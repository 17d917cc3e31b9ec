import { expect, test } from 'vitest';
import { type BrokenCopy, findingsIn, replace, withCopy } from '../broken-copy.ts';

const KEYS: readonly BrokenCopy[] = [
  {
    what: 'a key has a typo',
    edits: [replace('training/phase1/week-01.yaml', 'intensity: facile', 'intensitee: facile')],
    findings: [
      'training/phase1/week-01.yaml:14:5 champ inconnu « intensitee » : corrige son nom ou retire-le (voulais-tu dire « intensity » ?)',
    ],
  },
  {
    what: 'two keys of one place are unknown',
    edits: [
      replace(
        'app.yaml',
        'description: Un programme court pour les tests',
        'description: Un programme court pour les tests\nslogan: Cours\ncolour: red',
      ),
    ],
    findings: [
      'app.yaml:4:1 champ inconnu « slogan » : corrige son nom ou retire-le',
      'app.yaml:5:1 champ inconnu « colour » : corrige son nom ou retire-le',
    ],
  },
  {
    what: 'a required key has a typo',
    edits: [replace('training/phase1/phase.yaml', 'aim: Commencer.', 'but: Commencer.')],
    findings: [
      'training/phase1/phase.yaml:2:1 champ inconnu « but » : corrige son nom ou retire-le (voulais-tu dire « aim » ?)',
    ],
  },
  {
    what: 'a key is missing at the root',
    edits: [replace('introduction.yaml', 'intro: Deux semaines pour essayer.\n', '')],
    findings: ['introduction.yaml:1:1 champ manquant « intro » : ajoute-le'],
  },
  {
    what: 'a key is missing in a list',
    edits: [replace('exercises/strength.yaml', '    howTo: Tiens.\n', '')],
    findings: ['exercises/strength.yaml:7:5 champ manquant « howTo » : ajoute-le'],
  },
  {
    what: 'a key with a closed list of values is missing',
    edits: [replace('training/phase1/week-01.yaml', '  - day: mardi\n    activity: Footing', '  - activity: Footing')],
    findings: ['training/phase1/week-01.yaml:11:5 champ manquant « day » : ajoute-le'],
  },
  {
    what: 'a quantity is missing',
    edits: [
      replace('training/phase1/upper-body.yaml', '    rest: 90 s\n', ''),
      replace('competition.yaml', '      pace: 7:00/km\n', ''),
    ],
    findings: [
      'competition.yaml:33:7 champ manquant « pace » : ajoute-le',
      'training/phase1/upper-body.yaml:21:5 champ manquant « rest » : ajoute-le',
    ],
  },
  {
    what: 'a field slid into the one before, and its list with it',
    edits: [replace('training.yaml', 'intensities:\n', '    intensities:\n')],
    findings: [
      'training.yaml:9:5 retrait incorrect : « intensities » a glissé dans ce qui précède, aligne-le plus à gauche',
    ],
  },
];

test.each(KEYS)('$what', async ({ edits, findings }) => {
  expect(await withCopy(edits, findingsIn)).toEqual(findings);
});
