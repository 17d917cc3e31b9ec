import { type BrokenCopy, replace } from '../../../broken-copy.ts';
import {
  accepting,
  atThreshold,
  gym,
  LEGS,
  LEGS_PAGE,
  programme,
  SLED,
  SLED_PAGE,
  sled,
  threshold,
} from './programme.ts';

const LEARNT = sled('apprendre', 30);
const THRESHOLD = threshold('stationLoad: { share: 90, weeks: 2 }');
const warning = (weeks: string) =>
  `avertissement, ${weeks} sans Sled push à 90 % de la charge de course ou plus, hors simulation. Complète une séance conseillée ${weeks.startsWith('semaines') ? 'ces semaines-là' : 'cette semaine-là'} : on ne découvre pas une charge le jour de la course (usage des coachs)${accepting('la semaine', 'station-load')}`;

export const stationLoad: readonly BrokenCopy[] = [
  {
    what: 'a station at race load too early, and later lighter or in a simulation alone',
    edits: [
      ...programme(
        { lundi: LEARNT, mercredi: sled('lourd', 30) },
        { lundi: sled('leger', 30) },
        { lundi: `${gym(30)}, ${LEGS}, suggested: repetition` },
        {},
        {},
      ),
      ...SLED,
      replace('limits.yaml', 'simulation: { days: 14 }', 'simulation: { days: 7 }'),
      replace(
        LEGS_PAGE,
        'simulation: true\n    exercises: [{ exercise: pompes,',
        'simulation: true\n    exercises: [{ exercise: pompes, load: charge de course,',
      ),
      threshold('stationLoad: { share: 90, weeks: 3 }'),
    ],
    diagnostics: [`training/phase1/week-02.yaml:3:1 ${warning('semaines 2, 3 et 4')}`],
  },
  {
    what: 'a station of which only the upper end of the range reaches the share',
    edits: [...programme({ lundi: LEARNT, mercredi: sled('lourd', 30) }, {}), ...SLED, THRESHOLD],
    diagnostics: [`training/phase1/week-01.yaml:3:1 ${warning('semaine 1')}`],
  },
  ...['la moitié de la charge de course', 'charge de course, ou un cran en dessous'].map((load) => ({
    what: `a station at « ${load} »`,
    edits: [
      ...programme({ lundi: LEARNT, mercredi: sled('lourd', 30) }, {}),
      ...SLED,
      replace(SLED_PAGE, '{ raceShare: 70-100 % }', `"${load}"`),
      THRESHOLD,
    ],
    diagnostics: [`training/phase1/week-01.yaml:3:1 ${warning('semaine 1')}`],
  })),
  {
    what: 'fewer weeks than the threshold counts',
    edits: [...programme({ lundi: LEARNT }, {}), ...SLED, THRESHOLD],
    diagnostics: [`training/phase1/week-01.yaml:3:1 ${warning('semaine 1')}`],
  },
  ...atThreshold(
    [
      ...programme({ lundi: sled('apprendre') }, { lundi: sled('lourd') }, {}),
      ...SLED,
      threshold('stationLoad: { share: 70, weeks: 1 }'),
    ],
    replace('limits.yaml', 'share: 70', 'share: 80'),
    / avertissement, semaine 2 sans Sled push à 80 % de la charge de course ou plus/,
  ),
];
