import type { BrokenCopy } from '../../broken-copy.ts';
import { accepting, gym, programme, run } from './programme.ts';

const warning = (volumes: string) =>
  `avertissement, semaine trop longue : ${volumes} (110 % de la plus longue des 3 semaines d’avant). Raccourcis des séances : le corps s’adapte à de petites hausses (usage des coachs)${accepting('la semaine', 'week-rise')}`;

export const weekRise: readonly BrokenCopy[] = [
  {
    what: 'a week has a run more',
    edits: programme(
      { lundi: run(30), mercredi: run(30) },
      { lundi: run(30), mercredi: run(30), vendredi: run(30) },
      {},
    ),
    findings: [
      `training/phase1/week-02.yaml:1:9 ${warning('90 min de course à pied, 66 min au plus ; 90 min en tout, 66 min au plus')}`,
    ],
  },
  {
    what: 'a week has more of everything but runs',
    edits: programme({ lundi: run(30), mercredi: gym(70) }, { lundi: run(30), mercredi: gym(81) }, {}),
    findings: [`training/phase1/week-02.yaml:1:9 ${warning('111 min en tout, 110 min au plus')}`],
  },
  {
    what: 'runs take the place of gym sessions',
    edits: programme({ lundi: run(30), mercredi: gym(70) }, { lundi: run(34), mercredi: gym(66) }, {}),
    findings: [`training/phase1/week-02.yaml:1:9 ${warning('34 min de course à pied, 33 min au plus')}`],
  },
  {
    what: 'the last week as long is more than three weeks ago',
    edits: programme(
      { lundi: gym(60), mercredi: gym(60) },
      { lundi: gym(50) },
      { lundi: gym(50) },
      { lundi: gym(50) },
      { lundi: gym(56) },
      {},
    ),
    findings: [`training/phase1/week-05.yaml:1:9 ${warning('56 min en tout, 55 min au plus')}`],
  },
];
