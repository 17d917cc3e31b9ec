import { expect, test } from 'vitest';
import { diagnosticsIn, type Edit, replace, withCopy } from '../../../broken-copy.ts';
import { gym, IN_RACE_ORDER, LEGS, programme, run, SLED, secondPhase, sled, threshold } from './programme.ts';
import { PUSH_UPS, SUGGESTED, timed } from './timed-workout.ts';

const limit = (from: string, to: string) => replace('limits.yaml', from, to);

/** What the limits of the fixture allow, and stricter ones don't; where only the message may differ, its figures. */
const STRICTER: readonly [name: string, edits: readonly Edit[], stricter: Edit, message: RegExp][] = [
  [
    'run-rise',
    programme({ lundi: run(60) }, { mardi: run(66) }, {}),
    limit('runRise: { percent: 110', 'runRise: { percent: 105'),
    /^mardi, 66 min de course à pied : 65 min au plus, soit 105 %/,
  ],
  [
    'week-rise',
    programme({ lundi: gym(100) }, { lundi: gym(110) }, {}),
    limit('weekRise: { percent: 110', 'weekRise: { percent: 105'),
    /105 min au plus \(105 % de la semaine d’avant\)/,
  ],
  [
    'rest-days',
    programme({ lundi: gym(20) }, {}),
    limit('normal: 1', 'normal: 7'),
    /^jours de repos : 6, au moins 7 dans une semaine\./,
  ],
  [
    'light-weeks',
    programme({ lundi: gym(100) }, { lundi: gym(75), week: 'kind: allégée\n' }, {}),
    limit('lightWeeks: { percent: 75', 'lightWeeks: { percent: 60'),
    /, 60 % au plus, soit 360\./,
  ],
  [
    'taper',
    programme({ lundi: gym(100) }, { lundi: gym(70), week: 'kind: affûtage\n' }, {}),
    limit('min: 55, max: 70', 'min: 40, max: 50'),
    /attendu : 40 à 50 %, de 40 min à 50 min\./,
  ],
  [
    'simulation',
    programme({ dimanche: `${gym(60)}, ${LEGS}, suggested: repetition` }, {}, {}),
    limit('simulation: { days: 14', 'simulation: { days: 21'),
    /à J−14 : une simulation de course se fait à J−21 au plus tard\. .* il faut 21 jours pour/,
  ],
  [
    'last-hard-days',
    programme({ dimanche: `${gym(60)}, ${LEGS}` }, {}),
    limit('legs: 7', 'legs: 10'),
    /à J−7 : à J−10 au plus tard/,
  ],
  [
    'workout-minutes',
    [...programme({ lundi: SUGGESTED }, {}), ...timed(`estimatedDuration: 26 min, ${PUSH_UPS}`)],
    limit('warnings:\n', 'warnings:\n  workoutMinutes: { percent: 5 }\n'),
    /« Essai » : « 26 min » annoncé, mais 24 à 28 min .*, 25 à 27 min permises à 5 % près/,
  ],
  [
    'around-simulation',
    [
      ...programme({ lundi: gym(60), jeudi: `${gym(60)}, ${LEGS}, suggested: repetition` }, {}, {}),
      threshold('aroundSimulation: { days: 2, minutes: 30 }'),
    ],
    limit('aroundSimulation: { days: 2', 'aroundSimulation: { days: 3'),
    /^lundi, 60 min à 3 jours de « Répétition générale »/,
  ],
  [
    'technique',
    [...programme({ lundi: sled('leger') }, { lundi: sled('apprendre') }, {}), ...SLED],
    limit('raceShare: 70', 'raceShare: 60'),
    /^lundi, « Traîneau léger » : Sled push à 60 % de la charge de course ou plus/,
  ],
  [
    'specificity',
    [
      ...programme({ lundi: sled('leger') }, { lundi: sled('apprendre') }, { lundi: sled('leger') }, {}),
      ...SLED,
      threshold('specificity: { from: 1, everyWeek: [[pompes]], stationsEvery: 2 }'),
    ],
    limit('stationsEvery: 2', 'stationsEvery: 1'),
    /^semaine 2 sans Rameur : chaque atelier revient chaque semaine\./,
  ],
  [
    'progression',
    [
      ...programme({ lundi: sled('leger') }, { lundi: sled('apprendre') }, { lundi: sled('leger') }, {}),
      ...SLED,
      threshold('progression: { weeks: 2 }'),
      replace('training/phase1/phase.yaml', '[Doucement]', '[Doucement]\nmainLifts: { lower: planche, upper: pompes }'),
    ],
    limit('progression: { weeks: 2', 'progression: { weeks: 1'),
    /^semaine 2 sans « Planche », .* attendu chaque semaine au moins\./,
  ],
  [
    'new-phase',
    [
      ...programme({}, { lundi: gym(30, 'difficile') }, {}),
      ...secondPhase([1], [2, 3]),
      threshold('newPhase: { hardDays: 1 }'),
    ],
    limit('hardDays: 1', 'hardDays: 0'),
    /^première semaine de la phase 2 : 1 jour dur \(lundi\), 0 au plus/,
  ],
  [
    'station-load',
    [
      ...programme({ lundi: sled('apprendre') }, { lundi: sled('lourd') }, {}),
      ...SLED,
      threshold('stationLoad: { share: 70, weeks: 1 }'),
    ],
    limit('share: 70', 'share: 80'),
    /^semaine 2 sans Sled push à 80 % de la charge de course ou plus/,
  ],
  [
    'rehearsal',
    [
      ...programme({ lundi: sled('apprendre') }, { lundi: sled('leger') }, { lundi: sled('apprendre') }, {}),
      ...SLED,
      IN_RACE_ORDER,
      threshold('rehearsal: { stations: 2, weeks: 2 }'),
    ],
    limit('stations: 2, weeks: 2', 'stations: 2, weeks: 1'),
    /^semaine 3 sans séance conseillée, hors simulation, qui enchaîne la fin de la course : Rameur et Sled push\./,
  ],
];

test.each(STRICTER)('the threshold of %s is the one of limits.yaml', async (name, edits, stricter, message) => {
  expect(await withCopy(edits, diagnosticsIn)).toEqual([]);
  const reported = await withCopy([...edits, stricter], diagnosticsIn);
  expect(reported.map((line) => line.replace(/^\S+ avertissement, /, ''))[0]).toMatch(message);
  expect(reported.every((line) => line.includes(`warning: ${name} »`))).toBe(true);
});

test('limits without their thresholds are an error, and nothing is judged by them', async () => {
  const edits = [
    ...programme({ lundi: run(60) }, { mardi: run(90) }, {}),
    limit('  runRise: { percent: 110, minutes: 5, weeks: 4 }\n', ''),
  ];
  expect(await withCopy(edits, diagnosticsIn)).toEqual(['limits.yaml:8:3 champ manquant « runRise » : ajoute-le']);
});
