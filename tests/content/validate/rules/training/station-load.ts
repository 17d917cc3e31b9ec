import { replace } from '../../../broken-copy.ts';
import { programme, SLED, SLED_PAGE, sled, threshold } from './programme.ts';
import type { Case } from './table.ts';

/** A week with the heavy sled, and the last one before the race. */
const heavy = (share: number) => [
  ...programme({ lundi: sled('apprendre', 30), mercredi: sled('lourd', 30) }, {}),
  ...SLED,
  threshold(`stationLoad: { share: ${share}, weeks: 2 }`),
];
const loadedWith = (load: string) => [...heavy(90), replace(SLED_PAGE, '{ raceShare: 70-100 % }', `"${load}"`)];

export default [
  [
    'only the upper end of the range reaches the share, in fewer weeks than the threshold counts',
    heavy(90),
    'week-01.yaml:3:1 station-load: semaine 1 sans Sled push à 90 % de la charge de course ou plus, hors simulation. Complète une séance conseillée',
  ],
  ...['la moitié de la charge de course', 'charge de course, ou un cran en dessous'].map(
    (load): Case => [`at « ${load} »`, loadedWith(load), 'week-01.yaml:3:1 station-load: …'],
  ),
  ['at « Charge de course »', loadedWith('Charge de course')],
  [
    'at race load too early',
    [
      ...programme({ lundi: sled('apprendre', 30), jeudi: sled('lourd', 30) }, { lundi: sled('leger', 30) }, {}),
      ...SLED,
      threshold('stationLoad: { share: 70, weeks: 1 }'),
    ],
    'week-02.yaml:3:1 station-load: semaine 2 sans Sled push …',
  ],
  [
    'a station without a load that no exercise is for',
    [...heavy(70), replace('exercises/strength.yaml', '    station: rameur\n', '')],
  ],
] satisfies Case[];
