import { type BrokenCopy, replace } from '../../../broken-copy.ts';
import { accepting, atThreshold, programme, weekFile } from './programme.ts';
import { PUSH_UPS, SUGGESTED, TIMED_PAGE, timed, withEstimates } from './timed-workout.ts';

const LESS = 'Enlève des séries ou des tours, ou change la durée';
const LESS_FOR_SLOWER =
  'Enlève des séries ou des tours, donne au plus lent une dose plus courte (slower), ou change la durée';
const MORE = 'Ajoute des séries, des tours ou de l’échauffement, ou change la durée';

const warning = (what: string, stated: string, computed: string, allowed: string, advice: string) =>
  `avertissement, ${what} : « ${stated} » annoncé, mais ${computed} min d’après le calcul (athlètes de 1\u00a0h\u00a030 et de 2\u00a0h, timeEstimates de limits.yaml), ${allowed} min permises à 10 % près. ${advice} : le membre réserve ce temps, et la charge de la semaine en dépend (usage des coachs)`;

/** A workout of which the estimated duration is wrong, and nothing else. */
const workout = (what: string, fields: string, ...figures: [stated: string, computed: string, allowed: string]) =>
  wrongWorkout(what, fields, LESS, ...figures);
function wrongWorkout(what: string, fields: string, advice: string, stated: string, computed: string, allowed: string) {
  const start = `${TIMED_PAGE}:6:71 ${warning('« Essai »', stated, computed, allowed, advice)}`;
  return {
    what,
    edits: [...programme({ lundi: SUGGESTED }, {}), ...timed(`estimatedDuration: ${stated}, ${fields}`)],
    diagnostics: [`${start}${accepting('cette séance', 'workout-minutes')}`],
  };
}

const CIRCUIT =
  'blocks: [{ rounds: 2, exercises: [{ exercise: pompes, sets: 1, reps: 6 }, { exercise: planche, sets: 1, time: 30 s }] }]';

export const workoutMinutes: readonly BrokenCopy[] = [
  workout('a list that lasts longer than it says', PUSH_UPS, '20 min', '24 à 28', '18 à 22'),
  wrongWorkout('a list that lasts less long than it says', PUSH_UPS, MORE, '30-35 min', '24 à 28', '27 à 38'),
  workout(
    // 15 + 0.7 to 1.3 + 0.5 to 1, rest 1 and change 1 to 2, then 2 sides of 1 to 1.3 and 0.5 to 1
    'an exercise with sides and a time of its own, after another, with a range of repetitions',
    'rest: 1 min, exercises: [{ exercise: pompes, sets: 1, reps: 3-5 }, { exercise: planche, sets: 1, reps: 2, perSide: true }]',
    '10 min',
    '21 à 24',
    '9 à 11',
  ),
  // 15 + 2 × (1 to 2, and 0.5) + 3 transitions of 0.5 to 1 + 1 of rest
  workout('a circuit, with a rest between its rounds', `rest: 1 min, ${CIRCUIT}`, '10 min', '21 à 24', '9 à 11'),
  // Two rests more.
  workout(
    'a circuit, with a rest after each station',
    `rest: 1 min après chaque atelier, ${CIRCUIT}`,
    '10 min',
    '23 à 26',
    '9 à 11',
  ),
  // 5 + 5 + 10 and 0.5, or 12 and 1
  workout(
    'a warm-up of its own, and less to run for the slower athlete',
    'rest: aucun, effort: 600 m pour le plus lent., warmUp: { duration: 5 min, text: Cours. }, slower: [{ exercise: pompes, distance: 600 m }], exercises: [{ exercise: pompes, sets: 1, distance: 1 km }]',
    '15 min',
    '21 à 23',
    '14 à 16',
  ),
  // 15, and 10 and 0.5, or 20 and 1
  wrongWorkout(
    'a distance that only the slower athlete can’t fit in',
    'rest: aucun, exercises: [{ exercise: pompes, sets: 1, distance: 1 km }]',
    LESS_FOR_SLOWER,
    '28 min',
    '26 à 36',
    '26 à 30',
  ),
  // 15, and 10 + 1 and a transition of 0.5, or 12 + 2 and 1
  workout(
    'a shorter dose that leaves alone what is shorter still',
    'rest: aucun, effort: 600 m pour le plus lent., slower: [{ exercise: pompes, distance: 600 m }], blocks: [{ rounds: 1, exercises: [{ exercise: pompes, sets: 1, distance: 1 km }, { exercise: pompes, sets: 1, distance: 100 m }] }]',
    '15 min',
    '27 à 30',
    '14 à 16',
  ),
  {
    what: 'a day that lasts longer than the workout that it suggests',
    edits: [...programme({ lundi: `${SUGGESTED}, duration: 40 min` }, {}), ...timed(PUSH_UPS)],
    diagnostics: [
      `${weekFile(1)}:4:127 ${warning('lundi, « Essai »', '40 min', '24 à 28', '36 à 44', MORE)}${accepting('ce jour', 'workout-minutes')}`,
    ],
  },
  {
    // One set less: 20 to 23, and 10 of mobility.
    what: 'a light day that is too short for the mobility that it adds',
    edits: [
      ...programme(
        {
          lundi: `${SUGGESTED}, mobility: 10 min, duration: 20 min`,
          week: 'kind: allégée\nlighter: { fewerSets: 1, maxRpe: 6 }\n',
        },
        {},
      ),
      ...timed(PUSH_UPS),
    ],
    diagnostics: [
      `${weekFile(1)}:6:145 ${warning('lundi, « Essai » allégée', '20 min', '30 à 33', '18 à 22', LESS)}${accepting('ce jour', 'workout-minutes')}`,
    ],
  },
  {
    // One set less: 20 to 23.
    what: 'a light day that keeps the minutes of the whole workout',
    edits: [
      ...programme(
        { lundi: `${SUGGESTED}, duration: 40 min`, week: 'kind: allégée\nlighter: { fewerSets: 1, maxRpe: 6 }\n' },
        {},
      ),
      ...timed(PUSH_UPS),
    ],
    diagnostics: [
      `${weekFile(1)}:6:127 ${warning('lundi, « Essai » allégée', '40 min', '20 à 23', '36 à 44', 'Baisse cette durée, la séance a déjà sa dose allégée')}${accepting('ce jour', 'workout-minutes')}`,
    ],
  },
  {
    // 10 + (2 × 0.5 + 2 × 2) × 5 + 3 × 1 + 3, or × 6
    what: 'intervals of two distances, in words',
    edits: [
      ...programme({ mardi: 'type: fractionné, intensity: difficile, rest: 1 min, duration: 40 min' }, {}),
      replace(weekFile(1), 'day: mardi, activity: Essai', 'day: mardi, activity: 2 fois 500 mètres puis 2 × 2 km'),
      withEstimates,
    ],
    diagnostics: [
      `${weekFile(1)}:5:125 ${warning('mardi, « 2 fois 500\u00a0mètres puis 2\u00a0×\u00a02\u00a0km »', '40 min', '41 à 46', '36 à 44', LESS)}${accepting('ce jour', 'workout-minutes')}`,
    ],
  },
  {
    // 10 + 3 × 2 × 5 + 2 × 1 + 3, and for the slower athlete 10 + 2 × 2 × 6 + 1 + 3
    what: 'intervals with too short a warm-up',
    edits: [
      ...programme({ mardi: 'type: fractionné, intensity: difficile, rest: 1 min, slower: 2, duration: 40 min' }, {}),
      replace(weekFile(1), 'day: mardi, activity: Essai', 'day: mardi, activity: 3 à 4 × 2 km'),
      withEstimates,
    ],
    diagnostics: [
      `${weekFile(1)}:5:117 ${warning('mardi, « 3 à 4\u00a0×\u00a02\u00a0km »', '40 min', '38 à 45', '36 à 44', LESS)}${accepting('ce jour', 'workout-minutes')}`,
    ],
  },
  ...atThreshold(
    [...programme({ lundi: SUGGESTED }, {}), ...timed(`estimatedDuration: 26 min, ${PUSH_UPS}`)],
    replace('limits.yaml', 'warnings:\n', 'warnings:\n  workoutMinutes: { percent: 5 }\n'),
    /« Essai » : « 26 min » annoncé, mais 24 à 28 min .*, 25 à 27 min permises à 5 % près/,
  ),
];
