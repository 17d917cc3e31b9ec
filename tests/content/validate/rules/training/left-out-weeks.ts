import { replace } from '../../../broken-copy.ts';
import { programme, run, starts, weekFile } from './programme.ts';
import type { Case } from './table.ts';

const WEEK = { lundi: run(30) };
/** Four weeks, of which the third says this. */
const saying = (text: string) => programme(WEEK, WEEK, { lundi: `${run(30)}, description: ${text}` }, {});

export default [
  [
    'the first week speaks of the one before',
    programme({ mardi: `${run(30)}, description: Plus lent que la semaine dernière.` }, {}),
    'week-01.yaml:5:101 left-out-weeks: mardi, « semaine dernière » : il n’y a pas de semaine avant celle-ci. Dis-le sans renvoyer à une autre semaine',
  ],
  [
    'a week that two late starts leave out, told once where it is cited',
    [...saying('Comme en semaine 1.'), starts('[2, 3, 4]')],
    'week-03.yaml:4:101 left-out-weeks: lundi, « semaine 1 » : un départ à 3 semaines de la course ne comprend pas cette période. Dis-le sans renvoyer à une autre semaine',
  ],
  [
    'weeks of which a late start leaves one out, in a title',
    [
      ...programme(WEEK, WEEK, WEEK, {}),
      replace(weekFile(3), 'focus: Essai', 'focus: Comme aux semaines 1 à 2'),
      starts('[1, 3, 4]'),
    ],
    'week-03.yaml:2:8 left-out-weeks: thème, « semaines 1 à 2 » : un départ à 3 semaines de la course ne comprend pas cette période. Dis-le sans renvoyer à une autre semaine',
  ],
  [
    'the week before, which a late start leaves out',
    [...saying('Comme la semaine dernière.'), starts('[1, 3, 4]')],
    'week-03.yaml:4:101 left-out-weeks: lundi, « semaine dernière » : un départ à 3 semaines de la course ne comprend pas cette période. Dis-le sans renvoyer à une autre semaine',
  ],
  ['words that are about no week', [...saying('Cours en semaine 1 km de plus.'), starts('[2, 3, 4]')]],
] satisfies Case[];
