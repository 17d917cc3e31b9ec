import { replace } from '../../../broken-copy.ts';
import { programme, SLED, SLED_PAGE, sled } from './programme.ts';
import type { Case } from './table.ts';

/** The light workout with this load, before the lesson. */
const loadedWith = (load: string) => [
  ...programme({ lundi: sled('leger') }, { lundi: sled('apprendre') }, {}),
  ...SLED,
  replace(SLED_PAGE, '{ raceShare: 60 % }', `"${load}"`),
];

export default [
  [
    'a station nearly at race load before the session that teaches it, told once',
    [
      ...programme({ lundi: sled('lourd', 30), mercredi: sled('lourd', 30) }, { lundi: sled('apprendre') }, {}),
      ...SLED,
    ],
    'week-01.yaml:4:131 technique: lundi, Sled push à 70 % de la charge de course ou plus, avant la séance qui en apprend le geste. Conseille d’abord une séance qui l’apprend, à charge légère',
  ],
  [
    'a station at a share in words',
    loadedWith('60 à 70 % de la charge de course'),
    'week-01.yaml:4:131 technique: lundi, Sled push …',
  ],
  ['a share below the threshold, in words', loadedWith('50 à 60 % de la charge de course')],
  [
    'a station at race load in the session that teaches it',
    [
      ...programme({ lundi: sled('apprendre') }, {}, {}),
      ...SLED,
      replace(SLED_PAGE, 'raceShare: 50-60 %', 'raceShare: 50-70 %'),
    ],
    'week-01.yaml:4:131 technique: lundi, Sled push à 70 % de la charge de course ou plus, dans la séance qui en apprend le geste. Allège-la',
  ],
  [
    'a simulation with a station that no session teaches',
    [...programme({ lundi: sled('apprendre', 30), mercredi: sled('repetition', 30) }, {}, {}), ...SLED],
    'week-01.yaml:6:134 technique: mercredi, Rameur dans une simulation, avant …',
  ],
] satisfies Case[];
