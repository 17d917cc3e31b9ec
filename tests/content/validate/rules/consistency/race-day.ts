import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

export const raceDay: readonly BrokenCopy[] = [
  broken(
    'race day is no race',
    replace('training/phase1/week-02.yaml', 'type: compétition', 'type: repos'),
    'training/phase1/week-02.yaml:33:11 le dimanche de la semaine 2 est le jour de la course (limits.yaml) : écris « type: compétition »',
  ),
  broken(
    'a race on another day',
    replace(
      'training/phase1/week-01.yaml',
      'day: dimanche\n    activity: Repos\n    type: repos',
      'day: dimanche\n    activity: Course\n    type: compétition',
    ),
    'training/phase1/week-01.yaml:34:11 la course a lieu le dimanche de la semaine 2 (limits.yaml) : change le type de ce jour, ou là-bas le jour et la semaine de la course',
  ),
  broken(
    'the agreed week of the race changes and the weeks do not',
    replace('limits.yaml', 'week: 2', 'week: 1'),
    'limits.yaml:6:9 le dimanche de la semaine 1 n’est pas celui de la course dans training/phase1/week-02.yaml, le dimanche de la semaine 2 : corrige l’un des deux (voulais-tu dire « 2 » ?)',
  ),
];
