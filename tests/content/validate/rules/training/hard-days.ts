import { gym, LEGS, programme } from './programme.ts';
import type { Case } from './table.ts';

const HARD = gym(40, 'difficile');
const INTERVALS = 'type: fractionné, intensity: difficile, duration: 30 min';

export default [
  [
    'two in a row',
    programme({ mardi: HARD, mercredi: HARD }, {}),
    'week-01.yaml:6:63 hard-days: deux jours durs de suite, mardi (difficile) puis mercredi (difficile). Adoucis ou déplace l’un des deux',
  ],
  [
    'two in a row across the end of a week',
    programme({ dimanche: HARD }, { lundi: gym(40, 'maximale') }, {}),
    'week-02.yaml:4:60 hard-days: deux jours durs de suite, dimanche (difficile) puis lundi (maximale). …',
  ],
  [
    'intervals the day after the legs',
    programme({ lundi: `${gym(40)}, ${LEGS}`, mardi: INTERVALS }, {}),
    'week-01.yaml:5:42 hard-days: fractionné au lendemain du bas du corps (lundi). Déplace l’un des deux',
  ],
  [
    'a day between, and intervals before the legs',
    programme({ mardi: INTERVALS, mercredi: `${gym(40)}, ${LEGS}`, jeudi: HARD }, {}, {}),
  ],
] satisfies Case[];
