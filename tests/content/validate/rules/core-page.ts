import { add, type Edit, replace } from '../../broken-copy.ts';

export const CORE = `title: Gainage
intro: Choisis.
warmUp: { duration: 5 min, text: Bouge. }
coolDown: { duration: 5 min, text: Respire. }
options:
  - { id: gainage, name: Gainage, summary: Une liste., rest: aucun, exercises: [{ exercise: planche, sets: 1, time: 30 s }] }
`;

/** The copy has a second page of workouts, and a day that leads to it. */
export const CORE_DAY: readonly Edit[] = [
  add('training/phase1/core.yaml', CORE),
  replace('limits.yaml', 'trainingDays: [lundi]', 'trainingDays: [lundi, mardi]'),
  replace(
    'training/phase1/week-02.yaml',
    'day: mardi\n    activity: Repos\n    type: repos',
    'day: mardi\n    activity: Gainage\n    type: force\n    link: /training/phase1/core',
  ),
];
