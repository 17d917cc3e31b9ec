import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

const PAGE = 'competition.yaml';

const unshowable = (given: string) =>
  `avec ce chrono, le plan de course donne ${given} : revois ce chrono, firstLapSlowerSeconds ou results.yaml`;

export const racePlan: readonly BrokenCopy[] = [
  broken(
    'a goal is a range',
    replace(PAGE, 'total: 30 min', 'total: 30-35 min'),
    'competition.yaml:35:14 un objectif est un seul chrono, sans fourchette',
  ),
  broken(
    'the goals are out of order',
    replace(PAGE, 'total: 30 min', 'total: 30 min\n    - id: second\n      level: Débutant\n      total: 31 min'),
    'competition.yaml:38:14 les objectifs vont du plus long au plus court',
  ),
  broken(
    'a goal is out of reach of the plan',
    replace(PAGE, 'targets: 10 min à 1 h', 'targets: 40 min à 1 h'),
    'competition.yaml:35:14 cet objectif est hors des chronos possibles : change-le, ou plan.targets plus bas',
  ),
  broken(
    'the first lap alone is slower than all laps together',
    replace(PAGE, 'firstLapSlowerSeconds: "0:10"', 'firstLapSlowerSeconds: "20:00"'),
    `competition.yaml:35:14 ${unshowable('−180 s à « Tour 2 », moins que 5 s')}`,
  ),
  broken(
    'a target takes more than an hour for a station',
    replace(PAGE, 'targets: 10 min à 1 h', 'targets: 10 min à 12 h'),
    `competition.yaml:60:12 ${unshowable('168 min à « Tour 1 », plus que 60 min')}`,
  ),
];
