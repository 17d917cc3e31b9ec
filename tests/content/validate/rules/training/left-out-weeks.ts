import type { BrokenCopy } from '../../../broken-copy.ts';
import { accepting, programme, run } from './programme.ts';

const ACCEPT = accepting('ce jour', 'left-out-weeks');

const warning = (found: string) =>
  `avertissement, ${found} : cette semaine-là n’en fait pas partie. Dis-le sans renvoyer à une autre semaine : qui ne l’a pas faite n’y comprend rien (usage des coachs)${ACCEPT}`;

export const leftOutWeeks: readonly BrokenCopy[] = [
  {
    what: 'the first week speaks of the one before',
    edits: programme({ mardi: `${run(30)}, description: Plus lent que la semaine dernière.` }, {}),
    diagnostics: [`training/phase1/week-01.yaml:5:101 ${warning('mardi, « semaine dernière »')}`],
  },
  {
    what: 'the first week speaks of a day of the one before',
    edits: programme({ mardi: `${run(30)}, description: Comme mardi dernier.` }, {}),
    diagnostics: [`training/phase1/week-01.yaml:5:101 ${warning('mardi, « mardi dernier »')}`],
  },
];
