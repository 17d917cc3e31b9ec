import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

const PAGE = 'results.yaml';
const OPEN = '  - division: open\n    count: 200\n    finishes:\n      - total: 30 min\n';
const row = (total: string) =>
  `      - { total: ${total}, laps: "14:00", stations: "10:00", roxZone: "6:00", shares: 40 · 60 }\n`;
const unordered = 'les chronos vont du plus court au plus long : déplace cette ligne';

export const results: readonly BrokenCopy[] = [
  broken(
    'a default division without results',
    [
      replace('understanding.yaml', 'Pro]', '{ id: pro, name: Pro }]'),
      replace(PAGE, 'defaultDivisions: [open]', 'defaultDivisions: [open, pro]'),
    ],
    `${PAGE}:2:26 « pro » n’a pas de résultats plus bas : choisis une division qui en a`,
  ),
  broken(
    'a division twice',
    replace(PAGE, OPEN, `${OPEN.replace(/ {6}- .*\n/, row('30 min'))}${OPEN}`),
    `${PAGE}:8:15 la division « open » a déjà ses résultats : garde une liste`,
  ),
  broken(
    'finish times out of order',
    replace(PAGE, OPEN, OPEN.replace(/ {6}- .*\n/, `${row('30 min')}$&`)),
    `${PAGE}:8:16 ${unordered}`,
  ),
  broken(
    'a range',
    replace(PAGE, '30 min\n        laps', '30-31 min\n        laps'),
    `${PAGE}:7:16 donne un seul chrono, sans fourchette`,
  ),
  broken(
    'times that make more',
    replace(PAGE, 'roxZone: "6:00"', 'roxZone: "8:00"'),
    `${PAGE}:7:16 laps, stations et roxZone font 2 min de plus que ce chrono : revois ces temps`,
  ),
  broken(
    'as many shares and ratios as in another race',
    [
      replace(PAGE, 'shares: 40 · 60', 'shares: 40 · 30 · 30'),
      replace(PAGE, 'ratios: 1 · 1,1', 'ratios: 1 · 1,1 · 1,2'),
    ],
    `${PAGE}:11:17 3 parts, attendu : 2, un par atelier`,
    `${PAGE}:14:13 3 rapports, attendu : 2, un par atelier`,
  ),
  broken(
    'shares that do not make a whole',
    replace(PAGE, 'shares: 40 · 60', 'shares: 40 · 62,5'),
    `${PAGE}:11:17 les parts font 102,5, attendu : 100, à l’arrondi près`,
  ),
  broken(
    'a slower finish that takes a station faster',
    replace(
      PAGE,
      'shares: 40 · 60\n',
      'shares: 40 · 60\n      - { total: 31 min, laps: "14:30", stations: "10:30", roxZone: "6:00", shares: 30 · 70 }\n',
    ),
    `${PAGE}:12:85 à ce chrono, l’atelier 1 prend moins de temps qu’à celui d’avant : revois ces deux lignes`,
  ),
];
