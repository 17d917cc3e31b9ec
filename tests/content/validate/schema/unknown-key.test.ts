import { describe, expect, test } from 'vitest';
import { frenchNamesOf } from '../../../../scripts/content/field-names.ts';
import { KINDS } from '../../../../scripts/content/kinds.ts';
import { schemaAt } from '../../../../scripts/content/schema-tree.ts';
import { type BrokenCopy, diagnosticsIn, replace, withCopy } from '../../broken-copy.ts';
import { DESCRIBED } from '../../described-fields.ts';

const WEEK = 'training/phase1/week-01.yaml';
const PAGE = 'training/phase1/upper-body.yaml';

const OF_AN_EXERCISE = 'exercise, sets, reps, time, distance, perSide, pace, load, note';

const KEYS: readonly BrokenCopy[] = [
  {
    what: 'a key has a typo',
    edits: [replace('training/phase1/week-01.yaml', 'intensity: facile', 'intensitee: facile')],
    diagnostics: [
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
    diagnostics: [
      'app.yaml:4:1 champ inconnu « slogan » : corrige son nom ou retire-le',
      'app.yaml:5:1 champ inconnu « colour » : corrige son nom ou retire-le',
    ],
  },
  {
    what: 'a required key is French',
    edits: [replace('training/phase1/phase.yaml', 'aim: Commencer.', 'but: Commencer.')],
    diagnostics: ['training/phase1/phase.yaml:2:1 « but » s’écrit ici « aim »'],
  },
  {
    what: 'a required key is another word',
    edits: [replace('training/phase1/phase.yaml', 'aim: Commencer.', 'cap: Commencer.')],
    diagnostics: [
      'training/phase1/phase.yaml:2:1 champ inconnu « cap » : corrige son nom ou retire-le (voulais-tu dire « aim » ?)',
    ],
  },
  {
    what: 'a French key for one that stands there too',
    edits: [replace(WEEK, 'duration: 30 min', 'duration: 30 min\n    durée: 30 min')],
    diagnostics: [
      'training/phase1/week-01.yaml:16:5 « durée » s’écrit ici « duration », qui est déjà là : garde un seul des deux',
    ],
  },
  {
    what: 'French keys in a row, required ones among them',
    edits: [
      replace(
        'training/phase1/upper-body.yaml',
        'exercise: pompes\n        sets: 3\n        reps: 6-8',
        'exercice: pompes\n        séries: 3\n        répétitions: 6-8',
      ),
    ],
    diagnostics: [
      'training/phase1/upper-body.yaml:15:9 « exercice » s’écrit ici « exercise »',
      'training/phase1/upper-body.yaml:16:9 « séries » s’écrit ici « sets »',
      'training/phase1/upper-body.yaml:17:9 « répétitions » s’écrit ici « reps »',
    ],
  },
  {
    what: 'a key is missing at the root',
    edits: [replace('introduction.yaml', 'intro: Deux semaines pour essayer.\n', '')],
    diagnostics: ['introduction.yaml:1:1 champ manquant « intro » : ajoute-le'],
  },
  {
    what: 'a key is missing in a list',
    edits: [replace('exercises/strength.yaml', '    howTo: Tiens.\n', '')],
    diagnostics: ['exercises/strength.yaml:8:5 champ manquant « howTo » : ajoute-le'],
  },
  {
    what: 'a key with a closed list of values is missing',
    edits: [replace('training/phase1/week-01.yaml', '  - day: mardi\n    activity: Footing', '  - activity: Footing')],
    diagnostics: ['training/phase1/week-01.yaml:11:5 champ manquant « day » : ajoute-le'],
  },
  {
    what: 'a quantity is missing',
    edits: [
      replace('training/phase1/upper-body.yaml', '    rest: 90 s\n', ''),
      replace('competition.yaml', '      pace: 7:00/km\n', ''),
    ],
    diagnostics: [
      'competition.yaml:35:7 champ manquant « pace » : ajoute-le',
      'training/phase1/upper-body.yaml:23:5 champ manquant « rest » : ajoute-le',
    ],
  },
  {
    what: 'an exercise with a rest of its own',
    edits: [
      replace(PAGE, 'reps: 6-8\n', 'reps: 6-8\n        rest: 2 min\n'),
      replace(PAGE, 'time: 30 s\n', 'time: 30 s\n        repos: 1 min\n'),
      replace(PAGE, 'reps: 10\n', 'reps: 10\n            zzz: 1\n'),
    ],
    diagnostics: [
      `${PAGE}:18:9 « rest » ne se donne pas par exercice : le repos se règle une fois pour toute la séance, dans son « rest », champs possibles ici : ${OF_AN_EXERCISE}`,
      `${PAGE}:22:9 « repos » ne se donne pas par exercice : le repos se règle une fois pour toute la séance, dans son « rest », champs possibles ici : ${OF_AN_EXERCISE}`,
      `${PAGE}:33:13 champ inconnu « zzz » : corrige son nom ou retire-le, champs possibles ici : ${OF_AN_EXERCISE}`,
    ],
  },
  {
    what: 'the key of an exercise is that of a list, and the other way round',
    edits: [
      replace(
        PAGE,
        'exercise: pompes\n        sets: 3\n        reps: 6',
        'exercises: pompes\n        sets: 3\n        reps: 6',
      ),
      replace(PAGE, 'rounds: 2\n        exercises:', 'rounds: 2\n        exercise:'),
    ],
    diagnostics: [
      `${PAGE}:15:9 champ inconnu « exercises » : corrige son nom ou retire-le (voulais-tu dire « exercise » ?)`,
      `${PAGE}:27:9 champ inconnu « exercise » : corrige son nom ou retire-le (voulais-tu dire « exercises » ?)`,
    ],
  },
  {
    what: 'a field slid into the one before, and its list with it',
    edits: [replace('training.yaml', 'intensities:\n', '    intensities:\n')],
    diagnostics: [
      'training.yaml:9:5 retrait incorrect : décale cette ligne de 4 espaces vers la gauche, pour l’aligner avec « principles »',
    ],
  },
];

test.each(KEYS)('$what', async ({ edits, diagnostics }) => {
  expect(await withCopy(edits, diagnosticsIn)).toEqual(diagnostics);
});

describe('a French key is told as it is written here', () => {
  test.each([
    [WEEK, 'duration: 30 min', 'durée', 'duration'],
    [WEEK, 'duration: 30 min', 'Duree', 'duration'],
    [WEEK, 'duration: 30 min', 'temps', 'duration'],
    [WEEK, 'intensity: facile', 'intensité', 'intensity'],
    [WEEK, 'activity: Footing', 'activité', 'activity'],
    [WEEK, 'day: mardi', 'jour', 'day'],
    [WEEK, 'days:', 'jours', 'days'],
    [WEEK, 'number: 1', 'numéro', 'number'],
    [WEEK, 'focus: Essai', 'thème', 'focus'],
    [WEEK, 'link: /training/phase1/upper-body', 'lien', 'link'],
    [PAGE, 'rest: 90 s\n', 'repos', 'rest'],
    [PAGE, 'rest: 90 s\n', 'récup', 'rest'],
    [PAGE, 'time: 30 s', 'durée', 'time'],
    [PAGE, 'rounds: 2', 'tours', 'rounds'],
    [PAGE, 'summary: Une liste.', 'résumé', 'summary'],
    [PAGE, 'options:', 'séances', 'options'],
    [PAGE, 'warmUp:', 'échauffement', 'warmUp'],
  ])('%s: %s as %s', async (file, field, typed, key) => {
    expect(await withCopy([replace(file, field, field.replace(key, typed))], diagnosticsIn)).toEqual([
      expect.stringContaining(`« ${typed} » s’écrit ici « ${key} »`),
    ]);
  });

  test('whatever the field', () => {
    const unnamed = DESCRIBED.flatMap(({ kind, path, schema }) =>
      Object.keys(schema.properties ?? {})
        .filter((key) => frenchNamesOf(schemaAt(KINDS[kind].schema, path), key).length === 0)
        .map((key) => [kind, ...path, key].join('.')),
    );
    expect(unnamed).toEqual([]);
  });
});
