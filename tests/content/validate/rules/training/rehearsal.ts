import { expect } from 'vitest';
import { add, type BrokenCopy, replace } from '../../../broken-copy.ts';
import { accepting, atThreshold, IN_RACE_ORDER, programme, SLED, SLED_PAGE, sled, threshold } from './programme.ts';

const EDITS = [
  ...programme({ lundi: sled('apprendre', 30), mercredi: sled('leger', 30) }, {}, {}),
  ...SLED,
  threshold('rehearsal: { stations: 2, weeks: 3 }'),
];
const DIAGNOSTICS = [
  `training/phase1/week-01.yaml:3:1 avertissement, semaines 1 et 2 sans séance conseillée, hors simulation, qui enchaîne la fin de la course : Rameur et Sled push. Conseille une séance qui fait ces ateliers dans cet ordre : c’est là que la fatigue change les gestes (usage des coachs)${accepting('la semaine', 'rehearsal')}`,
];

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
/** A programme that has to chain the end of the race in the light workout. */
const REHEARSED = [
  ...programme({ lundi: sled('apprendre', 30), mercredi: sled('leger', 30) }, {}),
  ...SLED,
  threshold('rehearsal: { stations: 2, weeks: 1 }'),
];
const list = (...lines: readonly string[]) => `exercises: [${lines.join(', ')}]`;
const rehearsalOf = (exercises: string) =>
  replace(
    SLED_PAGE,
    'exercises: [{ exercise: pompes, sets: 1, reps: 5, load: { raceShare: 60 % } }, { exercise: planche, sets: 1, reps: 5 }]',
    exercises,
  );

export const rehearsal: readonly BrokenCopy[] = [
  { what: 'the last stations in another order than that of the race', edits: EDITS, diagnostics: DIAGNOSTICS },
  {
    what: 'the last stations in their order, in a simulation alone',
    edits: [
      ...EDITS,
      replace(
        SLED_PAGE,
        'rest: 90 s\n    exercises: [{ exercise: pompes, sets: 1, reps: 5, load: { raceShare: 60 % } }, { exercise: planche, sets: 1, reps: 5 }]',
        'rest: 90 s\n    simulation: true\n    exercises: [{ exercise: planche, sets: 1, reps: 5 }, { exercise: pompes, sets: 1, reps: 5 }]',
      ),
      replace('limits.yaml', '  technique: { raceShare: 70 }\n', ''),
    ],
    diagnostics: DIAGNOSTICS,
  },
  {
    what: 'the last stations in a list with several sets of one, which chains nothing',
    edits: [
      ...EDITS,
      IN_RACE_ORDER,
      replace(SLED_PAGE, '{ exercise: planche, sets: 1, reps: 5 }, {', '{ exercise: planche, sets: 2, reps: 5 }, {'),
    ],
    diagnostics: DIAGNOSTICS,
  },
  {
    what: 'the last two of three stations alone',
    edits: [
      ...REHEARSED,
      ...THIRD_STATION,
      replace('limits.yaml', 'rehearsal: { stations: 2', 'rehearsal: { stations: 3'),
      WITH_SKIERG,
      rehearsalOf(list(ROWER, SLED_PUSH)),
    ],
    diagnostics: [expect.stringContaining('la fin de la course : SkiErg, Rameur et Sled push.')],
  },
  {
    what: 'the end of the race, one station of which stands on two lines',
    edits: [
      ...REHEARSED,
      ...THIRD_STATION,
      replace('limits.yaml', 'rehearsal: { stations: 2', 'rehearsal: { stations: 3'),
      WITH_SKIERG,
      rehearsalOf(`blocks: [{ rounds: 1, ${list(SKIERG, ROWER)} }, { rounds: 1, ${list(ROWER, SLED_PUSH)} }]`),
    ],
    diagnostics: [],
  },
  {
    what: 'the end of the race at the turn of a circuit',
    edits: [...REHEARSED, rehearsalOf(`blocks: [{ rounds: 2, ${list(SLED_PUSH, ROWER)} }]`)],
    diagnostics: [],
  },
  {
    what: 'the end of the race in a list that begins with several sets of something else',
    edits: [
      ...REHEARSED,
      add('exercises/core.yaml', CORE),
      rehearsalOf(list('{ exercise: gainage, sets: 3, reps: 5 }', ROWER, SLED_PUSH)),
    ],
    diagnostics: [],
  },
  {
    what: 'the end of the race, before which comes a station that no exercise is for',
    edits: [...REHEARSED, rehearsalOf(list(ROWER, SLED_PUSH)), ...THIRD_STATION],
    diagnostics: [],
  },
  ...atThreshold(
    [
      ...programme({ lundi: sled('apprendre') }, { lundi: sled('leger') }, { lundi: sled('apprendre') }, {}),
      ...SLED,
      IN_RACE_ORDER,
      threshold('rehearsal: { stations: 2, weeks: 2 }'),
    ],
    replace('limits.yaml', 'stations: 2, weeks: 2', 'stations: 2, weeks: 1'),
    / avertissement, semaine 3 sans séance conseillée, hors simulation, qui enchaîne la fin de la course : Rameur et Sled push\./,
  ),
];
