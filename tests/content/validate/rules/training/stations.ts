import { type Edit, replace } from '../../../broken-copy.ts';
import { gym, LEGS, programme, SLED, SLED_PAGE, sled, threshold } from './programme.ts';
import type { Case } from './table.ts';

/** The light workout with this load, before the lesson. */
const loadedWith = (load: string) => [
  ...programme({ lundi: sled('leger') }, { lundi: sled('apprendre') }, {}),
  ...SLED,
  replace(SLED_PAGE, '{ raceShare: 60 % }', `"${load}"`),
];

export const technique: readonly Case[] = [
  [
    'a station nearly at race load before the session that teaches it, told once',
    [
      ...programme({ lundi: sled('lourd', 30), mercredi: sled('lourd', 30) }, { lundi: sled('apprendre') }, {}),
      ...SLED,
    ],
    'week-01.yaml:4:131 technique: lundi, Sled push à 70 % de la charge de course ou plus, avant la séance qui en apprend le geste. Conseille d’abord une séance qui l’apprend, à charge légère',
  ],
  [
    'a station at a share in words',
    loadedWith('60 à 70 % de la charge de course'),
    'week-01.yaml:4:131 technique: lundi, Sled push …',
  ],
  ['a share below the threshold, in words', loadedWith('50 à 60 % de la charge de course')],
  [
    'a station at race load in the session that teaches it',
    [
      ...programme({ lundi: sled('apprendre') }, {}, {}),
      ...SLED,
      replace(SLED_PAGE, 'raceShare: 50-60 %', 'raceShare: 50-70 %'),
    ],
    'week-01.yaml:4:131 technique: lundi, Sled push à 70 % de la charge de course ou plus, dans la séance qui en apprend le geste. Allège-la',
  ],
  [
    'a simulation with a station that no session teaches',
    [...programme({ lundi: sled('apprendre', 30), mercredi: sled('repetition', 30) }, {}, {}), ...SLED],
    'week-01.yaml:6:134 technique: mercredi, Rameur dans une simulation, avant …',
  ],
];

const LEARNT = { lundi: sled('apprendre') };
const LIGHT = { lundi: sled('leger') };
const asking = (from: number, everyWeek: string, stationsEvery: number) =>
  threshold(`specificity: { from: ${from}, everyWeek: ${everyWeek}, stationsEvery: ${stationsEvery} }`);

export const specificity: readonly Case[] = [
  [
    'a week without one of the exercises, and without a run after a station',
    [
      ...programme(LEARNT, LIGHT, {}),
      ...SLED,
      replace(SLED_PAGE, 'raceShare: 60 % } }, { exercise: planche', 'raceShare: 60 % } }, { exercise: course'),
      replace(
        'exercises/strength.yaml',
        '  - id: planche',
        '  - { id: course, name: Course, howTo: Cours., figure: comme pompes, alternatives: [Vélo] }\n  - id: planche',
      ),
      asking(1, '[[planche, course], [pompes]], run: course', 3),
    ],
    'week-01.yaml:3:1 specificity: semaine sans planche ou course, ni course à pied après un atelier, à faire chaque semaine dès la 1re. Complète une séance conseillée',
  ],
  [
    'a station left out for three weeks, told once',
    [...programme(LIGHT, LEARNT, LEARNT, LEARNT, {}), ...SLED, asking(1, '[]', 3)],
    'week-04.yaml:3:1 specificity: semaines 2 à 4 sans Rameur : chaque atelier revient au moins une fois en 3 semaines. Complète une séance conseillée',
  ],
  ['weeks before those that count', [...programme(LEARNT, LEARNT, {}), ...SLED, asking(3, '[[planche]]', 1)]],
  ['a station that comes back', [...programme(LIGHT, LEARNT, LIGHT, {}), ...SLED, asking(1, '[[pompes]]', 2)]],
];

const SQUATS = { lundi: `${gym(60)}, ${LEGS}, suggested: squats` };
const askingLifts = (weeks: number, lower: string, upper: string) => [
  threshold(`progression: { weeks: ${weeks} }`),
  replace('training/phase1/phase.yaml', '[Doucement]', `[Doucement]\nmainLifts: { lower: ${lower}, upper: ${upper} }`),
];

export const progression: readonly Case[] = [
  [
    'two weeks of a phase without a main lift, told once however many follow',
    [...programme(SQUATS, {}, {}, {}, SQUATS, {}), ...askingLifts(2, 'pompes', 'pompes')],
    'week-03.yaml:3:1 progression: semaines 2 et 3 sans « Pompes », mouvement de base de la phase 1, attendu une semaine sur 2 au moins. Complète une séance conseillée',
  ],
  [
    'a week without a lift of every week',
    [...programme(SQUATS, {}, SQUATS, {}), ...askingLifts(1, 'pompes', 'pompes')],
    'week-02.yaml:3:1 progression: semaine 2 sans « Pompes », mouvement de base de la phase 1, attendu chaque semaine au moins. Complète une séance conseillée',
  ],
  [
    'every other week, and not in that of the race',
    [...programme({}, SQUATS, {}, {}), ...askingLifts(2, 'pompes', 'pompes')],
  ],
];

const ROWER = '{ exercise: planche, sets: 1, reps: 5 }';
const SLED_PUSH = '{ exercise: pompes, sets: 1, reps: 5 }';
const SKIERG = '{ id: skierg, name: SkiErg, work: 1000 m, howTo: Tire., standard: 1000 m entiers. }';
const SKI = '{ id: ski, name: Ski, station: skierg, howTo: Tire., figure: comme pompes, alternatives: [Vélo] }';
const ONE_WEEK = programme({ lundi: sled('apprendre', 30), mercredi: sled('leger', 30) }, {});
/** The light workout, in one of the weeks before the race, with other exercises. */
const rehearsalOf = (exercises: string, weeks: readonly Edit[] = ONE_WEEK) => [
  ...weeks,
  ...SLED,
  threshold('rehearsal: { stations: 2, weeks: 1 }'),
  replace(
    SLED_PAGE,
    'exercises: [{ exercise: pompes, sets: 1, reps: 5, load: { raceShare: 60 % } }, { exercise: planche, sets: 1, reps: 5 }]',
    exercises,
  ),
];
const list = (...lines: readonly string[]) => `exercises: [${lines.join(', ')}]`;

export const rehearsal: readonly Case[] = [
  [
    'the last stations in another order',
    rehearsalOf(list(SLED_PUSH, ROWER)),
    'week-01.yaml:3:1 rehearsal: semaine 1 sans séance conseillée, hors simulation, qui enchaîne les 2 derniers ateliers, de Rameur à Sled push. Conseille une séance qui les enchaîne dans l’ordre de la course',
  ],
  [
    'the last stations in a simulation alone',
    [
      ...rehearsalOf(`simulation: true\n    ${list(ROWER, SLED_PUSH)}`),
      replace('limits.yaml', '  technique: { raceShare: 70 }\n', ''),
      replace('limits.yaml', 'simulation: { days: 14 }', 'simulation: { days: 1 }'),
    ],
    'week-01.yaml:3:1 rehearsal: …',
  ],
  [
    'a rehearsal too early',
    rehearsalOf(
      list(ROWER, SLED_PUSH),
      programme({ lundi: sled('apprendre') }, { lundi: sled('leger') }, { lundi: sled('apprendre') }, {}),
    ),
    'week-03.yaml:3:1 rehearsal: …',
  ],
  [
    'the last two of three stations alone',
    [
      ...rehearsalOf(list(ROWER, SLED_PUSH)),
      replace('limits.yaml', 'laps: 2, lapDistance: 1 km, stations: 2', 'laps: 3, lapDistance: 1 km, stations: 3'),
      replace('limits.yaml', 'rehearsal: { stations: 2', 'rehearsal: { stations: 3'),
      replace('understanding.yaml', 'laps: 2', 'laps: 3'),
      replace('understanding.yaml', 'stations:\n', `stations:\n  - ${SKIERG}\n`),
      replace('exercises/strength.yaml', '  - id: planche', `  - ${SKI}\n  - id: planche`),
      replace('results.yaml', 'shares: 40 · 60', 'shares: 20 · 20 · 60'),
      replace('results.yaml', 'ratios: 1 · 1,1', 'ratios: 1 · 1 · 1,1'),
    ],
    'week-01.yaml:3:1 rehearsal: …',
  ],
  ['the turn of a circuit', rehearsalOf(`blocks: [{ rounds: 2, ${list(SLED_PUSH, ROWER)} }]`)],
];

/** A week with the heavy sled, and the last one before the race. */
const heavy = (share: number) => [
  ...programme({ lundi: sled('apprendre', 30), mercredi: sled('lourd', 30) }, {}),
  ...SLED,
  threshold(`stationLoad: { share: ${share}, weeks: 2 }`),
];
const heavyWith = (load: string) => [...heavy(90), replace(SLED_PAGE, '{ raceShare: 70-100 % }', `"${load}"`)];

export const stationLoad: readonly Case[] = [
  [
    'only the upper end of the range reaches the share, in fewer weeks than the threshold counts',
    heavy(90),
    'week-01.yaml:3:1 station-load: semaine 1 sans Sled push à 90 % de la charge de course ou plus, hors simulation. Complète une séance conseillée',
  ],
  ...['la moitié de la charge de course', 'charge de course, ou un cran en dessous'].map(
    (load): Case => [`at « ${load} »`, heavyWith(load), 'week-01.yaml:3:1 station-load: …'],
  ),
  ['at « Charge de course »', heavyWith('Charge de course')],
  [
    'at race load too early',
    [
      ...programme({ lundi: sled('apprendre', 30), jeudi: sled('lourd', 30) }, { lundi: sled('leger', 30) }, {}),
      ...SLED,
      threshold('stationLoad: { share: 70, weeks: 1 }'),
    ],
    'week-02.yaml:3:1 station-load: semaine 2 sans Sled push …',
  ],
  [
    'a station without a load that no exercise is for',
    [...heavy(70), replace('exercises/strength.yaml', '    station: rameur\n', '')],
  ],
];

/** The workout at race load, in the first of three weeks, with another dose. */
const dosed = (dose: string, weeks = 2) => [
  ...programme({ lundi: sled('apprendre', 30), mercredi: sled('lourd', 30) }, { lundi: sled('apprendre', 30) }, {}),
  ...SLED,
  threshold(`stationDistance: { share: 75, weeks: ${weeks} }`),
  replace('understanding.yaml', 'work: 50 m\n', 'work: 50 m\n    distance: 50 m\n'),
  replace('exercises/strength.yaml', '    name: Pompes\n', '    name: Pompes\n    countedIn: [distance, reps]\n'),
  replace(
    SLED_PAGE,
    'sets: 1, reps: 5, load: { raceShare: 70-100 % }',
    `sets: 4, ${dose}, load: { raceShare: 70-100 % }`,
  ),
];

export const stationDistance: readonly Case[] = [
  [
    'half of the distance, however many sets',
    dosed('distance: 25 m'),
    'week-01.yaml:3:1 station-distance: semaine 1, au plus d’un trait : Sled push 25 m sur 50 m, 75 % demandés. Allonge-le dans une séance conseillée',
  ],
  ['three quarters of it', dosed('distance: "37,5 m"')],
];
