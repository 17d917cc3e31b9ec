import { type BrokenCopy, type Edit, replace } from '../../../broken-copy.ts';
import { accepting, atThreshold, gym, LEGS, programme, SLED, sled, threshold } from './programme.ts';

const PHASE = 'training/phase1/phase.yaml';
const LIFTS = (upper = 'pompes', lower = 'pompes'): Edit =>
  replace(PHASE, '[Doucement]', `[Doucement]\nmainLifts: { lower: ${lower}, upper: ${upper} }`);
const SQUATS = { lundi: `${gym(60)}, ${LEGS}, suggested: squats` };
const THRESHOLD = threshold('progression: { weeks: 2 }');

const without = (weeks: string, lift: string, region: string) =>
  `avertissement, semaines ${weeks} sans « ${lift} », le mouvement de base du ${region} de la phase 1, attendu une semaine sur deux au moins. Conseille une séance qui le contient, ou ajoute-le à celle de la semaine : une charge monte quand on la retrouve souvent (usage des coachs)${accepting('la semaine', 'progression')}`;

export const progression: readonly BrokenCopy[] = [
  {
    what: 'two weeks of a phase without its main lifts, reported once however many follow',
    edits: [...programme(SQUATS, {}, {}, {}, SQUATS, {}), THRESHOLD, LIFTS()],
    diagnostics: [
      `training/phase1/week-03.yaml:3:1 ${without('2 et 3', 'Pompes', 'bas du corps')}`,
      `training/phase1/week-03.yaml:3:1 ${without('2 et 3', 'Pompes', 'haut du corps')}`,
    ],
  },
  {
    what: 'the lift of one of the two regions',
    edits: [...programme(SQUATS, SQUATS, {}), THRESHOLD, LIFTS('planche')],
    diagnostics: [`training/phase1/week-02.yaml:3:1 ${without('1 et 2', 'Planche', 'haut du corps')}`],
  },
  ...atThreshold(
    [
      ...programme({ lundi: sled('leger') }, { lundi: sled('apprendre') }, { lundi: sled('leger') }, {}),
      ...SLED,
      threshold('progression: { weeks: 2 }'),
      replace('training/phase1/phase.yaml', '[Doucement]', '[Doucement]\nmainLifts: { lower: planche, upper: pompes }'),
    ],
    replace('limits.yaml', 'progression: { weeks: 2', 'progression: { weeks: 1'),
    / avertissement, semaine 2 sans « Planche », .* attendu chaque semaine au moins\./,
  ),
];
