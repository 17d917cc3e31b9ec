import { type BrokenCopy, replace } from '../../../broken-copy.ts';
import { accepting, atThreshold, gym, programme, run } from './programme.ts';

const warning = (volumes: string, day: string, before = 'la semaine d’avant') =>
  `avertissement, semaine trop longue : ${volumes} (110 % de ${before}). Raccourcis des séances, d’abord celle du ${day}, qui augmente le plus : le corps s’adapte à de petites hausses (usage des coachs)${accepting('la semaine', 'week-rise')}`;

export const weekRise: readonly BrokenCopy[] = [
  {
    what: 'a week has a run more',
    edits: programme(
      { lundi: run(30), mercredi: run(30) },
      { lundi: run(30), mercredi: run(30), vendredi: run(30) },
      {},
    ),
    diagnostics: [
      `training/phase1/week-02.yaml:8:83 ${warning('90 min de course à pied, 66 min au plus ; 90 min en tout, 66 min au plus', 'vendredi')}`,
    ],
  },
  {
    what: 'a week has more of everything but runs',
    edits: programme({ lundi: run(30), mercredi: gym(70) }, { lundi: run(30), mercredi: gym(81) }, {}),
    diagnostics: [`training/phase1/week-02.yaml:6:82 ${warning('111 min en tout, 110 min au plus', 'mercredi')}`],
  },
  {
    what: 'runs take the place of gym sessions',
    edits: programme({ lundi: run(30), mercredi: gym(70) }, { lundi: run(34), mercredi: gym(66) }, {}),
    diagnostics: [`training/phase1/week-02.yaml:4:80 ${warning('34 min de course à pied, 33 min au plus', 'lundi')}`],
  },
  {
    what: 'the third week is longer than both before it',
    edits: programme(
      { lundi: gym(60) },
      { lundi: gym(60), mercredi: gym(5) },
      { lundi: gym(40), mercredi: gym(40) },
      {},
    ),
    diagnostics: [
      `training/phase1/week-03.yaml:6:82 ${warning('80 min en tout, 71,5 min au plus', 'mercredi', 'la plus longue des 2 semaines d’avant')}`,
    ],
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
    diagnostics: [
      `training/phase1/week-05.yaml:4:79 ${warning('56 min en tout, 55 min au plus', 'lundi', 'la plus longue des 3 semaines d’avant')}`,
    ],
  },
  ...atThreshold(
    programme({ lundi: gym(100) }, { lundi: gym(110) }, {}),
    replace('limits.yaml', 'weekRise: { percent: 110', 'weekRise: { percent: 105'),
    /105 min au plus \(105 % de la semaine d’avant\)/,
  ),
];
