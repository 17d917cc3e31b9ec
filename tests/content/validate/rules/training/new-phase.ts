import { type BrokenCopy, replace } from '../../../broken-copy.ts';
import { PACES_WITH_TEST } from '../paces.ts';
import { accepting, atThreshold, gym, programme, secondPhase, TEST, threshold } from './programme.ts';

const HARD = gym(30, 'difficile');
const THRESHOLD = threshold('newPhase: { hardDays: 1 }');
const warning = (found: string, eased = 'Adoucis l’un d’eux') =>
  `training/phase2/week-02.yaml:3:1 avertissement, première semaine de la phase 2 : ${found}. ${eased} : les séances changent déjà, et le corps ne s’adapte pas à tout à la fois (usage des coachs)${accepting('la semaine', 'new-phase')}`;

export const newPhase: readonly BrokenCopy[] = [
  {
    what: 'a phase that begins with two hard days, after a week without one but for a test',
    edits: [
      ...programme({ lundi: TEST, jeudi: gym(60) }, { lundi: HARD, mercredi: HARD }, {}),
      ...secondPhase([1], [2, 3]),
      PACES_WITH_TEST,
      THRESHOLD,
    ],
    diagnostics: [warning('2 jours durs (lundi et mercredi), 1 au plus, la semaine d’avant n’en a pas')],
  },
  {
    what: 'a phase that begins with two hard days more than the hardest week before',
    edits: [
      ...programme({ lundi: HARD, jeudi: gym(60) }, { lundi: HARD, mercredi: HARD, vendredi: HARD }, {}),
      ...secondPhase([1], [2, 3]),
      THRESHOLD,
    ],
    diagnostics: [warning('3 jours durs (lundi, mercredi et vendredi), 2 au plus, la plus dure d’avant en a 1')],
  },
  {
    what: 'a phase that begins with one hard day, where none is allowed',
    edits: [...programme({}, { lundi: HARD }, {}), ...secondPhase([1], [2, 3]), threshold('newPhase: { hardDays: 0 }')],
    diagnostics: [warning('1 jour dur (lundi), 0 au plus, la semaine d’avant n’en a pas', 'Adoucis-le')],
  },
  {
    what: 'a phase that begins with two hard days, where none is allowed',
    edits: [
      ...programme({}, { lundi: HARD, mercredi: HARD }, {}),
      ...secondPhase([1], [2, 3]),
      threshold('newPhase: { hardDays: 0 }'),
    ],
    diagnostics: [
      warning('2 jours durs (lundi et mercredi), 0 au plus, la semaine d’avant n’en a pas', 'Adoucis-en 2'),
    ],
  },
  ...atThreshold(
    [
      ...programme({}, { lundi: gym(30, 'difficile') }, {}),
      ...secondPhase([1], [2, 3]),
      threshold('newPhase: { hardDays: 1 }'),
    ],
    replace('limits.yaml', 'hardDays: 1', 'hardDays: 0'),
    / avertissement, première semaine de la phase 2 : 1 jour dur \(lundi\), 0 au plus/,
  ),
];
