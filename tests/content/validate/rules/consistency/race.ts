import { append, type BrokenCopy, broken, replace } from '../../../broken-copy.ts';
import { PACES, PACES_WITH_TEST } from '../paces.ts';

const CATALOGUE = 'exercises/strength.yaml';
const PAGE = 'training/phase1/upper-body.yaml';
const INSTEAD = 'Remplace « load: { raceShare: … } » par quelques mots, comme « load: charge moyenne », ou ajoute';
const GUIDE = 'competition.yaml';
const RESULTS = 'results.yaml';
const OPEN = '  - division: open\n    count: 200\n    finishes:\n      - total: 30 min\n';
const unordered = 'les chronos vont du plus court au plus long : déplace cette ligne';

const station = (id: string) => replace(CATALOGUE, 'name: Pompes', `name: Pompes\n    station: ${id}`);
const share = replace(PAGE, 'reps: 6-8', 'reps: 6-8\n        load: { raceShare: 50-60 % }');

export const raceLoads: readonly BrokenCopy[] = [
  broken(
    'an exercise of no station is prescribed a share of its race load',
    share,
    `${PAGE}:18:28 « Pompes » n’a pas de charge de course : il ne cite aucun atelier (station) dans content/exercises/. ${INSTEAD} cet atelier`,
  ),
  broken(
    'a station without a load is prescribed a share of it, in a circuit',
    [station('rameur'), replace(PAGE, 'reps: 10', 'reps: 10\n            load:\n              raceShare: 100 %')],
    `${PAGE}:32:26 « Pompes » n’a pas de charge de course : son atelier « rameur » n’en a pas dans understanding.yaml. ${INSTEAD} cette charge`,
  ),
];

const unequal = (laps: number, stations: number) =>
  `tours (laps) : ${laps}, ateliers (stations) : ${stations}. Chaque tour mène à un atelier : écris deux fois le même nombre`;

export const raceNumbers: readonly BrokenCopy[] = [
  broken(
    'the race has another number of laps',
    replace('understanding.yaml', 'laps: 2', 'laps: 3'),
    'understanding.yaml:4:9 nombre de tours : 3, attendu : 2 (limits.yaml)',
  ),
  broken(
    'a station is missing',
    replace('limits.yaml', 'stations: 2', 'stations: 3'),
    `limits.yaml:10:13 ${unequal(2, 3)}`,
  ),
  broken(
    'the race has another number of stations',
    [
      replace(
        'understanding.yaml',
        'stations:\n',
        'stations:\n  - { id: skierg, name: SkiErg, work: 1000 m, howTo: Tire., standard: 1000 m entiers. }\n',
      ),
      replace('results.yaml', 'shares: 40 · 60', 'shares: 20 · 20 · 60'),
      replace('results.yaml', 'ratios: 1 · 1,1', 'ratios: 1 · 1 · 1,1'),
    ],
    'understanding.yaml:8:3 nombre d’ateliers : 3, attendu : 2 (limits.yaml)',
  ),
  broken(
    'the limits alone have another length of a lap',
    replace('limits.yaml', 'lapDistance: 1 km', 'lapDistance: 800 m'),
    'understanding.yaml:5:16 tour de 1 km, attendu : 800 m (limits.yaml)',
  ),
];

const unshowable = (given: string) =>
  `avec ce chrono, le plan de course donne ${given} : revois ce chrono, firstLapSlowerSeconds ou results.yaml`;

export const racePlan: readonly BrokenCopy[] = [
  broken(
    'a goal is a range',
    replace(GUIDE, 'total: 30 min', 'total: 30-35 min'),
    'competition.yaml:35:14 un objectif est un seul chrono, sans fourchette',
  ),
  broken(
    'the goals are out of order',
    replace(GUIDE, 'total: 30 min', 'total: 30 min\n    - id: second\n      level: Débutant\n      total: 31 min'),
    'competition.yaml:38:14 les objectifs vont du plus long au plus court',
  ),
  broken(
    'a goal is out of reach of the plan',
    replace(GUIDE, 'targets: 10 min à 1 h', 'targets: 40 min à 1 h'),
    'competition.yaml:35:14 cet objectif est hors des chronos possibles : change-le, ou plan.targets plus bas',
  ),
  broken(
    'the first lap alone is slower than all laps together',
    replace(GUIDE, 'firstLapSlowerSeconds: "0:10"', 'firstLapSlowerSeconds: "20:00"'),
    `competition.yaml:35:14 ${unshowable('−180 s à « Tour 2 », moins que 5 s')}`,
  ),
  broken(
    'a target takes more than an hour for a station',
    replace(GUIDE, 'targets: 10 min à 1 h', 'targets: 10 min à 12 h'),
    `competition.yaml:60:12 ${unshowable('168 min à « Tour 1 », plus que 60 min')}`,
  ),
];

const ofRunning = (pace: string, id = 'readiness-run') => `    - id: ${id}
      name: 6 min de course
      text: Le test.
      weeks: [1]
      racePace: ${pace}
`;

const withTest = (...runs: string[]) => [PACES_WITH_TEST, append(GUIDE, runs.join(''))];

export const readiness: readonly BrokenCopy[] = [
  broken('a checkpoint is the test of running, at a pace that is a part of it', [
    ...withTest(ofRunning('footing')),
    replace('training/phase1/week-01.yaml', 'type: footing\n', 'type: footing\n    pace: footing\n'),
  ]),
  broken(
    'a week is none of the programme, another is there twice',
    replace(GUIDE, 'weeks: [1]', 'weeks: [2, 1, 2, 3]'),
    `${GUIDE}:69:21 « 2 » est déjà dans la liste : retire-le`,
    `${GUIDE}:69:24 la semaine 3 n’est dans aucune phase : corrige-la`,
  ),
  broken(
    'two checkpoints measure one station',
    append(
      GUIDE,
      '    - id: readiness-again\n      name: Encore\n      text: Vite.\n      weeks: [2]\n      station: rameur\n      racePercent: 105-115 %\n',
    ),
    `${GUIDE}:76:16 « 1000\u00a0m de rameur » mesure déjà l’atelier « rameur » : garde l’un des deux`,
  ),
  broken(
    'two checkpoints are the test',
    withTest(ofRunning('footing'), ofRunning('footing', 'readiness-again')),
    `${GUIDE}:81:17 « 6\u00a0min de course » mesure déjà le test de course : garde l’un des deux`,
  ),
  broken(
    'the pace is no part of the speed of the test',
    withTest(ofRunning('seuil')),
    `${GUIDE}:76:17 « Allure seuil » n’a pas de part de la vitesse du test (share) : choisis-en une autre`,
  ),
  broken(
    'there is no test',
    [PACES, append(GUIDE, ofRunning('footing'))],
    `${GUIDE}:76:17 il n’y a pas de test : décris-le dans training.yaml (paces, test)`,
  ),
];

const row = (total: string) =>
  `      - { total: ${total}, laps: "14:00", stations: "10:00", roxZone: "6:00", shares: 40 · 60 }\n`;

export const results: readonly BrokenCopy[] = [
  broken(
    'a default division without results',
    [
      replace('understanding.yaml', 'Pro]', '{ id: pro, name: Pro }]'),
      replace(RESULTS, 'defaultDivisions: [open]', 'defaultDivisions: [open, pro]'),
    ],
    `${RESULTS}:2:26 « pro » n’a pas de résultats plus bas : choisis une division qui en a`,
  ),
  broken(
    'a division twice',
    replace(RESULTS, OPEN, `${OPEN.replace(/ {6}- .*\n/, row('30 min'))}${OPEN}`),
    `${RESULTS}:8:15 la division « open » a déjà ses résultats : garde une liste`,
  ),
  broken(
    'finish times out of order',
    replace(RESULTS, OPEN, OPEN.replace(/ {6}- .*\n/, `${row('30 min')}$&`)),
    `${RESULTS}:8:16 ${unordered}`,
  ),
  broken(
    'a range',
    replace(RESULTS, '30 min\n        laps', '30-31 min\n        laps'),
    `${RESULTS}:7:16 donne un seul chrono, sans fourchette`,
  ),
  broken(
    'times that make more',
    replace(RESULTS, 'roxZone: "6:00"', 'roxZone: "8:00"'),
    `${RESULTS}:7:16 laps, stations et roxZone font 2 min de plus que ce chrono : revois ces temps`,
  ),
  broken(
    'as many shares and ratios as in another race',
    [
      replace(RESULTS, 'shares: 40 · 60', 'shares: 40 · 30 · 30'),
      replace(RESULTS, 'ratios: 1 · 1,1', 'ratios: 1 · 1,1 · 1,2'),
    ],
    `${RESULTS}:11:17 3 parts, attendu : 2, un par atelier`,
    `${RESULTS}:14:13 3 rapports, attendu : 2, un par atelier`,
  ),
  broken(
    'shares that do not make a whole',
    replace(RESULTS, 'shares: 40 · 60', 'shares: 40 · 62,5'),
    `${RESULTS}:11:17 les parts font 102,5, attendu : 100, à l’arrondi près`,
  ),
  broken(
    'a slower finish that takes a station faster',
    replace(
      RESULTS,
      'shares: 40 · 60\n',
      'shares: 40 · 60\n      - { total: 31 min, laps: "14:30", stations: "10:30", roxZone: "6:00", shares: 30 · 70 }\n',
    ),
    `${RESULTS}:12:85 à ce chrono, l’atelier 1 prend moins de temps qu’à celui d’avant : revois ces deux lignes`,
  ),
];

export const timetable: readonly BrokenCopy[] = [
  broken(
    'an entry is a day before the race, by its hours',
    replace('competition.yaml', 'before: 2 h', 'before: 26 h'),
    'competition.yaml:52:15 c’est un autre jour que la course : écris « daysBefore: 1 » à la place',
  ),
  broken(
    'two entries are the start',
    replace('competition.yaml', '      before: 2 h\n', ''),
    'competition.yaml:51:11 « Arrivée » et « Départ » (time-start) n’ont ni before ni daysBefore : un seul est le départ. Ajoute le before de l’autre, sans doute celui-ci',
  ),
];
