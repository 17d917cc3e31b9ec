import { add, type BrokenCopy, replace } from '../../../broken-copy.ts';

export const weekNumbers: readonly BrokenCopy[] = [
  {
    what: 'a week has not the number of its file',
    edits: [replace('training/phase1/week-01.yaml', 'number: 1', 'number: 3')],
    diagnostics: ['training/phase1/week-01.yaml:1:9 « 3 » ne va pas avec le nom du fichier : numéro 1 attendu'],
  },
  {
    what: 'a planned week has no file',
    edits: [replace('limits.yaml', 'weeks: [1, 2]', 'weeks: [1, 2, 3]')],
    diagnostics: [
      'limits.yaml:3:19 la semaine 3 n’existe pas : crée training/phase1/week-03.yaml ou retire la semaine d’ici',
    ],
  },
  {
    what: 'a week exists that was not planned',
    edits: [replace('limits.yaml', 'weeks: [1, 2]', 'weeks: [2]')],
    diagnostics: [
      'limits.yaml:3:12 la semaine 1 manque dans les phases : ajoute-la à la sienne',
      'training/phase1/week-01.yaml:1:1 la semaine 1 n’est pas prévue en phase 1 (limits.yaml : 2). Pour une semaine de plus, suis la recette « Ajouter une semaine » de content/README.md',
    ],
  },
  {
    what: 'a week lies in another phase',
    edits: [
      replace('limits.yaml', 'weeks: [1, 2]', 'weeks: [1]\n  - phase: 2\n    weeks: [2]'),
      add('training/phase2/phase.yaml', 'name: Développement\naim: Continuer.\nprinciples: [Plus vite]\n'),
    ],
    diagnostics: [
      'limits.yaml:5:13 la semaine 2 n’existe pas : crée training/phase2/week-02.yaml ou retire la semaine d’ici',
      'training/phase1/week-02.yaml:1:1 la semaine 2 n’est pas prévue en phase 1 (limits.yaml : 1). Pour une semaine de plus, suis la recette « Ajouter une semaine » de content/README.md',
    ],
  },
];
