import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';
const RACE_WEEK = 'training/phase1/week-02.yaml';

export const dayIntensities: readonly BrokenCopy[] = [
  broken(
    'a run, a rest and the race do not say how hard they are',
    [
      replace(WEEK, '    type: footing\n    intensity: facile\n', '    type: footing\n'),
      replace(
        WEEK,
        'day: jeudi\n    activity: Repos\n    type: repos\n    intensity: récupération',
        'day: jeudi\n    activity: Repos\n    type: repos',
      ),
      replace(RACE_WEEK, '    intensity: maximale\n', ''),
    ],
    `${WEEK}:13:5 avertissement, mardi n’a pas d’intensité : ajoute-la, par exemple « intensity: facile »`,
    `${WEEK}:21:5 avertissement, jeudi n’a pas d’intensité : ajoute-la, par exemple « intensity: récupération »`,
    `${RACE_WEEK}:33:5 avertissement, dimanche n’a pas d’intensité : ajoute-la, par exemple « intensity: maximale »`,
  ),
];
