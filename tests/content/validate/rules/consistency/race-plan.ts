import { type BrokenCopy, replace } from '../../../broken-copy.ts';

const PAGE = 'competition.yaml';

const unshowable = (given: string) =>
  `avec ce chrono, le plan de course donne ${given} : revois ce chrono, les temps de goals ou firstLapSlowerSeconds`;

export const racePlan: readonly BrokenCopy[] = [
  {
    what: 'the shares of the stations do not make a whole',
    edits: [replace(PAGE, 'percent: 40 %', 'percent: 39,5 %')],
    diagnostics: ['competition.yaml:66:5 les parts font 99,5 %, attendu : 100 %'],
  },
  {
    what: 'a share is for no station of the race',
    edits: [replace(PAGE, 'station: rameur', 'station: rameurs')],
    diagnostics: [
      'competition.yaml:66:5 l’atelier « rameur » n’a pas de part : ajoute sa ligne',
      'competition.yaml:66:16 atelier inconnu « rameurs » : reprends l’id d’un atelier d’understanding.yaml (voulais-tu dire « rameur » ?)',
    ],
  },
  {
    what: 'a station has two shares',
    edits: [replace(PAGE, 'percent: 60 %', 'percent: 50 %\n    - station: sled-push\n      percent: 10 %')],
    diagnostics: ['competition.yaml:70:16 l’atelier « sled-push » a déjà sa part : garde une ligne'],
  },
  {
    what: 'the goals are out of order',
    edits: [
      replace(
        PAGE,
        'transitionsSeconds: "06:00"',
        'transitionsSeconds: "06:00"\n    - id: second\n      level: Débutant\n      total: 31 min\n      pace: 7:00/km\n      stationsSeconds: "11:00"\n      transitionsSeconds: "06:00"',
      ),
    ],
    diagnostics: ['competition.yaml:41:14 les objectifs vont du plus long au plus court'],
  },
  {
    what: 'a goal is out of reach of the plan',
    edits: [replace(PAGE, 'targets: 10 min à 1 h', 'targets: 40 min à 1 h')],
    diagnostics: [
      'competition.yaml:35:14 cet objectif est hors des chronos possibles : change-le, ou plan.targets plus bas',
    ],
  },
  {
    what: 'the first lap alone is slower than all laps together',
    edits: [replace(PAGE, 'firstLapSlowerSeconds: "0:10"', 'firstLapSlowerSeconds: "20:00"')],
    diagnostics: [`competition.yaml:35:14 ${unshowable('−180 s à « Tour 2 », moins que 5 s')}`],
  },
  {
    what: 'the transitions of a goal take no time',
    edits: [
      replace(PAGE, 'transitionsSeconds: "06:00"', 'transitionsSeconds: "0:00"'),
      replace(PAGE, 'stationsSeconds: "10:00"', 'stationsSeconds: "16:00"'),
    ],
    diagnostics: [`competition.yaml:35:14 ${unshowable('0 s à « RoxZone », moins que 5 s')}`],
  },
  {
    what: 'the stations of a goal take no time',
    edits: [
      replace(PAGE, 'stationsSeconds: "10:00"', 'stationsSeconds: "0:00"'),
      replace(PAGE, 'transitionsSeconds: "06:00"', 'transitionsSeconds: "16:00"'),
    ],
    diagnostics: [`competition.yaml:35:14 ${unshowable('0 s à « Rameur », moins que 5 s')}`],
  },
  {
    what: 'a target leaves no time for the transitions',
    edits: [replace(PAGE, 'targets: 10 min à 1 h', 'targets: 30 s à 1 h')],
    diagnostics: [`competition.yaml:63:12 ${unshowable('2 s à « RoxZone », moins que 5 s')}`],
  },
  {
    what: 'a target takes more than an hour for a station',
    edits: [replace(PAGE, 'targets: 10 min à 1 h', 'targets: 10 min à 12 h')],
    diagnostics: [`competition.yaml:63:12 ${unshowable('168 min à « Tour 1 », plus que 60 min')}`],
  },
];
