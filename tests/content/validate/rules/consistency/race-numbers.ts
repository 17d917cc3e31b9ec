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
