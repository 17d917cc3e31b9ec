import { replace } from '../../../broken-copy.ts';
import { programme, SLED, SLED_PAGE, sled, threshold } from './programme.ts';
import type { Case } from './table.ts';

/** The workout at race load, in the first of three weeks, with another dose. */
const dosed = (dose: string, weeks = 2) => [
  ...programme({ lundi: sled('apprendre', 30), mercredi: sled('lourd', 30) }, { lundi: sled('apprendre', 30) }, {}),
  ...SLED,
  threshold(`stationDistance: { share: 75, weeks: ${weeks} }`),
  replace('understanding.yaml', 'work: 50 m\n', 'work: 50 m\n    distance: 50 m\n'),
  replace('exercises/strength.yaml', '    name: Pompes\n', '    name: Pompes\n    countedIn: [distance, reps]\n'),
  replace(
    SLED_PAGE,
    'sets: 1, reps: 5, load: { raceShare: 70-100 % }',
    `sets: 4, ${dose}, load: { raceShare: 70-100 % }`,
  ),
];

export default [
  [
    'half of the distance, however many sets',
    dosed('distance: 25 m'),
    'week-01.yaml:3:1 station-distance: semaine 1, au plus d’un trait : Sled push 25 m sur 50 m, 75 % demandés. Allonge-le dans une séance conseillée',
  ],
  ['three quarters of it', dosed('distance: "37,5 m"')],
] satisfies Case[];
