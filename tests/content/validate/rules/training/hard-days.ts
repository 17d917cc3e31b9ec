import { replace } from '../../../broken-copy.ts';
import { PACES_WITH_TEST } from '../paces.ts';
import { gym, LEGS, programme, REPETITION, run, TEST, threshold } from './programme.ts';
import type { Case } from './table.ts';

const HARD = gym(40, 'difficile');
const INTERVALS = 'type: fractionné, intensity: difficile, duration: 30 min';

export const hardDays: readonly Case[] = [
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
];

export const lastHardDays: readonly Case[] = [
  [
    'legs six days before the race',
    programme({}, { lundi: `${gym(60)}, ${LEGS}, suggested: squats` }),
    'week-02.yaml:4:93 last-hard-days: lundi, bas du corps à J−6 : à J−7 au plus tard, ou à intensité facile. Adoucis ou avance cette séance',
  ],
  [
    'a hard day before the race, which is hard too',
    programme({}, { samedi: gym(60, 'difficile') }),
    'week-02.yaml:9:61 last-hard-days: samedi, jour « difficile » à J−1 : à J−5 au plus tard. Adoucis ou avance cette séance',
  ],
  [
    'legs seven days, a hard day five days and easy legs four days before the race',
    programme(
      { dimanche: `${gym(60)}, ${LEGS}` },
      { mardi: gym(30, 'difficile'), mercredi: `${gym(20, 'facile')}, ${LEGS}` },
    ),
  ],
];

const SHORT_AND_HARD = gym(30, 'difficile');
const ONE = threshold('newPhase: { hardDays: 1 }');
const NONE = threshold('newPhase: { hardDays: 0 }');
const FILE = 'training/phase2/week-02.yaml:3:1';

export const newPhase: readonly Case[] = [
  [
    'two hard days, after a week without one but for a test',
    [
      ...programme({ lundi: TEST, jeudi: gym(60) }, { phase: 2, lundi: SHORT_AND_HARD, mercredi: SHORT_AND_HARD }, {}),
      PACES_WITH_TEST,
      ONE,
    ],
    `${FILE} new-phase: première semaine de la phase 2, jours durs : 2 (lundi et mercredi), 1 au plus, car la plus dure d’avant en a 0. Adoucis-en un`,
  ],
  [
    'two hard days, where none is allowed',
    [...programme({}, { phase: 2, lundi: SHORT_AND_HARD, mercredi: SHORT_AND_HARD }, {}), NONE],
    `${FILE} new-phase: première semaine de la phase 2, jours durs : 2 (lundi et mercredi), 0 au plus, car la plus dure d’avant en a 0. Adoucis-en 2`,
  ],
  ['one hard day and the race', [...programme({}, {}, { phase: 2, lundi: SHORT_AND_HARD }), ONE]],
];

const SIMULATION = `${gym(60)}, ${REPETITION}`;
const THRESHOLD = threshold('aroundSimulation: { days: 2, minutes: 30 }');

export const aroundSimulation: readonly Case[] = [
  [
    'long sessions within two days of it, before and after',
    [...programme({ mardi: gym(60), jeudi: SIMULATION, vendredi: gym(45) }, {}, {}), THRESHOLD],
    'week-01.yaml:5:79 around-simulation: mardi, 60 min à 2 jours de la dernière simulation (jeudi) : 30 min au plus, ou à intensité facile. Raccourcis ou adoucis cette séance',
    'week-01.yaml:8:82 around-simulation: vendredi, 45 min à 1 jour de la dernière simulation (jeudi) : 30 min au plus, ou à intensité facile. Raccourcis ou adoucis cette séance',
  ],
  [
    'thirty minutes and an easy hour two days from it, and an hour three days before',
    [...programme({ lundi: gym(60), mardi: gym(30), jeudi: SIMULATION, samedi: run(60) }, {}, {}), THRESHOLD],
  ],
];

/** The simulation on a vendredi, sixteen days before a race on a dimanche. */
const onRaceDays = (...days: readonly string[]) => [
  ...programme({ vendredi: `${gym(60)}, ${REPETITION}` }, {}, {}),
  replace('limits.yaml', 'simulation: { days: 14 }', `simulation: { days: 14, raceDays: [${days.join(', ')}] }`),
];

export const simulation: readonly Case[] = [
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
];

const FIVE_DAYS = { mardi: gym(20), mercredi: gym(20), jeudi: gym(20), vendredi: gym(20), samedi: gym(20) };
const SIX_DAYS = { ...FIVE_DAYS, lundi: gym(20) };

export const restDays: readonly Case[] = [
  [
    'a week without a rest day',
    programme({ ...SIX_DAYS, dimanche: gym(20) }, {}),
    'week-01.yaml:3:1 rest-days: 0 jour de repos, 1 au moins dans une semaine. Remplace une séance par un repos (type: repos)',
  ],
  [
    'a light week with one',
    programme({ ...SIX_DAYS, week: 'kind: allégée\n' }, {}),
    'week-01.yaml:4:1 rest-days: 1 jour de repos, 2 au moins dans une semaine « allégée ». Remplace une séance par un repos (type: repos)',
  ],
  [
    'the week of the race with one',
    programme({ ...FIVE_DAYS, week: 'kind: course\n' }),
    'week-01.yaml:4:1 rest-days: 1 jour de repos, …',
  ],
  ['a week with one', programme(SIX_DAYS, {})],
];
