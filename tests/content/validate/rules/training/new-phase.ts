import { PACES_WITH_TEST } from '../paces.ts';
import { gym, programme, TEST, threshold } from './programme.ts';
import type { Case } from './table.ts';

const HARD = gym(30, 'difficile');
const ONE = threshold('newPhase: { hardDays: 1 }');
const NONE = threshold('newPhase: { hardDays: 0 }');
const FILE = 'training/phase2/week-02.yaml:3:1';

export default [
  [
    'two hard days, after a week without one but for a test',
    [
      ...programme({ lundi: TEST, jeudi: gym(60) }, { phase: 2, lundi: HARD, mercredi: HARD }, {}),
      PACES_WITH_TEST,
      ONE,
    ],
    `${FILE} new-phase: première semaine de la phase 2, jours durs : 2 (lundi et mercredi), 1 au plus, car la plus dure d’avant en a 0. Adoucis-en un`,
  ],
  [
    'two hard days, where none is allowed',
    [...programme({}, { phase: 2, lundi: HARD, mercredi: HARD }, {}), NONE],
    `${FILE} new-phase: première semaine de la phase 2, jours durs : 2 (lundi et mercredi), 0 au plus, car la plus dure d’avant en a 0. Adoucis-en 2`,
  ],
  ['one hard day and the race', [...programme({}, {}, { phase: 2, lundi: HARD }), ONE]],
] satisfies Case[];
