import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

const PAGE = 'competition.yaml';

const unshowable = (given: string) =>
  `avec ce chrono, le plan de course donne ${given} : revois ce chrono, les temps de goals ou firstLapSlowerSeconds`;

export const racePlan: readonly BrokenCopy[] = [
  broken(
    'the shares of the stations do not make a whole',
    replace(PAGE, 'percent: 40 %', 'percent: 39,5 %'),
    'competition.yaml:66:5 les parts font 99,5 %, attendu : 100 %',
  ),
  broken(
    'a station has two shares',
    replace(PAGE, 'percent: 60 %', 'percent: 50 %\n    - station: sled-push\n      percent: 10 %'),
    'competition.yaml:70:16 l’atelier « sled-push » a déjà sa part : garde une ligne',
  ),
  broken(
    'the goals are out of order',
    replace(
      PAGE,
      'transitionsSeconds: "06:00"',
      'transitionsSeconds: "06:00"\n    - id: second\n      level: Débutant\n      total: 31 min\n      pace: 7:00/km\n      stationsSeconds: "11:00"\n      transitionsSeconds: "06:00"',
    ),
    'competition.yaml:41:14 les objectifs vont du plus long au plus court',
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
    'a target leaves no time for the transitions',
    replace(PAGE, 'targets: 10 min à 1 h', 'targets: 30 s à 1 h'),
    `competition.yaml:63:12 ${unshowable('2 s à « RoxZone », moins que 5 s')}`,
  ),
  broken(
    'a target takes more than an hour for a station',
    replace(PAGE, 'targets: 10 min à 1 h', 'targets: 10 min à 12 h'),
    `competition.yaml:63:12 ${unshowable('168 min à « Tour 1 », plus que 60 min')}`,
  ),
];
