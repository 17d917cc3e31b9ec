import { type BrokenCopy, replace } from '../../../broken-copy.ts';
import { accepting, atThreshold, programme, SLED, SLED_PAGE, sled, threshold } from './programme.ts';

const LEARNT = sled('apprendre');
const asking = (everyWeek: string, more = '') =>
  threshold(`specificity: { from: 1, everyWeek: ${everyWeek}${more}, stationsEvery: 3 }`);
const ACCEPT = accepting('la semaine', 'specificity');
const lacking = (missing: string) =>
  `training/phase1/week-01.yaml:3:1 avertissement, semaine sans ${missing}, à faire chaque semaine à partir de la 1re, sauf celle de la course. Complète une séance conseillée : on progresse dans ce qu’on répète (usage des coachs)${ACCEPT}`;

export const specificity: readonly BrokenCopy[] = [
  {
    what: 'a week without one of the exercises, and without a run after a station',
    edits: [
      ...programme({ lundi: LEARNT }, { lundi: sled('leger') }, {}),
      ...SLED,
      replace(SLED_PAGE, 'raceShare: 60 % } }, { exercise: planche', 'raceShare: 60 % } }, { exercise: course'),
      replace(
        'exercises/strength.yaml',
        '  - id: planche',
        '  - { id: course, name: Course, howTo: Cours., figure: comme pompes, alternatives: [Vélo] }\n  - id: planche',
      ),
      asking('[[planche, course], [pompes]]', ', run: course'),
    ],
    diagnostics: [lacking('planche ou course, ni course à pied après un atelier')],
  },
  {
    what: 'a station left out for three weeks, reported once',
    edits: [
      ...programme({ lundi: sled('leger') }, { lundi: LEARNT }, { lundi: LEARNT }, { lundi: LEARNT }, {}),
      ...SLED,
      asking('[]'),
    ],
    diagnostics: [
      `training/phase1/week-04.yaml:3:1 avertissement, semaines 2, 3 et 4 sans Rameur : chaque atelier revient au moins une fois en 3 semaines. Complète une séance conseillée : un geste qu’on ne répète plus se perd (usage des coachs)${ACCEPT}`,
    ],
  },
  ...atThreshold(
    [
      ...programme({ lundi: sled('leger') }, { lundi: sled('apprendre') }, { lundi: sled('leger') }, {}),
      ...SLED,
      threshold('specificity: { from: 1, everyWeek: [[pompes]], stationsEvery: 2 }'),
    ],
    replace('limits.yaml', 'stationsEvery: 2', 'stationsEvery: 1'),
    / avertissement, semaine 2 sans Rameur : chaque atelier revient chaque semaine\./,
  ),
];
