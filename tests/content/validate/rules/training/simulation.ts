import { gym, programme, REPETITION } from './programme.ts';
import type { Case } from './table.ts';

export default [
  [
    'thirteen days before the race',
    programme({}, { lundi: `${gym(60)}, ${REPETITION}` }, {}),
    'week-02.yaml:4:133 simulation: lundi, simulation de course à J−13 : à J−14 au plus tard. Avance-la, ou conseille une autre séance',
  ],
  ['fourteen days before the race', programme({ dimanche: `${gym(60)}, ${REPETITION}` }, {}, {})],
] satisfies Case[];
