import { add, replace } from '../../../broken-copy.ts';
import { gym, programme, run, weekFile } from './programme.ts';
import type { Case } from './table.ts';

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

export default [
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
] satisfies Case[];
