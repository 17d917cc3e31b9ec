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
  [
    'shorter and harder',
    after({ lundi: gym(60, 'difficile') }),
    'week-02.yaml:3:7 light-weeks: semaine allégée à 85 % …',
  ],
  [
    // 6 min × 8.5 and 24 min × 3.5 beside 55 min × 6.
    'too long for its test',
    [...after({ lundi: gym(55), mardi: TEST }), PACES_WITH_TEST],
    'week-02.yaml:3:7 light-weeks: semaine allégée à 78 % …',
  ],
  ['three quarters of the load', after({ lundi: gym(75) })],
  [
    'with a test, of which the six minutes alone are hard',
    [...after({ lundi: gym(50), mardi: TEST }), PACES_WITH_TEST],
  ],
  ['as long as the week before, and easy', after({ lundi: gym(100, 'facile') })],
  [
    'after a week of which the load is not known',
    programme({ lundi: 'type: force, duration: 40 min' }, { lundi: gym(40), week: 'kind: allégée\n' }, {}),
    'week-01.yaml:4:36 day-intensities: lundi n’a pas d’intensité …',
  ],
] satisfies Case[];
