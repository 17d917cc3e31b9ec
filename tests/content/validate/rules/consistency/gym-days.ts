import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';

export const gymDays: readonly BrokenCopy[] = [
  broken(
    'a strength day on a day without gym',
    replace(
      WEEK,
      'day: mercredi\n    activity: Repos\n    type: repos',
      'day: mercredi\n    activity: Jambes\n    type: force',
    ),
    'training/phase1/week-01.yaml:18:11 « Jambes » est une séance en salle un mercredi, jours de salle (limits.yaml) : lundi. Si c’est voulu, ajoute « mercredi » à trainingDays, dans limits.yaml',
  ),
  broken(
    'a day with workouts has no type',
    replace('training/phase1/week-02.yaml', '    type: force\n', ''),
    'training/phase1/week-02.yaml:5:5 « Haut du corps » n’a pas de type : ajoute type',
  ),
  broken(
    'a link to workouts on a day without gym',
    replace(
      'training/phase1/week-01.yaml',
      'duration: 30 min',
      'duration: 30 min\n    link: /training/phase1/upper-body',
    ),
    'training/phase1/week-01.yaml:16:11 une page de séances ne s’ouvre que depuis un jour de salle (limits.yaml : lundi) : retire link, ou mets-le un de ces jours',
  ),
];
