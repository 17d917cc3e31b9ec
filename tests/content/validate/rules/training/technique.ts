import { type BrokenCopy, replace } from '../../../broken-copy.ts';
import { accepting, atThreshold, programme, SLED, SLED_PAGE, sled } from './programme.ts';

const warning = (found: string) =>
  `avertissement, ${found}, avant une séance qui en apprend le geste. Conseille d’abord une séance technique, à charge légère : on ne charge qu’un geste connu (usage des coachs)${accepting('ce jour', 'technique')}`;

export const technique: readonly BrokenCopy[] = [
  {
    what: 'a station nearly at race load before the session that teaches it, reported once',
    edits: [
      ...programme({ lundi: sled('lourd', 30), mercredi: sled('lourd', 30) }, { lundi: sled('apprendre') }, {}),
      ...SLED,
    ],
    diagnostics: [
      `training/phase1/week-01.yaml:4:131 ${warning('lundi, « Traîneau lourd » : Sled push à 70 % de la charge de course ou plus')}`,
    ],
  },
  ...[
    'charge lourde, proche de celle de la course',
    'Charge de course, ou un cran au-dessus',
    '60 à 70 % de la charge de course',
  ].map((load) => ({
    what: `a station at race load in words, « ${load} »`,
    edits: [
      ...programme({ lundi: sled('leger') }, { lundi: sled('apprendre') }, {}),
      ...SLED,
      replace(SLED_PAGE, '{ raceShare: 60 % }', `"${load}"`),
    ],
    diagnostics: [
      `training/phase1/week-01.yaml:4:131 ${warning('lundi, « Traîneau léger » : Sled push à 70 % de la charge de course ou plus')}`,
    ],
  })),
  {
    what: 'a station at race load in the session that teaches it',
    edits: [
      ...programme({ lundi: sled('apprendre') }, {}, {}),
      ...SLED,
      replace(SLED_PAGE, 'raceShare: 50-60 %', 'raceShare: 50-70 %'),
    ],
    diagnostics: [
      `training/phase1/week-01.yaml:4:131 avertissement, lundi, « Apprendre » : Sled push à 70 % de la charge de course ou plus, dans la séance qui en apprend le geste. Allège-la : on ne charge qu’un geste connu (usage des coachs)${accepting('ce jour', 'technique')}`,
    ],
  },
  {
    what: 'a simulation with a station that no session teaches',
    edits: [...programme({ lundi: sled('apprendre', 30), mercredi: sled('repetition', 30) }, {}, {}), ...SLED],
    diagnostics: [
      `training/phase1/week-01.yaml:6:134 ${warning('mercredi, « Répétition » : Rameur dans une simulation')}`,
    ],
  },
  {
    what: 'a share below the threshold, in words',
    edits: [
      ...programme({ lundi: sled('leger') }, { lundi: sled('apprendre') }, {}),
      ...SLED,
      replace(SLED_PAGE, '{ raceShare: 60 % }', '50 à 60 % de la charge de course'),
    ],
    diagnostics: [],
  },
  ...atThreshold(
    [...programme({ lundi: sled('leger') }, { lundi: sled('apprendre') }, {}), ...SLED],
    replace('limits.yaml', 'raceShare: 70', 'raceShare: 60'),
    / avertissement, lundi, « Traîneau léger » : Sled push à 60 % de la charge de course ou plus/,
  ),
];
