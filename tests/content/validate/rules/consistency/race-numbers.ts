import { type BrokenCopy, replace } from '../../../broken-copy.ts';

const unequal = (laps: number, stations: number) =>
  `tours (laps) : ${laps}, ateliers (stations) : ${stations}. Chaque tour mène à un atelier : écris deux fois le même nombre`;

export const raceNumbers: readonly BrokenCopy[] = [
  {
    what: 'the race has another number of laps',
    edits: [replace('understanding.yaml', 'laps: 2', 'laps: 3')],
    diagnostics: ['understanding.yaml:4:9 nombre de tours : 3, attendu : 2 (limits.yaml)'],
  },
  {
    what: 'a lap has another length',
    edits: [replace('understanding.yaml', 'lapDistance: 1 km', 'lapDistance: 800 m')],
    diagnostics: ['understanding.yaml:5:16 tour de 800 m, attendu : 1 km (limits.yaml)'],
  },
  {
    what: 'a station is missing',
    edits: [replace('limits.yaml', 'stations: 2', 'stations: 3')],
    diagnostics: [
      `limits.yaml:10:13 ${unequal(2, 3)}`,
      'understanding.yaml:8:3 nombre d’ateliers : 2, attendu : 3 (limits.yaml)',
    ],
  },
  {
    what: 'a goal does not add up',
    edits: [replace('competition.yaml', 'pace: 7:00/km', 'pace: 7:15/km')],
    diagnostics: [
      'competition.yaml:35:14 « 30 min » ne tombe pas juste : 2 km à cette allure, ateliers et transitions font 30 min 30 s. Enlève 30 s à stationsSeconds ou à transitionsSeconds, ou change total',
    ],
  },
  {
    what: 'a goal is a range',
    edits: [replace('competition.yaml', 'total: 30 min', 'total: 30-35 min')],
    diagnostics: [
      'competition.yaml:35:14 « 30-35 min » ne tombe pas juste : 2 km à cette allure, ateliers et transitions font 30 min',
    ],
  },
  {
    what: 'there are more laps than stations, wherever they are told',
    edits: [
      replace('limits.yaml', 'laps: 2', 'laps: 3'),
      replace('understanding.yaml', 'laps: 2', 'laps: 3'),
      replace('competition.yaml', 'total: 30 min', 'total: 37 min'),
    ],
    diagnostics: [`limits.yaml:10:13 ${unequal(3, 2)}`],
  },
  {
    what: 'there are more stations than laps, wherever they are told',
    edits: [
      replace('limits.yaml', 'laps: 2', 'laps: 1'),
      replace('understanding.yaml', 'laps: 2', 'laps: 1'),
      replace('competition.yaml', 'total: 30 min', 'total: 23 min'),
    ],
    diagnostics: [`limits.yaml:10:13 ${unequal(1, 2)}`],
  },
  {
    what: 'the limits alone have another length of a lap',
    edits: [replace('limits.yaml', 'lapDistance: 1 km', 'lapDistance: 800 m')],
    diagnostics: [
      'competition.yaml:35:14 « 30 min » ne tombe pas juste : 1,6 km à cette allure, ateliers et transitions font 27 min 12 s. Ajoute 2 min 48 s à stationsSeconds ou à transitionsSeconds, ou change total',
      'understanding.yaml:5:16 tour de 1 km, attendu : 800 m (limits.yaml)',
    ],
  },
];
