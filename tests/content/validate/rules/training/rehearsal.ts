import { add, replace } from '../../../broken-copy.ts';
import { programme, SLED, SLED_PAGE, sled, threshold } from './programme.ts';
import type { Case } from './table.ts';

const ROWER = '{ exercise: planche, sets: 1, reps: 5 }';
const SLED_PUSH = '{ exercise: pompes, sets: 1, reps: 5 }';
const CORE = `family: Gainage
exercises:
  - id: gainage
    name: Gainage
    howTo: Tiens.
    figure: aucune (programme d’essai)
    alternatives: [Sur les genoux]
`;
const WITH_SKIERG = add(
  'exercises/core.yaml',
  CORE.replace('Gainage\n    how', 'Gainage\n    station: skierg\n    how'),
);
const SKIERG = '{ exercise: gainage, sets: 1, reps: 5 }';
/** A race that begins with another station. */
const THIRD_STATION = [
  replace('limits.yaml', 'laps: 2, lapDistance: 1 km, stations: 2', 'laps: 3, lapDistance: 1 km, stations: 3'),
  replace('understanding.yaml', 'laps: 2', 'laps: 3'),
  replace('competition.yaml', 'total: 30 min', 'total: 37 min'),
  replace(
    'understanding.yaml',
    'stations:\n  - id: rameur',
    `stations:\n  - id: skierg\n    name: SkiErg\n    work: 1000 m\n    howTo: Tire.\n    standard: 1000 m entiers.\n  - id: rameur`,
  ),
  replace(
    'competition.yaml',
    'rameur\n      percent: 40 %',
    'skierg\n      percent: 20 %\n    - station: rameur\n      percent: 20 %',
  ),
];
/** The light workout, in one of the weeks before the race, with other exercises. */
const rehearsalOf = (exercises: string, thresholds = '{ stations: 2, weeks: 1 }') => [
  ...programme({ lundi: sled('apprendre', 30), mercredi: sled('leger', 30) }, {}),
  ...SLED,
  threshold(`rehearsal: ${thresholds}`),
  replace(
    SLED_PAGE,
    'exercises: [{ exercise: pompes, sets: 1, reps: 5, load: { raceShare: 60 % } }, { exercise: planche, sets: 1, reps: 5 }]',
    exercises,
  ),
];
const list = (...lines: readonly string[]) => `exercises: [${lines.join(', ')}]`;

export default [
  [
    'the last stations in another order',
    rehearsalOf(list(SLED_PUSH, ROWER)),
    'week-01.yaml:3:1 rehearsal: semaine 1 sans séance conseillée, hors simulation, qui enchaîne les 2 derniers ateliers, de Rameur à Sled push. Conseille une séance qui les enchaîne dans l’ordre de la course',
  ],
  [
    'the last stations in a simulation alone',
    [
      ...rehearsalOf(`simulation: true\n    ${list(ROWER, SLED_PUSH)}`),
      ...['technique: { raceShare: 70 }', 'simulation: { days: 14 }'].map((line) =>
        replace('limits.yaml', `  ${line}\n`, line.startsWith('technique') ? '' : '  simulation: { days: 1 }\n'),
      ),
    ],
    'week-01.yaml:3:1 rehearsal: …',
  ],
  [
    'a list with several sets of one, which chains nothing',
    rehearsalOf(list(ROWER.replace('sets: 1', 'sets: 2'), SLED_PUSH)),
    'week-01.yaml:3:1 rehearsal: …',
  ],
  [
    'the last two of three stations alone',
    [...rehearsalOf(list(ROWER, SLED_PUSH), '{ stations: 3, weeks: 1 }'), ...THIRD_STATION, WITH_SKIERG],
    'week-01.yaml:3:1 rehearsal: …',
  ],
  [
    'a rehearsal too early',
    [
      ...programme({ lundi: sled('apprendre') }, { lundi: sled('leger') }, { lundi: sled('apprendre') }, {}),
      ...rehearsalOf(list(ROWER, SLED_PUSH)).slice(-SLED.length - 2),
    ],
    'week-03.yaml:3:1 rehearsal: …',
  ],
  [
    'one station on two lines',
    [
      ...rehearsalOf(
        `blocks: [{ rounds: 1, ${list(SKIERG, ROWER)} }, { rounds: 1, ${list(ROWER, SLED_PUSH)} }]`,
        '{ stations: 3, weeks: 1 }',
      ),
      ...THIRD_STATION,
      WITH_SKIERG,
    ],
  ],
  ['the turn of a circuit', rehearsalOf(`blocks: [{ rounds: 2, ${list(SLED_PUSH, ROWER)} }]`)],
  [
    'a list that begins with several sets of something else',
    [
      ...rehearsalOf(list('{ exercise: gainage, sets: 3, reps: 5 }', ROWER, SLED_PUSH)),
      add('exercises/core.yaml', CORE),
    ],
  ],
  ['before which comes a station that no exercise is for', [...rehearsalOf(list(ROWER, SLED_PUSH)), ...THIRD_STATION]],
] satisfies Case[];
