import { replace } from '../../../broken-copy.ts';
import { programme, weekFile } from './programme.ts';
import type { Case } from './table.ts';
import { PUSH_UPS, SUGGESTED, TIMED_PAGE, timed, withEstimates } from './timed-workout.ts';

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

export default [
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
] satisfies Case[];
