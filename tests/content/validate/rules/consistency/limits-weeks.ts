import { add, type BrokenCopy, replace } from '../../../broken-copy.ts';

export const limitsWeeks: readonly BrokenCopy[] = [
  {
    what: 'a week lies in two phases',
    edits: [
      replace('limits.yaml', 'weeks: [1, 2]', 'weeks: [1, 2]\n  - phase: 2\n    weeks: [2]'),
      add('training/phase2/phase.yaml', 'name: Développement\naim: Continuer.\nprinciples: [Plus vite]\n'),
    ],
    diagnostics: [
      'limits.yaml:5:13 la semaine 2 est déjà dans une phase : garde-la une fois',
      'limits.yaml:5:13 la semaine 2 n’existe pas : crée training/phase2/week-02.yaml ou retire la semaine d’ici',
    ],
  },
  {
    what: 'a week stands twice in a phase',
    edits: [replace('limits.yaml', 'weeks: [1, 2]', 'weeks: [1, 2, 2]')],
    diagnostics: ['limits.yaml:3:19 la semaine 2 est déjà dans une phase : garde-la une fois'],
  },
  {
    what: 'the week of the race is in no phase',
    edits: [replace('limits.yaml', 'week: 2', 'week: 3')],
    diagnostics: [
      'limits.yaml:6:9 la semaine 3 n’est dans aucune phase : corrige-la',
      'training/phase1/week-02.yaml:33:11 la course a lieu le dimanche de la semaine 3 (limits.yaml) : change le type de ce jour, ou là-bas le jour et la semaine de la course',
    ],
  },
  {
    what: 'weeks with an agreed duration are in no phase',
    edits: [replace('limits.yaml', 'weeks: [1]\n', 'weeks: [1, 12, 13]\n')],
    diagnostics: [
      'limits.yaml:14:16 la semaine 12 n’est dans aucune phase : corrige-la',
      'limits.yaml:14:20 la semaine 13 n’est dans aucune phase : corrige-la',
    ],
  },
  {
    what: 'a week that a phase lacks is not reported at a late start, too',
    edits: [
      replace('limits.yaml', 'weeks: [1, 2]', 'weeks: [2]'),
      replace(
        'training.yaml',
        'workoutSafety:',
        'lateStart:\n  intro: Il est tard.\n  starts:\n    - remaining: 1\n      keep: [1]\nworkoutSafety:',
      ),
    ],
    diagnostics: [
      'limits.yaml:3:12 la semaine 1 manque dans les phases : ajoute-la à la sienne',
      'training/phase1/week-01.yaml:1:1 la semaine 1 n’est pas prévue en phase 1 (limits.yaml : 2). Pour une semaine de plus, suis la recette « Ajouter une semaine » de content/README.md',
    ],
  },
];
