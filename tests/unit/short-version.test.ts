import { describe, expect, test } from 'vitest';
import type { PublishedBlock, PublishedPrescription, PublishedWorkout } from '../../schema/programme.ts';
import type { Duration } from '../../schema/quantity.ts';
import { formatShort, type ShortVersions, shortVersion } from '../../src/format/shortVersion.ts';
import { planOfRun } from '../../src/runner/model/plan.ts';
import { buildEntry } from '../../src/runner/model/runEntry.ts';
import { understanding } from '../fixtures/generated/understanding.ts';
import { workoutPages } from '../fixtures/generated/workoutPages.ts';
import { exercise, walk } from './runner-walk.ts';

const minutes = (count: number): Duration => ({ minSeconds: count * 60, maxSeconds: count * 60 });
const RULE: ShortVersions = {
  minutes: 35,
  list: { sets: 3, exercises: 3, longRest: minutes(2), exercisesAtLongRest: 2 },
  circuit: { roundsPercent: 50 },
};
const LIGHTER = { fewerSets: 1, maxRpe: 6 };
/** Ten minutes before and five after. */
const PAGE = {
  route: '/training/phase1/upper-body',
  options: [],
  warmUp: { duration: minutes(10), text: 'Facile.' },
  coolDown: { duration: minutes(5), text: 'Marche.' },
};

const sets = (count: number, id = 'squat'): PublishedPrescription => ({
  exercise: exercise(id),
  sets: count,
  reps: { min: 10, max: 10 },
});
const rounds = (count: number, ...ids: string[]): PublishedBlock => ({
  rounds: count,
  exercises: ids.map((id) => sets(1, id)),
});
function workout(blocks: PublishedBlock[], fields: Partial<PublishedWorkout> = {}): PublishedWorkout {
  const rest = { minSeconds: 90, maxSeconds: 90 };
  return { id: 'essai', name: 'Essai', summary: '', rest, estimatedDuration: minutes(60), blocks, ...fields };
}
const list = (counts: number[], fields: Partial<PublishedWorkout> = {}) =>
  workout([{ rounds: 1, exercises: counts.map((count, index) => sets(count, `e${index + 1}`)) }], fields);
const short = (of: PublishedWorkout, day = {}) => shortVersion(of, day, PAGE, RULE);
const setsIn = (of: PublishedWorkout | undefined) =>
  of?.blocks.map(({ exercises }) => exercises.map(({ sets }) => sets));
const roundsIn = (of: PublishedWorkout | undefined) => of?.blocks.map(({ rounds }) => rounds);

describe('the short version of a list', () => {
  test('has its first three exercises, of three sets at most', () => {
    expect(setsIn(short(list([4, 2, 5, 3, 3])))).toEqual([[3, 2, 3]]);
  });

  test('has its first two where the rest is long, in all of its range', () => {
    const resting = (minSeconds: number) => list([4, 4, 4, 2], { rest: { minSeconds, maxSeconds: 120 } });
    expect(setsIn(short(resting(120)))).toEqual([[3, 3]]);
    expect(setsIn(short(resting(90)))).toEqual([[3, 3, 3]]);
  });

  test('takes the minutes that the coaches say, and keeps its words', () => {
    const whole = list([3, 3, 3, 3], { effort: 'RPE 7', warmUp: PAGE.warmUp });
    expect(short(whole)).toMatchObject({ estimatedDuration: minutes(35), effort: 'RPE 7', warmUp: PAGE.warmUp });
  });
});

describe('the short version of circuits', () => {
  test('has half of the rounds', () => {
    expect(roundsIn(short(workout([rounds(4, 'ski', 'sled')])))).toEqual([2]);
  });

  test.each([
    ['up where that fits', 40, 2],
    ['down where it would take too long', 60, 1],
    ['up where nobody says how long it takes', undefined, 2],
  ])('rounds half of three %s', (_, estimate, kept) => {
    const estimatedDuration = estimate === undefined ? estimate : minutes(estimate);
    const whole = workout([rounds(3, 'ski', 'sled')]);
    expect(roundsIn(short({ ...whole, estimatedDuration }))).toEqual([kept]);
  });

  test('counts the rounds of all circuits, and leaves out the last', () => {
    expect(roundsIn(short(workout([rounds(4, 'a', 'b'), rounds(1, 'c'), rounds(1, 'd')])))).toEqual([3]);
    expect(roundsIn(short(workout([rounds(1, 'a'), rounds(1, 'b'), rounds(1, 'c'), rounds(1, 'd')])))).toEqual([1, 1]);
  });

  test('rests after each round, even after the only one', () => {
    const whole = workout([rounds(2, 'a', 'b'), rounds(2, 'c')]);
    const plan = planOfRun({ short: true, substitutions: {} }, PAGE, whole, RULE);
    expect(plan.map(({ key }) => key)).toEqual([
      ...['warm-up', '0/a/1/1', '0/b/1/1', 'rest/0/b/1/1', '0/a/2/1', '0/b/2/1', 'cool-down'],
    ]);
    const one = planOfRun({ short: true, substitutions: {} }, PAGE, workout([rounds(2, 'a', 'b')]), RULE);
    expect(one.map(({ key }) => key)).toEqual(['warm-up', '0/a/1/1', '0/b/1/1', 'cool-down']);
  });
});

test.each([
  ['a simulation', list([3, 3, 3, 3], { simulation: true })],
  ['intervals', list([6], { intervals: true })],
  ['a workout that takes no longer', list([3, 3, 3, 3], { estimatedDuration: minutes(35) })],
  ['a list of little', list([3, 3])],
  ['a single round', workout([{ ...rounds(1, 'a', 'b'), title: 'Tour' }])],
])('%s has no short version', (_, whole) => {
  expect(short(whole)).toBeUndefined();
});

test('on a light day the doses are those of the day, then shortened', () => {
  const shortened = short(list([3, 4, 2, 3], { effort: 'RPE 8' }), { lighter: LIGHTER, duration: minutes(45) });
  expect(setsIn(shortened)).toEqual([[2, 3, 1]]);
  expect(shortened).toMatchObject({ estimatedDuration: minutes(35) });
  expect(shortened?.effort).toBeUndefined();
});

test.each([
  ['a list', list([4, 3, 3, 3]), '3 exercices sur 4, 3 séries au plus'],
  ['a list of short exercises', list([2, 3, 2, 2]), '3 exercices sur 4'],
  ['a list of long ones', list([5, 5]), '3 séries au plus'],
  ['circuits', workout([rounds(3, 'a'), rounds(1, 'b')]), '2 tours sur 4'],
])('what is said of the short version of %s', (_, whole, said) => {
  expect(formatShort(short(whole) ?? expect.fail(), whole).replaceAll('\u00a0', ' ')).toBe(said);
});

describe('a run of the short version', () => {
  const whole = workout([
    { rounds: 1, exercises: [sets(4, 'squat'), sets(3, 'row'), sets(2, 'press'), sets(3, 'squat')] },
  ]);
  const run = { short: true as const, substitutions: {} };
  const plan = planOfRun(run, PAGE, whole, RULE);

  test('has no step that the whole has not, in its order', () => {
    for (const page of workoutPages) {
      for (const option of page.options) {
        const keys = (short?: true) =>
          planOfRun({ short, substitutions: {} }, page, option, RULE).map(({ key }) => key);
        const kept = keys(true);
        expect(keys().filter((key) => kept.includes(key))).toEqual(kept);
      }
    }
  });

  test('notes how many sets it prescribes, and the line of an exercise that the whole has twice', () => {
    const walked = walk(plan).wait(1000);
    for (const _ of plan) walked.press('done');
    const entry = buildEntry({ ...walked.run, short: true }, plan, whole, understanding);
    expect(
      entry.sets?.map(({ exercise, occurrence, prescribedSets }) => [exercise, occurrence, prescribedSets]),
    ).toEqual([
      ...Array(3).fill(['squat', 1, 3]),
      ...Array(3).fill(['row', undefined, 3]),
      ...Array(2).fill(['press', undefined, 2]),
    ]);
  });
});
