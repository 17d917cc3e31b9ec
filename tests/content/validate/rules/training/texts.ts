import { add, replace } from '../../../broken-copy.ts';
import { gym, programme, run, starts, weekFile } from './programme.ts';
import type { Case } from './table.ts';

const WEEK = { lundi: run(30) };
/** Four weeks, of which the third says this. */
const saying = (text: string) => programme(WEEK, WEEK, { lundi: `${run(30)}, description: ${text}` }, {});

export const leftOutWeeks: readonly Case[] = [
  [
    'the first week speaks of the one before',
    programme({ mardi: `${run(30)}, description: Plus lent que la semaine dernière.` }, {}),
    'week-01.yaml:5:101 left-out-weeks: mardi, « semaine dernière » : il n’y a pas de semaine avant celle-ci. Dis-le sans renvoyer à une autre semaine',
  ],
  [
    'a week that two late starts leave out, told once where it is cited',
    [...saying('Comme en semaine 1.'), starts('[2, 3, 4]')],
    'week-03.yaml:4:101 left-out-weeks: lundi, « semaine 1 » : un départ à 3 semaines de la course ne comprend pas cette période. Dis-le sans renvoyer à une autre semaine',
  ],
  [
    'weeks of which a late start leaves one out, in a title',
    [
      ...programme(WEEK, WEEK, WEEK, {}),
      replace(weekFile(3), 'focus: Essai', 'focus: Comme aux semaines 1 à 2'),
      starts('[1, 3, 4]'),
    ],
    'week-03.yaml:2:8 left-out-weeks: thème, « semaines 1 à 2 » : un départ à 3 semaines de la course ne comprend pas cette période. Dis-le sans renvoyer à une autre semaine',
  ],
  [
    'the week before, which a late start leaves out',
    [...saying('Comme la semaine dernière.'), starts('[1, 3, 4]')],
    'week-03.yaml:4:101 left-out-weeks: lundi, « semaine dernière » : un départ à 3 semaines de la course ne comprend pas cette période. Dis-le sans renvoyer à une autre semaine',
  ],
  ['words that are about no week', [...saying('Cours en semaine 1 km de plus.'), starts('[2, 3, 4]')]],
];

const PAGE = 'training/phase1/activation.yaml';
const LINK = `${gym(30, 'facile')}, link: /training/phase1/activation`;
const activation = add(
  PAGE,
  `title: Activation
intro: À faire le mercredi.
warmUp: { duration: 8 min, text: Bouge. }
coolDown: { duration: 5 min, text: Respire. }
options: [{ id: reveil-samedi, name: Réveil, summary: Léger., rest: 90 s, exercises: [{ exercise: pompes, sets: 1, reps: 5 }] }]
`,
);

export const movingDays: readonly Case[] = [
  [
    'a day of the week of the race names another one',
    programme({ lundi: run(60) }, { mardi: `${run(20)}, description: Cours pour être en forme dimanche.` }),
    'week-02.yaml:5:101 moving-days: mardi, « dimanche » : la semaine finit avec la course, qui peut être un autre jour. Compte plutôt les jours avant la course',
  ],
  [
    'a page that only the week of the race opens names one',
    [...programme({ lundi: run(60) }, { mardi: LINK }), activation],
    'week-02.yaml:5:92 moving-days: mardi, « mercredi » dans la page « Activation » : …',
  ],
  ['the same page, opened the week before', [...programme({ lundi: LINK }, { mardi: LINK }), activation]],
  [
    'a week that moves with no race',
    [
      ...programme({ mardi: `${run(60)}, description: Comme mercredi.` }, { mardi: run(20) }),
      replace(weekFile(2), 'focus: Essai', 'focus: La course'),
    ],
  ],
];
