import { type BrokenCopy, broken, type Edit, replace } from '../../../broken-copy.ts';

/** The footing of a week, with a sentence that depends on this. */
const says = (on: string): Edit =>
  replace(
    'training/phase1/week-01.yaml',
    '    duration: 30 min\n',
    `    duration: 30 min\n    dependent: [{ ${on}, text: Tu as fait hier. }]\n`,
  );

export const dependentTexts: readonly BrokenCopy[] = [
  broken('the session of another day', says('on: lundi')),
  broken(
    'a day without a session',
    says('on: mercredi'),
    'training/phase1/week-01.yaml:16:23 pas de séance le mercredi de cette semaine : choisis un autre jour',
  ),
  broken(
    'the day itself',
    says('on: mardi'),
    'training/phase1/week-01.yaml:16:23 c’est le jour même : mets cette phrase dans description',
  ),
  broken(
    'a week that comes later',
    says('week: 2'),
    'training/phase1/week-01.yaml:16:25 la semaine 2 ne vient pas avant celle-ci : cite une semaine d’avant',
  ),
];
