import { add, type BrokenCopy, remove, replace } from '../../../broken-copy.ts';

export const phaseFiles: readonly BrokenCopy[] = [
  {
    what: 'a planned phase has no file',
    edits: [replace('limits.yaml', 'weeks: [1, 2]', 'weeks: [1, 2]\n  - phase: 2\n    weeks: [3]')],
    diagnostics: [
      'limits.yaml:4:12 la phase 2 n’a pas de fichier : crée training/phase2/phase.yaml',
      'limits.yaml:5:13 la semaine 3 n’existe pas : crée training/phase2/week-03.yaml ou retire la semaine d’ici',
    ],
  },
  {
    what: 'a phase lost its phase.yaml',
    edits: [remove('training/phase1/phase.yaml')],
    diagnostics: ['limits.yaml:2:12 la phase 1 n’a pas de fichier : crée training/phase1/phase.yaml'],
  },
  {
    what: 'a phase exists that was not planned',
    edits: [add('training/phase2/phase.yaml', 'name: Développement\naim: Continuer.\nprinciples: [Plus vite]\n')],
    diagnostics: ['limits.yaml:2:3 le dossier training/phase2 existe, mais la phase 2 n’est pas prévue ici'],
  },
];
