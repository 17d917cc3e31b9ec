import { type Edit, replace } from '../../../broken-copy.ts';
import { programme, SLED, SLED_PAGE, sled, threshold } from './programme.ts';
import type { Case } from './table.ts';

const ROWER = '{ exercise: planche, sets: 1, reps: 5 }';
const SLED_PUSH = '{ exercise: pompes, sets: 1, reps: 5 }';
const SKIERG = '{ id: skierg, name: SkiErg, work: 1000 m, howTo: Tire., standard: 1000 m entiers. }';
const SKI = '{ id: ski, name: Ski, station: skierg, howTo: Tire., figure: comme pompes, alternatives: [Vélo] }';
const ONE_WEEK = programme({ lundi: sled('apprendre', 30), mercredi: sled('leger', 30) }, {});
/** The light workout, in one of the weeks before the race, with other exercises. */
const rehearsalOf = (exercises: string, weeks: readonly Edit[] = ONE_WEEK) => [
  ...weeks,
  ...SLED,
  threshold('rehearsal: { stations: 2, weeks: 1 }'),
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
      replace('limits.yaml', '  technique: { raceShare: 70 }\n', ''),
      replace('limits.yaml', 'simulation: { days: 14 }', 'simulation: { days: 1 }'),
    ],
    'week-01.yaml:3:1 rehearsal: …',
  ],
  [
    'a rehearsal too early',
    rehearsalOf(
      list(ROWER, SLED_PUSH),
      programme({ lundi: sled('apprendre') }, { lundi: sled('leger') }, { lundi: sled('apprendre') }, {}),
    ),
    'week-03.yaml:3:1 rehearsal: …',
  ],
  [
    'the last two of three stations alone',
    [
      ...rehearsalOf(list(ROWER, SLED_PUSH)),
      replace('limits.yaml', 'laps: 2, lapDistance: 1 km, stations: 2', 'laps: 3, lapDistance: 1 km, stations: 3'),
      replace('limits.yaml', 'rehearsal: { stations: 2', 'rehearsal: { stations: 3'),
      replace('understanding.yaml', 'laps: 2', 'laps: 3'),
      replace('understanding.yaml', 'stations:\n', `stations:\n  - ${SKIERG}\n`),
      replace('exercises/strength.yaml', '  - id: planche', `  - ${SKI}\n  - id: planche`),
      replace('results.yaml', 'shares: 40 · 60', 'shares: 20 · 20 · 60'),
      replace('results.yaml', 'ratios: 1 · 1,1', 'ratios: 1 · 1 · 1,1'),
    ],
    'week-01.yaml:3:1 rehearsal: …',
  ],
  ['the turn of a circuit', rehearsalOf(`blocks: [{ rounds: 2, ${list(SLED_PUSH, ROWER)} }]`)],
] satisfies Case[];
