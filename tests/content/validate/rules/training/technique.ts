import type { BrokenCopy } from '../../../broken-copy.ts';
import { accepting, programme, SLED, sled } from './programme.ts';

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
  {
    what: 'a simulation with a station that no session teaches',
    edits: [...programme({ lundi: sled('apprendre', 30), mercredi: sled('repetition', 30) }, {}, {}), ...SLED],
    diagnostics: [
      `training/phase1/week-01.yaml:6:134 ${warning('mercredi, « Répétition » : Rameur dans une simulation')}`,
    ],
  },
];
