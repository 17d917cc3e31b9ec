import { gym, programme } from './programme.ts';
import type { Case } from './table.ts';

const TWO_DAYS = { lundi: gym(100), mercredi: gym(100) };
const taper = (minutes: number) => ({ lundi: gym(minutes), week: 'kind: affûtage\n' });
const race = (minutes: number) => ({ lundi: gym(minutes), week: 'kind: course\n' });

export default [
  [
    'a taper that is too long, then too short',
    programme(TWO_DAYS, { lundi: gym(150) }, taper(141), race(49)),
    'week-03.yaml:3:7 taper: semaine « affûtage » de 141 min, attendu : 110 à 140 min, soit 55 à 70 % de la plus longue d’avant l’affûtage (200 min). Raccourcis des séances sans toucher à l’allure',
    'week-04.yaml:3:7 taper: semaine « course » de 49 min, attendu : 50 à 80 min, soit 25 à 40 % de la plus longue d’avant l’affûtage (200 min). Rallonge des séances sans toucher à l’allure',
  ],
  [
    'a part of a minute beyond its share',
    programme({ lundi: gym(101), mercredi: gym(100) }, taper(141), race(50)),
    'week-02.yaml:3:7 taper: semaine « affûtage » de 141 min, attendu : 111 à 140 min, …',
    'week-03.yaml:3:7 taper: semaine « course » de 50 min, attendu : 51 à 80 min, …',
  ],
  ['the upper bounds', programme({ lundi: gym(100) }, taper(70), race(40))],
  ['the lower bounds', programme({ lundi: gym(100) }, taper(55), race(25))],
  [
    'after a week of which the length is not known',
    programme({ lundi: 'type: force, intensity: facile' }, taper(40), {}),
  ],
  [
    'a taper that is too short for a week that is too long, told there',
    programme({ lundi: gym(100) }, { lundi: gym(150) }, taper(60), {}),
    'week-02.yaml:4:79 week-rise: …',
  ],
] satisfies Case[];
