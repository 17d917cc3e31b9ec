import { type BrokenCopy, replace } from '../../../broken-copy.ts';
import { accepting, IN_RACE_ORDER, programme, SLED, SLED_PAGE, sled, threshold } from './programme.ts';

const EDITS = [
  ...programme({ lundi: sled('apprendre', 30), mercredi: sled('leger', 30) }, {}, {}),
  ...SLED,
  threshold('rehearsal: { stations: 2, weeks: 3 }'),
];
const DIAGNOSTICS = [
  `training/phase1/week-01.yaml:3:1 avertissement, semaines 1 et 2 sans séance conseillée, hors simulation, qui enchaîne la fin de la course : Rameur et Sled push. Conseille une séance qui fait ces ateliers dans cet ordre : c’est là que la fatigue change les gestes (usage des coachs)${accepting('la semaine', 'rehearsal')}`,
];

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
];
