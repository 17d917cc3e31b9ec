import { type BrokenCopy, replace } from '../../../broken-copy.ts';

export const raceDay: readonly BrokenCopy[] = [
  {
    what: 'race day is no race',
    edits: [replace('training/phase1/week-02.yaml', 'type: compétition', 'type: repos')],
    diagnostics: [
      'training/phase1/week-02.yaml:33:11 le dimanche de la semaine 2 est le jour de la course (limits.yaml) : écris « type: compétition »',
    ],
  },
  {
    what: 'race day has no type',
    edits: [replace('training/phase1/week-02.yaml', '    type: compétition\n', '')],
    diagnostics: [
      'training/phase1/week-02.yaml:32:5 le dimanche de la semaine 2 est le jour de la course (limits.yaml) : écris « type: compétition »',
    ],
  },
  {
    what: 'a race on another day',
    edits: [
      replace(
        'training/phase1/week-01.yaml',
        'day: dimanche\n    activity: Repos\n    type: repos',
        'day: dimanche\n    activity: Course\n    type: compétition',
      ),
    ],
    diagnostics: [
      'training/phase1/week-01.yaml:34:11 la course a lieu le dimanche de la semaine 2 (limits.yaml) : change le type de ce jour, ou là-bas le jour et la semaine de la course',
    ],
  },
  {
    what: 'the agreed week of the race changes and the weeks do not',
    edits: [replace('limits.yaml', 'week: 2', 'week: 1')],
    diagnostics: [
      'training/phase1/week-01.yaml:34:11 le dimanche de la semaine 1 est le jour de la course (limits.yaml) : écris « type: compétition »',
      'training/phase1/week-02.yaml:33:11 la course a lieu le dimanche de la semaine 1 (limits.yaml) : change le type de ce jour, ou là-bas le jour et la semaine de la course',
    ],
  },
];
