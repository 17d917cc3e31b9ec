import { type BrokenCopy, replace } from '../../../broken-copy.ts';
import { PACES_WITH_TEST } from '../paces.ts';
import { accepting, atThreshold, gym, programme, TEST } from './programme.ts';

const warning = (part: number, load: number, heavier: number, most: number) =>
  `avertissement, semaine allégée à ${part} % de la charge de la semaine d’avant (minutes × RPE : ${load} au lieu de ${heavier}), 75 % au plus, soit ${most}. Raccourcis ou adoucis des séances : sans vraie baisse, le corps n’assimile pas les semaines d’avant (doi:10.1186/s40798-023-00633-0)${accepting('la semaine', 'light-weeks')}`;

export const lightWeeks: readonly BrokenCopy[] = [
  {
    what: 'a light week that is hardly shorter',
    edits: programme({ lundi: gym(100) }, { lundi: gym(80), week: 'kind: allégée\n' }, {}),
    diagnostics: [`training/phase1/week-02.yaml:3:7 ${warning(80, 480, 600, 450)}`],
  },
  {
    what: 'a light week that is shorter and harder',
    edits: programme({ lundi: gym(100) }, { lundi: gym(60, 'difficile'), week: 'kind: allégée\n' }, {}),
    diagnostics: [`training/phase1/week-02.yaml:3:7 ${warning(85, 510, 600, 450)}`],
  },
  {
    // 6 min × 8.5 and 24 min × 3.5 beside 55 min × 6.
    what: 'a light week that is too long for its test',
    edits: [
      ...programme({ lundi: gym(100) }, { lundi: gym(55), mardi: TEST, week: 'kind: allégée\n' }, {}),
      PACES_WITH_TEST,
    ],
    diagnostics: [`training/phase1/week-02.yaml:3:7 ${warning(78, 465, 600, 450)}`],
  },
  ...atThreshold(
    programme({ lundi: gym(100) }, { lundi: gym(75), week: 'kind: allégée\n' }, {}),
    replace('limits.yaml', 'lightWeeks: { percent: 75', 'lightWeeks: { percent: 60'),
    /, 60 % au plus, soit 360\./,
  ),
];
