import { gym, programme, run } from './programme.ts';
import type { Case } from './table.ts';

const ONE = { lundi: gym(50) };

export default [
  [
    'a run more',
    programme({ lundi: run(30), mercredi: run(30) }, { lundi: run(30), mercredi: run(30), vendredi: run(30) }, {}),
    'week-02.yaml:8:83 week-rise: 90 min de course à pied (66 au plus) et 90 min en tout (66 au plus), plafond à 110 % de la semaine d’avant. Raccourcis d’abord le vendredi, qui augmente le plus',
  ],
  [
    'more of everything but runs',
    programme({ lundi: run(30), mercredi: gym(70) }, { lundi: run(30), mercredi: gym(81) }, {}),
    'week-02.yaml:6:82 week-rise: 111 min en tout (110 au plus), plafond à 110 % de la semaine d’avant. Raccourcis d’abord le mercredi, qui augmente le plus',
  ],
  [
    'the last week as long more than three weeks ago',
    programme({ lundi: gym(60), mercredi: gym(60) }, ONE, ONE, ONE, { lundi: gym(56) }, {}),
    'week-05.yaml:4:79 week-rise: 56 min en tout (55 au plus), plafond à 110 % de la plus longue des 3 semaines d’avant. Raccourcis d’abord le lundi, qui augmente le plus',
  ],
  [
    'a tenth longer than the longest of the three weeks before',
    programme({ lundi: gym(100) }, ONE, { lundi: gym(60) }, { lundi: gym(110) }, {}),
  ],
  [
    'a session without a duration, so that the length of the week is not known',
    programme({ lundi: run(30) }, { lundi: 'type: force, intensity: modérée', mardi: gym(90), jeudi: gym(90) }, {}),
  ],
  [
    'a light week too long for both, told once',
    programme(ONE, { lundi: gym(60), week: 'kind: allégée\n' }, {}),
    'week-02.yaml:3:7 light-weeks: …',
  ],
] satisfies Case[];
