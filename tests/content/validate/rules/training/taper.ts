import { type BrokenCopy, replace } from '../../../broken-copy.ts';
import { accepting, atThreshold, gym, programme } from './programme.ts';

const warning = (found: string, asked: string, mend: string, longest = 200) =>
  `avertissement, semaine de type ${found} de la plus longue d’avant l’affûtage (${longest} min), attendu : ${asked}. ${mend} des séances sans toucher à l’allure : c’est ainsi qu’on arrive en forme et sans fatigue à la course (doi:10.1249/mss.0b013e31806010e0)${accepting('la semaine', 'taper')}`;

const TAPER = '55 à 70 %, de 110 min à 140 min';
const RACE = '25 à 40 %, de 50 min à 80 min';

export const taper: readonly BrokenCopy[] = [
  {
    what: 'a taper that is too long, then too short',
    edits: programme(
      { lundi: gym(100), mercredi: gym(100) },
      { lundi: gym(150) },
      { lundi: gym(141), week: 'kind: affûtage\n' },
      { lundi: gym(49), week: 'kind: course\n' },
    ),
    diagnostics: [
      `training/phase1/week-03.yaml:3:7 ${warning('« affûtage » à 141 min, 71 %', TAPER, 'Raccourcis')}`,
      `training/phase1/week-04.yaml:3:7 ${warning('« course » à 49 min, 25 %', RACE, 'Rallonge')}`,
    ],
  },
  {
    what: 'a taper that is too short, then too long',
    edits: programme(
      { lundi: gym(100), mercredi: gym(100) },
      { lundi: gym(109), week: 'kind: affûtage\n' },
      { lundi: gym(81), week: 'kind: course\n' },
    ),
    diagnostics: [
      `training/phase1/week-02.yaml:3:7 ${warning('« affûtage » à 109 min, 55 %', TAPER, 'Rallonge')}`,
      `training/phase1/week-03.yaml:3:7 ${warning('« course » à 81 min, 41 %', RACE, 'Raccourcis')}`,
    ],
  },
  {
    what: 'a taper a part of a minute beyond its share',
    edits: programme(
      { lundi: gym(101), mercredi: gym(100) },
      { lundi: gym(141), week: 'kind: affûtage\n' },
      { lundi: gym(50), week: 'kind: course\n' },
    ),
    diagnostics: [
      `training/phase1/week-02.yaml:3:7 ${warning('« affûtage » à 141 min, 70 %', '55 à 70 %, de 111 min à 140 min', 'Raccourcis', 201)}`,
      `training/phase1/week-03.yaml:3:7 ${warning('« course » à 50 min, 25 %', '25 à 40 %, de 51 min à 80 min', 'Rallonge', 201)}`,
    ],
  },
  ...atThreshold(
    programme({ lundi: gym(100) }, { lundi: gym(70), week: 'kind: affûtage\n' }, {}),
    replace('limits.yaml', 'min: 55, max: 70', 'min: 40, max: 50'),
    /attendu : 40 à 50 %, de 40 min à 50 min\./,
  ),
];
