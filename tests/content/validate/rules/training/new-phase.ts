import { PACES_WITH_TEST } from '../paces.ts';
import { gym, programme, starts, TEST, threshold } from './programme.ts';
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
    'two hard days more than the hardest week before',
    [...programme({ lundi: HARD, jeudi: gym(60) }, { phase: 2, lundi: HARD, mercredi: HARD, vendredi: HARD }, {}), ONE],
    `${FILE} new-phase: première semaine de la phase 2, jours durs : 3 (lundi, mercredi et vendredi), 2 au plus…`,
  ],
  [
    'two hard days, where none is allowed',
    [...programme({}, { phase: 2, lundi: HARD, mercredi: HARD }, {}), NONE],
    `${FILE} new-phase: première semaine de la phase 2, jours durs : 2 (lundi et mercredi), 0 au plus, car la plus dure d’avant en a 0. Adoucis-en 2`,
  ],
  ['one hard day and the race', [...programme({}, {}, { phase: 2, lundi: HARD }), ONE]],
  [
    'its second week of two hard days, which a late start enters it by',
    [
      ...programme(
        {},
        { phase: 2, lundi: gym(30) },
        { lundi: gym(15, 'difficile'), mercredi: gym(15, 'difficile') },
        {},
      ),
      ONE,
      starts('[1, 3, 4]'),
    ],
    'training.yaml:33:13 new-phase: avec 3 semaines, semaine 3 : première semaine de la phase 2, jours durs : 2 …',
  ],
] satisfies Case[];
