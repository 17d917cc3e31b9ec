import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

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
      replace('competition.yaml', 'percent: 40 %', 'percent: 20 %\n    - station: skierg\n      percent: 20 %'),
    ],
    'understanding.yaml:8:3 nombre d’ateliers : 3, attendu : 2 (limits.yaml)',
  ),
  broken(
    'a goal does not add up',
    replace('competition.yaml', 'pace: 7:00/km', 'pace: 7:15/km'),
    'competition.yaml:35:14 « 30 min » ne tombe pas juste : 2 km à cette allure, ateliers et transitions font 30 min 30 s. Enlève 30 s à stationsSeconds ou à transitionsSeconds, ou change total',
  ),
  broken(
    'a goal is a range',
    replace('competition.yaml', 'total: 30 min', 'total: 30-35 min'),
    'competition.yaml:35:14 « 30-35 min » ne tombe pas juste : 2 km à cette allure, ateliers et transitions font 30 min',
  ),
  broken(
    'the limits alone have another length of a lap',
    replace('limits.yaml', 'lapDistance: 1 km', 'lapDistance: 800 m'),
    'understanding.yaml:5:16 tour de 1 km, attendu : 800 m (limits.yaml)',
  ),
  broken(
    'the limits alone have another number of laps',
    replace('limits.yaml', 'laps: 2', 'laps: 3'),
    `limits.yaml:8:9 ${unequal(3, 2)}`,
  ),
];
