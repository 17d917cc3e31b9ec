import { type BrokenCopy, replace } from '../../../broken-copy.ts';
import { accepting, programme, SLED, SLED_PAGE, sled, threshold } from './programme.ts';

const LEARNT = sled('apprendre');
const asking = (to: number, everyWeek: string, more = '') =>
  threshold(`specificity: { from: 1, to: ${to}, everyWeek: ${everyWeek}${more}, stationsEvery: 3 }`);
const ACCEPT = accepting('la semaine', 'specificity');
const lacking = (week: number, missing: string) =>
  `training/phase1/week-0${week}.yaml:3:1 avertissement, semaine sans ${missing}, à faire chaque semaine de la 1 à la 2. Complète une séance conseillée : on progresse dans ce qu’on répète (usage des coachs)${ACCEPT}`;

export const specificity: readonly BrokenCopy[] = [
  {
    what: 'a week without one of the exercises, another without a run after a station',
    edits: [
      ...programme({ lundi: LEARNT }, { lundi: sled('repetition', 40) }, {}, {}),
      ...SLED,
      replace(SLED_PAGE, 'sets: 2, reps: 5 }, { exercise: planche', 'sets: 2, reps: 5 }, { exercise: course'),
      replace(
        'exercises/strength.yaml',
        '  - id: planche',
        '  - { id: course, name: Course, howTo: Cours., alternatives: [Vélo] }\n  - id: planche',
      ),
      asking(2, '[[planche, course], [pompes]]', ', run: course'),
    ],
    diagnostics: [lacking(1, 'planche ou course ni course à pied après un atelier')],
  },
  {
    what: 'a station left out for three weeks, told once',
    edits: [
      ...programme({ lundi: sled('leger') }, { lundi: LEARNT }, { lundi: LEARNT }, { lundi: LEARNT }, {}),
      ...SLED,
      asking(4, '[]'),
    ],
    diagnostics: [
      `training/phase1/week-04.yaml:3:1 avertissement, semaines 2, 3 et 4 sans Rameur : chaque atelier revient au moins une fois en 3 semaines. Complète une séance conseillée : un geste qu’on ne répète plus se perd (usage des coachs)${ACCEPT}`,
    ],
  },
];
