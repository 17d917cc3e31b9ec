import { describe, expect, test } from 'vitest';
import type { PublishedBlock, PublishedPrescription, PublishedWorkout } from '../../schema/programme.ts';
import {
  describeLighter,
  formatLighter,
  formatLighterDay,
  lighterWorkout,
  workoutOn,
} from '../../src/format/lighter.ts';
import { buildPlan } from '../../src/runner/model/plan.ts';

const LIGHTER = { fewerSets: 1, maxRpe: 6 };
const MINUTES = { minSeconds: 2400, maxSeconds: 2400 };

const INTERVALS = { warmUp: MINUTES, repeats: { min: 5, max: 5 }, time: MINUTES, coolDown: MINUTES };

const exercise = { id: 'squat', name: 'Squat', howTo: 'Descends.', alternatives: [] };
const sets = (count: number, dose: Partial<PublishedPrescription> = {}): PublishedPrescription => ({
  exercise,
  sets: count,
  reps: { min: 10, max: 10 },
  ...dose,
});
const list = (...exercises: PublishedPrescription[]): PublishedBlock => ({ rounds: 1, exercises });
const workout = (...blocks: PublishedBlock[]): PublishedWorkout => ({
  id: 'seance',
  name: 'Séance',
  summary: 'Des squats.',
  rest: { minSeconds: 90, maxSeconds: 90 },
  effort: 'RPE 8',
  estimatedDuration: { minSeconds: 3600, maxSeconds: 3600 },
  blocks,
});

describe('the dose of a light week', () => {
  test('has a set less of each exercise, and leaves the only one', () => {
    const [block] = lighterWorkout(workout(list(sets(4), sets(1))), LIGHTER).blocks;
    expect(block?.exercises.map(({ sets }) => sets)).toEqual([3, 1]);
  });

  test('has a round less of a circuit, with all its sets', () => {
    const circuit = { rounds: 2, exercises: [sets(3)] };
    expect(lighterWorkout(workout(circuit), LIGHTER).blocks).toMatchObject([{ ...circuit, rounds: 1 }]);
    expect(lighterWorkout(workout({ ...circuit, rounds: 2 }), { ...LIGHTER, fewerSets: 3 }).blocks[0]?.rounds).toBe(1);
  });

  test.each(['of the workout', 'of the circuit'])('rests where the full one does: a rest %s without words', (whose) => {
    const rest = { minSeconds: 90, maxSeconds: 90 };
    const circuit: PublishedBlock = {
      rounds: 2,
      exercises: [sets(1), sets(2, { exercise: { ...exercise, id: 'b' } })],
    };
    const option = workout(whose === 'of the circuit' ? { ...circuit, rest } : circuit, list(sets(1)));
    const framing = { duration: MINUTES, text: 'Facile.' };
    const kinds = (of: PublishedWorkout) =>
      buildPlan(of, { warmUp: framing, coolDown: framing })
        .slice(1, -1)
        .map(({ kind }) => kind);
    expect(kinds(option)).toEqual(['set', 'set', 'set', 'rest', 'set', 'set', 'set', 'rest', 'set']);
    expect(kinds(lighterWorkout(option, LIGHTER))).toEqual(['set', 'set', 'set', 'rest', 'set']);
  });

  test('keeps the repetitions in reserve that its effort leaves', () => {
    const reserves = [
      { min: 2, max: 3 },
      { min: 3, max: 5 },
      { min: 5, max: 5 },
    ];
    const [block] = lighterWorkout(
      workout(list(...reserves.map((reserve) => sets(3, { load: { reserve } })))),
      LIGHTER,
    ).blocks;
    expect(block?.exercises.map(({ load }) => load?.reserve)).toEqual([
      { min: 4, max: 4 },
      { min: 4, max: 5 },
      { min: 5, max: 5 },
    ]);
  });

  test('names no pace that is harder than its effort', () => {
    const pace = (name: string, max: number) => ({ id: name, name, rpe: { min: max - 1, max }, feeling: 'Libre.' });
    const run = list(...[pace('course', 8), pace('tempo', 6)].map((one) => sets(1, { pace: one })));
    const [block] = lighterWorkout(workout(run), LIGHTER).blocks;
    expect(block?.exercises.map(({ pace }) => pace?.name)).toEqual([undefined, 'tempo']);
  });

  test('takes as long as its day says, and not what the full one takes', () => {
    const option = workout(list(sets(3)));
    const light = workoutOn(option, { lighter: LIGHTER, duration: MINUTES });
    expect([light.estimatedDuration, light.effort]).toEqual([MINUTES, undefined]);
    expect(workoutOn(option, { lighter: LIGHTER }).estimatedDuration).toBeUndefined();
  });
});

test.each([
  ['a list', LIGHTER, [list(sets(3))], 'une série de moins par exercice, RPE\u00a06 au plus'],
  ['a circuit', LIGHTER, [{ rounds: 3, exercises: [sets(1)] }], 'un tour de moins, RPE\u00a06 au plus'],
  [
    'a list with a single set',
    LIGHTER,
    [list(sets(3), sets(1))],
    'une série de moins par exercice (sauf s’il n’en a qu’une), RPE\u00a06 au plus',
  ],
  ['nothing to take away', LIGHTER, [list(sets(1))], 'RPE\u00a06 au plus'],
])('what is said of %s', (_what, lighter, blocks, said) => {
  expect(formatLighter(lighter, { blocks })).toBe(said);
});

test.each([
  [
    'of workouts',
    { link: '/training/phase1/upper-body', type: 'force' },
    'Une série ou un tour de moins, RPE 6 au plus',
  ],
  ['of intervals', { type: 'fractionné', intervals: INTERVALS }, 'Un effort de moins, RPE 6 au plus'],
  ['of intervals without a timer', { type: 'fractionné' }, 'RPE 6 au plus'],
  ['of a simulation', { link: '/training/phase3/hyrox-specific', simulation: true }, 'RPE 6 au plus'],
  ['of easy running', { type: 'footing' }, undefined],
] as const)('what is said below a day %s', (_, day, said) => {
  expect(formatLighterDay(LIGHTER, day)?.replaceAll('\u00a0', ' ')).toBe(said);
});

test('the page of a workout promises lighter doses only where it has some', () => {
  expect(describeLighter(LIGHTER, workout(list(sets(3))))).toBe(
    'Doses déjà réduites\u00a0: une série de moins par exercice, RPE\u00a06 au plus.',
  );
  expect(describeLighter(LIGHTER, workout(list(sets(1))))).toBe(
    'Cette séance ne s’allège pas\u00a0: prends-\u2060en une autre, ou reste à RPE\u00a06 au plus.',
  );
});
