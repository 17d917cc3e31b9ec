import { PACES_WITH_TEST } from '../paces.ts';
import { gym, programme, TEST } from './programme.ts';
import type { Case } from './table.ts';

const after = (week: Record<string, string>) =>
  programme({ lundi: gym(100) }, { ...week, week: 'kind: allégée\n' }, {});

export default [
  [
    'hardly shorter',
    after({ lundi: gym(80) }),
    'week-02.yaml:3:7 light-weeks: semaine allégée à 80 % de la charge de celle d’avant (minutes × RPE : 480 contre 600) : 75 % au plus, soit 450. Raccourcis ou adoucis des séances',
  ],
  ['three quarters of the load', after({ lundi: gym(75) })],
  [
    'with a test, of which the six minutes alone are hard',
    [...after({ lundi: gym(50), mardi: TEST }), PACES_WITH_TEST],
  ],
] satisfies Case[];
