import { expect, test } from 'vitest';
import { diagnosticsIn, replace, withCopy } from '../../../broken-copy.ts';
import { PACES_WITH_TEST } from '../paces.ts';
import {
  gym,
  LEGS,
  LEGS_PAGE,
  programme,
  run,
  SLED,
  SLED_PAGE,
  secondPhase,
  sled,
  TEST,
  threshold,
  weekFile,
} from './programme.ts';
import { PUSH_UPS, SUGGESTED, timed, withEstimates } from './timed-workout.ts';

/** What the rules just allow. */
const VALID = [
  { what: 'a first week, whatever it builds on', edits: programme({ mardi: run(30), dimanche: run(90) }, {}) },
  { what: 'a run a tenth longer', edits: programme({ lundi: run(60) }, { mardi: run(66) }, {}) },
  {
    what: 'a short run five minutes longer',
    edits: programme({ lundi: run(20), jeudi: run(20) }, { mardi: run(25) }, {}),
  },
  {
    what: 'a run of which only the longer end is too long',
    edits: programme({ lundi: run(50), mardi: run(20) }, { mardi: run('40-60') }, {}),
  },
  {
    what: 'a run as long as one four weeks before',
    edits: programme(
      { dimanche: run(60) },
      { lundi: run(30), mardi: run(30) },
      { lundi: run(30), mardi: run(30) },
      { lundi: run(30), mardi: run(30) },
      { dimanche: run(60) },
      {},
    ),
  },
  { what: 'a run after four weeks without one', edits: programme({}, {}, {}, {}, {}, { lundi: run(40) }, {}) },
  {
    what: 'a week a tenth longer than the longest of the three before',
    edits: programme({ lundi: gym(100) }, { lundi: gym(50) }, { lundi: gym(60) }, { lundi: gym(110) }, {}),
  },
  {
    what: 'hard days with a day between them, and intervals before the legs',
    edits: programme(
      {
        mardi: 'type: fractionné, intensity: difficile, duration: 30 min',
        mercredi: `${gym(40)}, ${LEGS}`,
        jeudi: gym(40, 'difficile'),
      },
      {},
      {},
    ),
  },
  {
    what: 'a light week with three quarters of the load',
    edits: programme({ lundi: gym(100) }, { lundi: gym(75), week: 'kind: allégée\n' }, {}),
  },
  {
    what: 'a light week with a test, of which the six minutes alone are hard',
    edits: [
      ...programme({ lundi: gym(100) }, { lundi: gym(50), mardi: TEST, week: 'kind: allégée\n' }, {}),
      PACES_WITH_TEST,
    ],
  },
  {
    what: 'a light week as long as the week before, and easy',
    edits: programme({ lundi: gym(100) }, { lundi: gym(100, 'facile'), week: 'kind: allégée\n' }, {}),
  },
  {
    what: 'a taper at the upper bounds',
    edits: programme(
      { lundi: gym(100) },
      { lundi: gym(70), week: 'kind: affûtage\n' },
      { lundi: gym(40), week: 'kind: course\n' },
    ),
  },
  {
    what: 'a taper at the lower bounds',
    edits: programme(
      { lundi: gym(100) },
      { lundi: gym(55), week: 'kind: affûtage\n' },
      { lundi: gym(25), week: 'kind: course\n' },
    ),
  },
  {
    what: 'a simulation fourteen days before the race',
    edits: programme({ dimanche: `${gym(60)}, ${LEGS}, suggested: repetition` }, {}, {}),
  },
  {
    what: 'legs seven days, a hard day five days and easy legs four days before the race',
    edits: programme(
      { dimanche: `${gym(60)}, ${LEGS}` },
      { mardi: gym(30, 'difficile'), mercredi: `${gym(20, 'facile')}, ${LEGS}` },
    ),
  },
  {
    what: 'intervals the day after a page that does not load the legs, whatever its name',
    edits: [
      ...programme(
        { lundi: `${gym(40)}, ${LEGS}`, mardi: 'type: fractionné, intensity: difficile, duration: 30 min' },
        {},
        {},
      ),
      replace(LEGS_PAGE, 'legs: true\n', ''),
    ],
  },
  {
    what: 'thirty minutes and an easy hour two days from the simulation, and an hour three days before it',
    edits: [
      ...programme(
        { lundi: gym(60), mardi: gym(30), jeudi: `${gym(60)}, ${LEGS}, suggested: repetition`, samedi: run(60) },
        {},
        {},
      ),
      threshold('aroundSimulation: { days: 2, minutes: 30 }'),
    ],
  },
  {
    what: 'the main lifts every other week, and not in that of the race',
    edits: [
      ...programme({}, { lundi: `${gym(60)}, ${LEGS}, suggested: squats` }, {}, {}),
      threshold('progression: { weeks: 2 }'),
      replace('training/phase1/phase.yaml', '[Doucement]', '[Doucement]\nmainLifts: { lower: pompes, upper: pompes }'),
    ],
  },
  {
    what: 'a phase that begins with one hard day and the race',
    edits: [
      ...programme({}, {}, { lundi: gym(30, 'difficile') }),
      ...secondPhase([1, 2], [3]),
      threshold('newPhase: { hardDays: 1 }'),
    ],
  },
  ...['Charge de course', 'ballon de course', 'sandbag de la course'].map((load) => ({
    what: `a station at « ${load} »`,
    edits: [
      ...programme({ lundi: sled('apprendre', 30), mercredi: sled('lourd', 30) }, {}),
      ...SLED,
      replace(SLED_PAGE, '{ raceShare: 70-100 % }', load),
      threshold('stationLoad: { share: 90, weeks: 1 }'),
    ],
  })),
  {
    what: 'a station without a load that no exercise is for, which station-load does not ask for',
    edits: [
      ...programme({ lundi: sled('apprendre', 30), mercredi: sled('lourd', 30) }, {}),
      ...SLED,
      replace('exercises/strength.yaml', '    station: rameur\n', ''),
      threshold('stationLoad: { share: 70, weeks: 1 }'),
    ],
  },
  {
    what: 'sessions without a duration, of which nothing is known',
    edits: programme(
      { lundi: run(30) },
      { lundi: 'type: force, intensity: modérée', mardi: gym(90), jeudi: gym(90) },
      {},
    ),
  },
  {
    what: 'a workout that lasts as long as it says and as its day says, by the ends of their ranges',
    edits: [
      ...programme({ lundi: `${SUGGESTED}, duration: 26 min` }, {}),
      ...timed(`estimatedDuration: 22-28 min, ${PUSH_UPS}`),
    ],
  },
  {
    what: 'intervals that an easy jog completes',
    edits: [
      ...programme({ mardi: 'type: fractionné, intensity: difficile, rest: 1 min, duration: 70 min' }, {}),
      replace(weekFile(1), 'day: mardi, activity: Essai', 'day: mardi, activity: 3 × 2 km'),
      withEstimates,
    ],
  },
  {
    what: 'a workout with an exercise that no line times, of which nothing is known',
    edits: [
      ...programme({ lundi: SUGGESTED }, {}),
      ...timed(`estimatedDuration: 90 min, ${PUSH_UPS}`),
      replace('limits.yaml', '    - { reps: 1, time: 10-20 s }\n', ''),
    ],
  },
];

test.each(VALID)('$what', async ({ edits }) => {
  expect(await withCopy(edits, diagnosticsIn)).toEqual([]);
});
