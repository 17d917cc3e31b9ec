import { type BrokenCopy, replace } from '../../../broken-copy.ts';

const PAGE = 'training/phase1/upper-body.yaml';

export const knownExercises: readonly BrokenCopy[] = [
  {
    what: 'an exercise of a list has a typo',
    edits: [replace(PAGE, 'exercise: planche', 'exercise: planches')],
    diagnostics: [
      'training/phase1/upper-body.yaml:18:19 exercice inconnu « planches » : corrige-le ou décris-le dans content/exercises/ (voulais-tu dire « planche » ?)',
    ],
  },
  {
    what: 'an exercise of a circuit is not in the catalogue',
    edits: [
      replace(
        PAGE,
        'exercise: pompes\n            sets: 1\n            reps: 5',
        'exercise: burpees\n            sets: 1\n            reps: 5',
      ),
    ],
    diagnostics: [
      'training/phase1/upper-body.yaml:34:23 exercice inconnu « burpees » : corrige-le ou décris-le dans content/exercises/',
    ],
  },
  {
    what: 'the estimates time an exercise with a typo',
    edits: [
      replace(
        'limits.yaml',
        'warnings:\n',
        'timeEstimates:\n  athletes: 1 h 30 à 2 h\n  work:\n    - { exercise: planches, reps: 10, time: 30 s }\n  set: 8 s\n  change: 60 s\n  transition: 30 s\n  intervals: { warmUp: 10 min, kilometre: 5 min, coolDown: 3 min }\nwarnings:\n',
      ),
    ],
    diagnostics: [
      'limits.yaml:22:19 exercice inconnu « planches » : corrige-le ou décris-le dans content/exercises/ (voulais-tu dire « planche » ?)',
    ],
  },
  {
    what: 'an exercise left the catalogue',
    edits: [
      replace('exercises/strength.yaml', 'id: pompes', 'id: tractions'),
      replace('figures/strength.yaml', 'exercise: pompes', 'exercise: tractions'),
    ],
    diagnostics: [
      'training/phase1/upper-body.yaml:15:19 exercice inconnu « pompes » : corrige-le ou décris-le dans content/exercises/',
      'training/phase1/upper-body.yaml:28:23 exercice inconnu « pompes » : corrige-le ou décris-le dans content/exercises/',
      'training/phase1/upper-body.yaml:34:23 exercice inconnu « pompes » : corrige-le ou décris-le dans content/exercises/',
    ],
  },
  {
    what: 'a main lift of a phase is not in the catalogue',
    edits: [
      replace('training/phase1/phase.yaml', '[Doucement]', '[Doucement]\nmainLifts: { lower: pompes, upper: plance }'),
    ],
    diagnostics: [
      'training/phase1/phase.yaml:4:36 exercice inconnu « plance » : corrige-le ou décris-le dans content/exercises/ (voulais-tu dire « planche » ?)',
    ],
  },
  {
    what: 'an exercise of every week is not in the catalogue',
    edits: [
      replace(
        'limits.yaml',
        '  simulation:',
        '  specificity: { from: 9, everyWeek: [[pompes, planches]], run: courir, stationsEvery: 3 }\n  simulation:',
      ),
      replace('exercises/strength.yaml', '    name: Pompes\n', '    name: Pompes\n    station: sled-push\n'),
      replace('exercises/strength.yaml', '    name: Planche\n', '    name: Planche\n    station: rameur\n'),
    ],
    diagnostics: [
      'limits.yaml:27:48 exercice inconnu « planches » : corrige-le ou décris-le dans content/exercises/ (voulais-tu dire « planche » ?)',
      'limits.yaml:27:65 exercice inconnu « courir » : corrige-le ou décris-le dans content/exercises/',
    ],
  },
];
