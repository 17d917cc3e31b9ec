import { replace } from '../../../broken-copy.ts';
import { programme, SLED, SLED_PAGE, sled, threshold } from './programme.ts';
import type { Case } from './table.ts';

const LEARNT = { lundi: sled('apprendre') };
const LIGHT = { lundi: sled('leger') };
const asking = (from: number, everyWeek: string, stationsEvery: number) =>
  threshold(`specificity: { from: ${from}, everyWeek: ${everyWeek}, stationsEvery: ${stationsEvery} }`);

export default [
  [
    'a week without one of the exercises, and without a run after a station',
    [
      ...programme(LEARNT, LIGHT, {}),
      ...SLED,
      replace(SLED_PAGE, 'raceShare: 60 % } }, { exercise: planche', 'raceShare: 60 % } }, { exercise: course'),
      replace(
        'exercises/strength.yaml',
        '  - id: planche',
        '  - { id: course, name: Course, howTo: Cours., figure: comme pompes, alternatives: [Vélo] }\n  - id: planche',
      ),
      asking(1, '[[planche, course], [pompes]], run: course', 3),
    ],
    'week-01.yaml:3:1 specificity: semaine sans planche ou course, ni course à pied après un atelier, à faire chaque semaine dès la 1re. Complète une séance conseillée',
  ],
  [
    'a station left out for three weeks, told once',
    [...programme(LIGHT, LEARNT, LEARNT, LEARNT, {}), ...SLED, asking(1, '[]', 3)],
    'week-04.yaml:3:1 specificity: semaines 2 à 4 sans Rameur : chaque atelier revient au moins une fois en 3 semaines. Complète une séance conseillée',
  ],
  ['weeks before those that count', [...programme(LEARNT, LEARNT, {}), ...SLED, asking(3, '[[planche]]', 1)]],
  ['a station that comes back', [...programme(LIGHT, LEARNT, LIGHT, {}), ...SLED, asking(1, '[[pompes]]', 2)]],
] satisfies Case[];
