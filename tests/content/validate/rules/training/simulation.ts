import { replace } from '../../../broken-copy.ts';
import { gym, programme, REPETITION } from './programme.ts';
import type { Case } from './table.ts';

/** The simulation on a vendredi, sixteen days before a race on a dimanche. */
const onRaceDays = (...days: readonly string[]) => [
  ...programme({ vendredi: `${gym(60)}, ${REPETITION}` }, {}, {}),
  replace('limits.yaml', 'simulation: { days: 14 }', `simulation: { days: 14, raceDays: [${days.join(', ')}] }`),
];

export default [
  [
    'thirteen days before the race',
    programme({}, { lundi: `${gym(60)}, ${REPETITION}` }, {}),
    'week-02.yaml:4:133 simulation: lundi, simulation de course à J−13 : à J−14 au plus tard. Avance-la, ou conseille une autre séance',
  ],
  ['fourteen days before the race', programme({ dimanche: `${gym(60)}, ${REPETITION}` }, {}, {})],
  [
    'on a vendredi, thirteen days before a race on a jeudi',
    onRaceDays('jeudi', 'dimanche'),
    'week-01.yaml:8:136 simulation: vendredi, simulation à J−13 si la course tombe un jeudi : à J−14 au plus tard. Avance-la, ou dis-leur dans la consigne de la décaler',
  ],
  ['on a vendredi, before a race on any other day', onRaceDays('mercredi', 'vendredi', 'samedi')],
] satisfies Case[];
