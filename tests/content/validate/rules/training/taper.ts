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
  ['the upper and the lower bound', programme({ lundi: gym(100) }, taper(70), race(25))],
] satisfies Case[];
