import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PublishedDay, PublishedWorkout } from '../../schema/programme.ts';
import { dayDifferences } from '../../src/schedule/model/dayDifferences.ts';
import { dayDigest } from '../../src/schedule/model/dayDigest.ts';
import { forAll } from '../fixtures/for-all.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { workoutPages } from '../fixtures/generated/workoutPages.ts';

interface Entry {
  day: PublishedDay;
  workout?: PublishedWorkout | undefined;
}

const DAYS: Entry[] = programme.phases
  .flatMap(({ weeks }) => weeks.flatMap(({ days }) => days))
  .map((day) => {
    const page = workoutPages.find(({ route }) => route === day.link);
    return { day, workout: page?.options.find(({ id }) => id === day.suggested?.id) };
  });

const digestOf = ({ day, workout }: Entry) => dayDigest(day, workout);
const differences = (before: Entry, after: Entry) => dayDifferences(digestOf(before), digestOf(after), after.day);

const minutes = (from: number, to = from) => ({ minSeconds: 60 * from, maxSeconds: 60 * to });
const times = (count: number) => ({ min: count, max: count });
const dose = (id: string, sets = 1) => ({
  exercise: { id, name: id, howTo: 'Descends.', alternatives: [] },
  sets,
  reps: times(10),
});
const workout = (rounds: number, ...exercises: ReturnType<typeof dose>[]): PublishedWorkout => ({
  id: 'circuit',
  name: 'Le circuit',
  summary: 'Des squats.',
  rest: minutes(1),
  blocks: [{ rounds, exercises }],
});
const DAY: PublishedDay = {
  day: 'vendredi',
  activity: 'Spécifique HYROX',
  type: 'spécifique',
  intensity: 'modérée',
  duration: minutes(50),
  description: 'Garde de la réserve.',
  rest: { ...minutes(1), detail: 'entre les tours' },
  suggested: { id: 'circuit', name: 'Le circuit' },
};
const RUN: PublishedDay = {
  day: 'mardi',
  activity: 'Fractionné',
  type: 'fractionné',
  intervals: {
    warmUp: minutes(10),
    repeats: times(5),
    distance: { meters: 400, unit: 'm' },
    coolDown: minutes(5),
  },
};
const intervals = (change: Partial<NonNullable<PublishedDay['intervals']>>): PublishedDay => ({
  ...RUN,
  intervals: { ...(RUN.intervals ?? expect.fail()), ...change },
});
const CIRCUIT = { day: DAY, workout: workout(6, dose('squat'), dose('rameur')) };
const LIST = { day: DAY, workout: workout(1, dose('squat', 4), dose('rameur', 2)) };
const withoutDuration = ({ duration: _, ...day }: PublishedDay): PublishedDay => day;

describe('what a member reads of a change', () => {
  test.each<[expected: string[], before: Entry, after: Entry]>([
    [['5 tours au lieu de 6'], CIRCUIT, { day: DAY, workout: workout(5, dose('squat'), dose('rameur')) }],
    [['7 séries au lieu de 6'], LIST, { day: DAY, workout: workout(1, dose('squat', 4), dose('rameur', 3)) }],
    [['45 min au lieu de 50 min'], CIRCUIT, { ...CIRCUIT, day: { ...DAY, duration: minutes(45) } }],
    [['la durée a changé'], CIRCUIT, { ...CIRCUIT, day: withoutDuration(DAY) }],
    [['6 × 400 m au lieu de 5'], { day: RUN }, { day: intervals({ repeats: times(6) }) }],
    [['5 × 1 km au lieu de 5 × 400 m'], { day: RUN }, { day: intervals({ distance: { meters: 1000, unit: 'km' } }) }],
    [['la consigne a changé'], { day: RUN }, { day: intervals({ warmUp: minutes(6) }) }],
    [['la journée devient « Footing »'], { day: RUN }, { day: { day: 'mardi', activity: 'Footing', type: 'footing' } }],
    [
      ['la séance conseillée devient « La liste »', '45 min au lieu de 50 min'],
      CIRCUIT,
      {
        day: { ...DAY, suggested: { id: 'liste', name: 'La liste' }, duration: minutes(45) },
        workout: { ...workout(3, dose('fente')), id: 'liste', name: 'La liste', rest: minutes(2) },
      },
    ],
    [['plus de séance conseillée'], { day: DAY }, { day: (({ suggested: _, ...day }) => day)(DAY) }],
    [['l’intensité devient « difficile »'], CIRCUIT, { ...CIRCUIT, day: { ...DAY, intensity: 'difficile' } }],
    [['les exercices ont changé'], CIRCUIT, { day: DAY, workout: workout(6, dose('squat'), dose('corde')) }],
    // As many in all.
    [['les exercices ont changé'], LIST, { day: DAY, workout: workout(1, dose('squat', 3), dose('rameur', 3)) }],
    [['la consigne a changé'], CIRCUIT, { ...CIRCUIT, day: { ...DAY, description: 'Donne tout.' } }],
    [['la consigne a changé'], CIRCUIT, { ...CIRCUIT, workout: { ...CIRCUIT.workout, effort: 'RPE 6.' } }],
  ])('%j', (expected, before, after) => {
    expect(differences(before, after).map((text) => text.replaceAll('\u00a0', ' '))).toEqual(expected);
  });

  test('neither other spaces, nor bold words, nor the order of fields are a change', () => {
    const { description: _, ...others } = DAY;
    const day: PublishedDay = { description: ['Garde\u00a0de ', { bold: 'la\u2060 réserve' }, '.'], ...others };
    expect(differences(CIRCUIT, { ...CIRCUIT, day })).toEqual([]);
  });

  test('digests of another format, and what is no digest, are not compared', () => {
    const digest = digestOf(CIRCUIT);
    for (const before of ['', 'x', digest.replace('1|', '2|'), `${digest}|more`, digest.slice(0, 20)])
      expect(dayDifferences(before, digest, DAY)).toEqual([]);
  });
});

/** Each changes something that is shown of a day or of its workout; undefined where the day has no such thing. */
const EDITS: readonly ((entry: Entry, amount: number) => Entry | undefined)[] = [
  ({ day, workout }, amount) => ({ day: { ...day, activity: `${day.activity} ${amount}` }, workout }),
  ({ day, workout }, amount) => ({ day: { ...day, duration: minutes(300 + amount) }, workout }),
  ({ day, workout }) => ({ day: { ...day, intensity: day.intensity === 'facile' ? 'maximale' : 'facile' }, workout }),
  ({ day, workout }, amount) => ({ day: { ...day, description: `Autrement ${amount}.` }, workout }),
  ({ day, workout }, amount) => ({ day: { ...day, rest: minutes(30 + amount) }, workout }),
  ({ day, workout }, amount) => ({ day: { ...day, suggested: { id: `s${amount}`, name: 'Autre' } }, workout }),
  ({ day: { paces, ...day }, workout }) => paces && { day, workout },
  ({ day, workout }, amount) =>
    day.intervals && { day: { ...day, intervals: { ...day.intervals, repeats: times(20 + amount) } }, workout },
  ({ day, workout }, amount) =>
    workout && {
      day,
      workout: { ...workout, blocks: workout.blocks.map((block) => ({ ...block, rounds: block.rounds + amount })) },
    },
  ...[
    (amount: number) => ({ sets: 20 + amount }),
    (amount: number) => ({ reps: times(100 + amount) }),
    (amount: number) => ({ time: minutes(60 + amount) }),
    (amount: number) => ({ distance: { meters: 9000 + amount, unit: 'm' as const } }),
    (amount: number) => ({ load: { text: `charge ${amount}` } }),
    (amount: number) => ({ exercise: { id: `e${amount}`, name: 'Autre', howTo: 'Tire.', alternatives: [] } }),
  ].map((change) => ({ day, workout }: Entry, amount: number) => {
    const blocks = workout?.blocks.map((block, index) => ({
      ...block,
      exercises: block.exercises.map((each, place) => (index + place === 0 ? { ...each, ...change(amount) } : each)),
    }));
    return workout && blocks && { day, workout: { ...workout, blocks } };
  }),
];

test('equal days have no difference, and a change of anything shown has at least one', () => {
  const entry = fc.constantFrom(...DAYS);
  forAll(
    fc.property(entry, fc.constantFrom(...EDITS), fc.integer({ min: 1, max: 9 }), (before, edit, amount) => {
      expect(differences(before, structuredClone(before))).toEqual([]);
      const after = edit(before, amount);
      if (!after) return;
      const told = differences(before, after);
      expect(told.length).toBeGreaterThan(0);
      expect(new Set(told).size).toBe(told.length);
      // And back.
      expect(differences(after, before).length).toBeGreaterThan(0);
    }),
    400,
  );
});

test('a digest is a few dozen characters without a word of the content', () => {
  for (const entry of DAYS) {
    const digest = digestOf(entry);
    expect(digest.length).toBeLessThan(70);
    expect(digest).toMatch(/^[0-9a-z|.-]+$/);
  }
});
