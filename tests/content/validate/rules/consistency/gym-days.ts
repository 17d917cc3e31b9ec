import { type BrokenCopy, replace } from '../../../broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';

export const gymDays: readonly BrokenCopy[] = [
  {
    what: 'a strength day on a day without gym',
    edits: [
      replace(
        WEEK,
        'day: mercredi\n    activity: Repos\n    type: repos',
        'day: mercredi\n    activity: Jambes\n    type: force',
      ),
    ],
    diagnostics: [
      'training/phase1/week-01.yaml:18:11 « Jambes » est une séance en salle un mercredi, jours de salle (limits.yaml) : lundi. Si c’est voulu, ajoute « mercredi » à trainingDays, dans limits.yaml',
    ],
  },
  {
    what: 'a specific session and an activation on days without gym',
    edits: [
      replace(
        WEEK,
        'day: mercredi\n    activity: Repos\n    type: repos',
        'day: mercredi\n    activity: Stations\n    type: spécifique',
      ),
      replace(
        WEEK,
        'day: jeudi\n    activity: Repos\n    type: repos',
        'day: jeudi\n    activity: Réveil\n    type: activation',
      ),
    ],
    diagnostics: [
      'training/phase1/week-01.yaml:18:11 « Stations » est une séance en salle un mercredi, jours de salle (limits.yaml) : lundi. Si c’est voulu, ajoute « mercredi » à trainingDays, dans limits.yaml',
      'training/phase1/week-01.yaml:22:11 « Réveil » est une séance en salle un jeudi, jours de salle (limits.yaml) : lundi. Si c’est voulu, ajoute « jeudi » à trainingDays, dans limits.yaml',
    ],
  },
  {
    what: 'the agreed days change and the weeks do not',
    edits: [replace('limits.yaml', 'trainingDays: [lundi]', 'trainingDays: [mercredi, vendredi]')],
    diagnostics: [
      'training/phase1/week-01.yaml:6:11 « Haut du corps » est une séance en salle un lundi, jours de salle (limits.yaml) : mercredi, vendredi. Si c’est voulu, ajoute « lundi » à trainingDays, dans limits.yaml',
      'training/phase1/week-02.yaml:6:11 « Haut du corps » est une séance en salle un lundi, jours de salle (limits.yaml) : mercredi, vendredi. Si c’est voulu, ajoute « lundi » à trainingDays, dans limits.yaml',
    ],
  },
  {
    what: 'a day with workouts has no type, and counts as one in the gym',
    edits: [
      replace('training/phase1/week-02.yaml', '    type: force\n', ''),
      replace('introduction.yaml', 'intro: Deux semaines pour essayer.', 'intro: 02 séances en salle.'),
    ],
    diagnostics: ['training/phase1/week-02.yaml:5:5 « Haut du corps » n’a pas de type : ajoute type'],
  },
  {
    what: 'a link to workouts on a day without gym',
    edits: [
      replace(
        'training/phase1/week-01.yaml',
        'duration: 30 min',
        'duration: 30 min\n    link: /training/phase1/upper-body',
      ),
    ],
    diagnostics: [
      'training/phase1/week-01.yaml:16:11 une page de séances ne s’ouvre que depuis un jour de salle (limits.yaml : lundi) : retire link, ou mets-le un de ces jours',
    ],
  },
];
