import { replace } from '../../../broken-copy.ts';
import { gym, LEGS, programme, threshold } from './programme.ts';
import type { Case } from './table.ts';

const SQUATS = { lundi: `${gym(60)}, ${LEGS}, suggested: squats` };
const asking = (weeks: number, lower: string, upper: string) => [
  threshold(`progression: { weeks: ${weeks} }`),
  replace('training/phase1/phase.yaml', '[Doucement]', `[Doucement]\nmainLifts: { lower: ${lower}, upper: ${upper} }`),
];

export default [
  [
    'two weeks of a phase without a main lift, told once however many follow',
    [...programme(SQUATS, {}, {}, {}, SQUATS, {}), ...asking(2, 'pompes', 'pompes')],
    'week-03.yaml:3:1 progression: semaines 2 et 3 sans « Pompes », mouvement de base de la phase 1, attendu une semaine sur 2 au moins. Complète une séance conseillée',
  ],
  [
    'a week without a lift of every week',
    [...programme(SQUATS, {}, SQUATS, {}), ...asking(1, 'pompes', 'pompes')],
    'week-02.yaml:3:1 progression: semaine 2 sans « Pompes », mouvement de base de la phase 1, attendu chaque semaine au moins. Complète une séance conseillée',
  ],
  [
    'every other week, and not in that of the race',
    [...programme({}, SQUATS, {}, {}), ...asking(2, 'pompes', 'pompes')],
  ],
] satisfies Case[];
