import { describe, expect, test } from 'vitest';
import type { PublishedPage, PublishedWorkout } from '../../schema/programme.ts';
import { workoutOption } from '../../schema/workout.ts';
import { buildPlan, type SetStep, type Step } from '../../src/runner/model/plan.ts';
import { workoutPages } from '../fixtures/generated/workoutPages.ts';

const WARM_UP = { duration: { minSeconds: 480, maxSeconds: 600 }, text: 'Facile.' };
const PAGE = { warmUp: WARM_UP, coolDown: WARM_UP };

type Dose = { exercise: string; sets: number };
interface Written {
  rest: string;
  exercises?: Dose[];
  blocks?: { rounds: number; rest?: string; exercises: Dose[] }[];
}

/** A workout as a coach writes it, as the app gets it. */
function published({ rest, exercises, blocks }: Written): PublishedWorkout {
  const dosed = (list: Dose[] | undefined) => list?.map((dose) => ({ ...dose, reps: 10 }));
  const {
    exercises: list = [],
    blocks: circuits,
    ...option
  } = workoutOption.parse({
    id: 'essai',
    name: 'Essai',
    summary: 'Un essai.',
    rest,
    ...(exercises && { exercises: dosed(exercises) }),
    ...(blocks && { blocks: blocks.map((block) => ({ ...block, exercises: dosed(block.exercises) })) }),
  });
  return {
    ...option,
    blocks: (circuits ?? [{ rounds: 1, exercises: list }]).map((block) => ({
      ...block,
      exercises: block.exercises.map(({ exercise, pace: _, ...dose }) => ({
        ...dose,
        exercise: { id: exercise, name: exercise, howTo: 'Ainsi.', alternatives: [{ name: 'Autre' }] },
      })),
    })),
  };
}

const isSet = (step: Step): step is SetStep => step.kind === 'set';
/** `squat 1 2` for the second set of the first round, `-` for a rest. */
const outline = (written: Written) =>
  buildPlan(published(written), PAGE)
    .slice(1, -1)
    .map((step) => (isSet(step) ? `${step.effectivePrescription.exercise.id} ${step.round} ${step.set}` : '-'));

const SQUAT = { exercise: 'squat', sets: 2 };
const POMPES = { exercise: 'pompes', sets: 1 };

describe('a rest comes', () => {
  test('after each set of a list, also without words', () => {
    const expected = ['squat 1 1', '-', 'squat 1 2', '-', 'pompes 1 1'];
    for (const rest of ['90 s entre les séries', '90 s']) {
      expect(outline({ rest, exercises: [SQUAT, POMPES] })).toEqual(expected);
    }
  });

  test('after each exercise', () => {
    expect(outline({ rest: '90 s après chaque atelier', blocks: [{ rounds: 2, exercises: [SQUAT, POMPES] }] })).toEqual(
      [...['squat 1 1', 'squat 1 2', '-', 'pompes 1 1', '-'], ...['squat 2 1', 'squat 2 2', '-', 'pompes 2 1']],
    );
  });

  test('after each round of a circuit, also without words', () => {
    const expected = ['squat 1 1', 'squat 1 2', 'pompes 1 1', '-', 'squat 2 1', 'squat 2 2', 'pompes 2 1'];
    for (const rest of ['2 min entre les tours', '2 min']) {
      expect(outline({ rest, blocks: [{ rounds: 2, exercises: [SQUAT, POMPES] }] })).toEqual(expected);
    }
  });

  test('between rounds that are written one by one', () => {
    const round = { rounds: 1, exercises: [POMPES] };
    expect(outline({ rest: '90 s entre les tours', blocks: [round, round] })).toEqual([
      'pompes 1 1',
      '-',
      'pompes 1 1',
    ]);
  });

  test('as its own circuit says, whatever the workout does', () => {
    const blocks = [
      { rounds: 2, exercises: [POMPES] },
      { rounds: 1, rest: '30 s entre les deux séries', exercises: [SQUAT] },
    ];
    expect(outline({ rest: 'aucun entre les tours', blocks })).toEqual([
      ...['pompes 1 1', 'pompes 2 1'],
      ...['squat 1 1', '-', 'squat 1 2'],
    ]);
  });

  test('never where there is none', () => {
    expect(outline({ rest: 'aucun entre les séries', exercises: [SQUAT] })).toEqual(['squat 1 1', 'squat 1 2']);
  });
});

test('a workout begins with its own warm-up where it has one', () => {
  const option = published({ rest: 'aucun', exercises: [SQUAT] });
  const own = { duration: { minSeconds: 720, maxSeconds: 720 }, text: 'Corde à sauter.' };
  const opening = (workout: PublishedWorkout) => buildPlan(workout, PAGE)[0];
  expect(opening(option)).toEqual({ kind: 'warm-up', key: 'warm-up', ...WARM_UP });
  expect(opening({ ...option, warmUp: own })).toEqual({ kind: 'warm-up', key: 'warm-up', ...own });
});

const workouts = workoutPages.flatMap((page: PublishedPage) =>
  page.options.map((option) => ({ name: `${page.route} ${option.id}`, page, option })),
);

test.each(workouts)('$name holds every set once, between its warm-up and its cool-down', ({ page, option }) => {
  const plan = buildPlan(option, page);
  const sets = plan.filter(isSet);
  const written = option.blocks.flatMap(({ rounds, exercises }) =>
    Array.from({ length: rounds }, () =>
      exercises.flatMap(({ exercise, sets: count }) => Array(count).fill(exercise.id)),
    ).flat(),
  );
  expect(sets.map(({ effectivePrescription }) => effectivePrescription.exercise.id)).toEqual(written);
  expect([plan[0]?.kind, plan.at(-1)?.kind]).toEqual(['warm-up', 'cool-down']);
  for (const [index, { kind }] of plan.entries()) {
    if (kind === 'rest') expect([plan[index - 1]?.kind, plan[index + 1]?.kind]).toEqual(['set', 'set']);
  }
  expect(new Set(plan.map(({ key }) => key)).size).toBe(plan.length);
  for (const { key, siblings } of sets) expect(siblings).toContain(key);
});
