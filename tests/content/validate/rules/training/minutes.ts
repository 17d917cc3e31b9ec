import { replace } from '../../../broken-copy.ts';
import { PACES_WITH_TEST } from '../paces.ts';
import { gym, programme, run, TEST, weekFile } from './programme.ts';
import type { Case } from './table.ts';
import { PUSH_UPS, SUGGESTED, TIMED_PAGE, timed, withEstimates } from './timed-workout.ts';

const WEEK = { lundi: run(30), mardi: run(30) };

export const runRise: readonly Case[] = [
  [
    'a run more than a tenth longer',
    programme(
      { jeudi: run(30), dimanche: 'type: sortie longue, intensity: modérée, duration: 60 min' },
      { mardi: 'type: sortie longue, intensity: modérée, duration: 1 h 07' },
      {},
    ),
    'week-02.yaml:5:87 run-rise: mardi, course de 67 min (« 1 h 07 ») : 66 min au plus, 110 % de la plus longue depuis le début (60 min). Raccourcis cette sortie',
  ],
  [
    'a short run more than five minutes longer',
    programme({ lundi: run(30), mardi: run(10) }, { mardi: run(36) }, {}),
    'week-02.yaml:5:80 run-rise: mardi, course de 36 min : 35 min au plus, 5 min de plus que la plus longue depuis le début (30 min). Raccourcis cette sortie',
  ],
  [
    'a run longer by the middle of its range',
    programme(
      { lundi: run(50), mardi: run(20) },
      { mardi: 'type: fractionné, intensity: difficile, duration: 55-60 min' },
      {},
    ),
    'week-02.yaml:5:86 run-rise: mardi, course de 57,5 min (« 55-60 min ») : 55 min au plus, 5 min de plus que la plus longue depuis le début (50 min). Raccourcis cette sortie',
  ],
  [
    'a run as long as one more than four weeks before',
    programme({ samedi: run(60) }, WEEK, WEEK, WEEK, { dimanche: run(60) }, {}),
    'week-05.yaml:10:83 run-rise: dimanche, course de 60 min : 35 min au plus, 5 min de plus que la plus longue depuis 4 semaines (30 min). Raccourcis cette sortie',
  ],
  [
    'a run as long as one four weeks before',
    programme({ dimanche: run(60) }, WEEK, WEEK, WEEK, { dimanche: run(60) }, {}),
  ],
  ['a first week, whatever it builds on', programme({ mardi: run(30), dimanche: run(90) }, {})],
  ['a run a tenth longer', programme({ lundi: run(60) }, { mardi: run(66) }, {})],
];

const ONE_DAY = { lundi: gym(50) };

export const weekRise: readonly Case[] = [
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
    programme({ lundi: gym(60), mercredi: gym(60) }, ONE_DAY, ONE_DAY, ONE_DAY, { lundi: gym(56) }, {}),
    'week-05.yaml:4:79 week-rise: 56 min en tout (55 au plus), plafond à 110 % de la plus longue des 3 semaines d’avant. Raccourcis d’abord le lundi, qui augmente le plus',
  ],
  [
    'a tenth longer than the longest of the three weeks before',
    programme({ lundi: gym(100) }, ONE_DAY, { lundi: gym(60) }, { lundi: gym(110) }, {}),
  ],
  [
    'a session without a duration, so that the length of the week is not known',
    programme({ lundi: run(30) }, { lundi: 'type: force, intensity: modérée', mardi: gym(90), jeudi: gym(90) }, {}),
  ],
  [
    'a light week too long for both, told once',
    programme(ONE_DAY, { lundi: gym(60), week: 'kind: allégée\n' }, {}),
    'week-02.yaml:3:7 light-weeks: …',
  ],
];

const lightAfter = (week: Record<string, string>) =>
  programme({ lundi: gym(100) }, { ...week, week: 'kind: allégée\n' }, {});

export const lightWeeks: readonly Case[] = [
  [
    'hardly shorter',
    lightAfter({ lundi: gym(80) }),
    'week-02.yaml:3:7 light-weeks: semaine allégée à 80 % de la charge de celle d’avant (minutes × RPE : 480 contre 600) : 75 % au plus, soit 450. Raccourcis ou adoucis des séances',
  ],
  ['three quarters of the load', lightAfter({ lundi: gym(75) })],
  [
    'with a test, of which the six minutes alone are hard',
    [...lightAfter({ lundi: gym(50), mardi: TEST }), PACES_WITH_TEST],
  ],
];

const TWO_DAYS = { lundi: gym(101), mercredi: gym(100) };
const taperWeek = (minutes: number) => ({ lundi: gym(minutes), week: 'kind: affûtage\n' });
const raceWeek = (minutes: number) => ({ lundi: gym(minutes), week: 'kind: course\n' });

export const taper: readonly Case[] = [
  [
    'a taper that is too long, then too short',
    programme(TWO_DAYS, { lundi: gym(150) }, taperWeek(141), raceWeek(50)),
    'week-03.yaml:3:7 taper: semaine « affûtage » de 141 min, attendu : 111 à 140 min, soit 55 à 70 % de la plus longue d’avant l’affûtage (201 min). Raccourcis des séances sans toucher à l’allure',
    'week-04.yaml:3:7 taper: semaine « course » de 50 min, attendu : 51 à 80 min, soit 25 à 40 % de la plus longue d’avant l’affûtage (201 min). Rallonge des séances sans toucher à l’allure',
  ],
  ['the upper and the lower bound', programme({ lundi: gym(100) }, taperWeek(70), raceWeek(25))],
];

/** A workout of which the estimated duration is wrong, or right, and nothing else. */
const workout = (what: string, stated: string, fields: string, ...found: string[]): Case => [
  what,
  [...programme({ lundi: SUGGESTED }, {}), ...timed(`estimatedDuration: ${stated}, ${fields}`)],
  ...found.map((line) => `${TIMED_PAGE.replace('training/phase1/', '')}:6:71 workout-minutes: ${line}`),
];
/** A day of a light week that suggests a workout. */
const light = (fields: string) => [
  ...programme({ lundi: `${SUGGESTED}, ${fields}`, week: 'kind: allégée\nlighter: { fewerSets: 1, maxRpe: 6 }\n' }, {}),
  ...timed(PUSH_UPS),
];
/** A day of intervals. */
const intervals = (activity: string, fields: string) => [
  ...programme({ mardi: `type: fractionné, intensity: difficile, rest: 1 min, ${fields}` }, {}),
  replace(weekFile(1), 'day: mardi, activity: Essai', `day: mardi, activity: ${activity}`),
  withEstimates,
];

const CIRCUIT =
  'blocks: [{ rounds: 2, exercises: [{ exercise: pompes, sets: 1, reps: 6 }, { exercise: planche, sets: 1, time: 30 s }] }]';
const KILOMETRE = 'exercises: [{ exercise: pompes, sets: 1, distance: 1 km }]';
const SLOWER = 'effort: 600 m pour le plus lent., slower: [{ exercise: pompes, distance: 600 m }]';

export const workoutMinutes: readonly Case[] = [
  workout(
    'a list that lasts longer than it says',
    '20 min',
    PUSH_UPS,
    '« Essai », « 20 min » : 24 à 28 min d’après le calcul, 18 à 22 permises. Enlève des séries ou des tours, ou change la durée',
  ),
  workout('as long as it says, by the ends of its range', '22-28 min', PUSH_UPS),
  // 15 + 2 × (1 to 2, and 0.5) + 3 transitions of 0.5 to 1 + 1 of rest
  workout('a rest between the rounds', '10 min', `rest: 1 min, ${CIRCUIT}`, '« Essai », « 10 min » : 21 à 24 min …'),
  // 5 + 5 + 10 and 0.5, or 12 and 1
  workout(
    'a warm-up of its own, and less to run for the slower athlete',
    '15 min',
    `rest: aucun, warmUp: { duration: 5 min, text: Cours. }, ${SLOWER}, ${KILOMETRE}`,
    '« Essai », « 15 min » : 21 à 23 min …',
  ),
  // 15, and 10 and 0.5, or 20 and 1
  workout(
    'a distance that only the slower athlete can’t fit in',
    '28 min',
    `rest: aucun, ${KILOMETRE}`,
    '« Essai », « 28 min » : 26 à 36 min d’après le calcul, 26 à 30 permises. Enlève des séries ou des tours, donne moins au plus lent (slower), ou change la durée',
  ),
  [
    // One set less: 20 to 23, and 10 of mobility.
    'a light day that is too short for the mobility that it adds',
    light('mobility: 10 min, duration: 20 min'),
    'week-01.yaml:6:145 workout-minutes: lundi, séance allégée, « 20 min » : 30 à 33 min d’après le calcul, 18 à 22 …',
  ],
  [
    // One set less: 20 to 23.
    'a light day that keeps the minutes of the whole workout',
    light('duration: 40 min'),
    'week-01.yaml:6:127 workout-minutes: lundi, séance allégée, « 40 min » : 20 à 23 min d’après le calcul, 36 à 44 permises. Baisse cette durée, la séance a déjà sa dose allégée',
  ],
  [
    // 10 + (2 × 0.5 + 2 × 2) × 5 + 3 × 1 + 3, or × 6
    'intervals of two distances, in words',
    intervals('2 fois 500 mètres puis 2 × 2 km', 'duration: 40 min'),
    'week-01.yaml:5:125 workout-minutes: mardi, « 40 min » : 41 à 46 min …',
  ],
  [
    // 8 + 4 × 5 + 3 × 1 + 6, and for the slower athlete 8 + 2 × 5 + 1 + 6
    'timed intervals, by their own warm-up and cool-down',
    intervals(
      'Fractionné',
      'slower: 2, duration: 30 min, intervals: { warmUp: 8 min, repeats: 4, time: 5 min, coolDown: 6 min }',
    ),
    'week-01.yaml:5:115 workout-minutes: mardi, « 30 min » : 25 à 37 min …',
  ],
  ['intervals that an easy jog completes', intervals('3 × 2 km', 'duration: 70 min')],
  [
    'an exercise that no line times, of which nothing is known',
    [
      ...programme({ lundi: SUGGESTED }, {}),
      ...timed(`estimatedDuration: 90 min, ${PUSH_UPS}`),
      replace('limits.yaml', '    - { reps: 1, time: 10-20 s }\n', ''),
    ],
  ],
];
