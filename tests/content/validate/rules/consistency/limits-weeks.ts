import { add, type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

export const limitsWeeks: readonly BrokenCopy[] = [
  broken(
    'a week lies in two phases',
    [
      replace('limits.yaml', 'weeks: [1, 2]', 'weeks: [1, 2]\n  - phase: 2\n    weeks: [2]'),
      add('training/phase2/phase.yaml', 'name: Développement\naim: Continuer.\nprinciples: [Plus vite]\n'),
    ],
    'limits.yaml:5:13 la semaine 2 est déjà dans une phase : garde-la une fois',
  ),
  broken(
    'the week of the race and weeks with an agreed duration are in no phase',
    [replace('limits.yaml', 'week: 2', 'week: 3'), replace('limits.yaml', 'weeks: [1]\n', 'weeks: [1, 12]\n')],
    'limits.yaml:6:9 la semaine 3 n’est dans aucune phase : corrige-la',
    'limits.yaml:14:16 la semaine 12 n’est dans aucune phase : corrige-la',
  ),
];
