import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';

export const dayDurations: readonly BrokenCopy[] = [
  broken(
    'a run is shorter than agreed',
    replace(WEEK, 'duration: 30 min', 'duration: 29 min'),
    'training/phase1/week-01.yaml:15:15 « 29 min » trouvé, prévu : 30-45 min pour « footing » en semaine 1 (limits.yaml). Change cette durée ou, si les coachs sont d’accord, la limite',
  ),
  broken(
    'a run has no duration',
    replace(WEEK, '    duration: 30 min\n', ''),
    'training/phase1/week-01.yaml:14:5 durée manquante : ajoute duration, 30-45 min pour « footing » en semaine 1 (limits.yaml)',
  ),
  broken(
    'a type with agreed durations in a week without one',
    replace(
      'training/phase1/week-02.yaml',
      '  - day: mardi\n    activity: Repos\n    type: repos',
      '  - day: mardi\n    activity: Footing\n    type: footing\n    duration: 200 min',
    ),
    'training/phase1/week-02.yaml:13:11 « footing » n’est pas prévu en semaine 2 : change le type, ou ajoute 2 aux semaines d’une ligne « type: footing » de dayDurations (limits.yaml)',
  ),
];
