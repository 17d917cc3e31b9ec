import { describe, expect, test } from 'vitest';
import type { Alternative } from '../../schema/exercise.ts';
import type { PublishedPrescription } from '../../schema/programme.ts';
import type { Distance, Duration } from '../../schema/quantity.ts';
import { alternativeText, doseText } from '../../src/format/dose.ts';
import { substituted } from '../../src/runner/model/substitution.ts';

const seconds = (minSeconds: number, maxSeconds = minSeconds): Duration => ({ minSeconds, maxSeconds });
const meters = (figure: number): Distance => ({ meters: figure, unit: 'm' });
const PULLEY: Alternative = { name: 'Tirage à la poulie haute', time: seconds(30), per: meters(100) };
const PRESS: Alternative = { name: 'Presse à cuisses', reps: { min: 15, max: 20 } };
const KETTLEBELL: Alternative = { name: 'Kettlebell' };

function prescribed(dose: Partial<PublishedPrescription>): PublishedPrescription {
  const exercise = { id: 'atelier', name: 'Atelier', howTo: 'Ainsi.', alternatives: [PULLEY, PRESS, KETTLEBELL] };
  return { exercise, sets: 4, load: '102 kg', note: 'Petits pas.', ...dose };
}

describe('an alternative with a dose of its own', () => {
  test('takes the place of the dose, of its load and of its note', () => {
    const { exercise, ...done } = substituted(prescribed({ distance: meters(12.5), perSide: true }), PRESS);
    expect(done).toEqual({ sets: 4, reps: { min: 15, max: 20 } });
    expect(exercise.id).toBe('atelier');
  });

  test('takes its own sides', () => {
    const dose = substituted(prescribed({ distance: meters(30) }), { ...PULLEY, per: undefined, perSide: true });
    expect(dose).toMatchObject({ time: seconds(30), perSide: true });
  });

  test.each([
    [100, 30],
    [250, 75],
    [300, 90],
    [1000, 300],
    // To the nearest 5 s.
    [12.5, 5],
    [80, 25],
  ])('grows with the distance: %d m last %d s', (distance, expected) => {
    expect(substituted(prescribed({ distance: meters(distance) }), PULLEY).time).toEqual(seconds(expected));
  });

  test('grows in repetitions and meters as in time', () => {
    const run = prescribed({ distance: meters(500) });
    expect(substituted(run, { ...PRESS, per: meters(1000) }).reps).toEqual({ min: 8, max: 10 });
    expect(substituted(run, { name: 'Vélo', distance: meters(2500), per: meters(1000) }).distance).toEqual(
      meters(1250),
    );
  });
});

describe('the dose of the exercise stays', () => {
  test('with an alternative that has none', () => {
    const prescription = prescribed({ distance: meters(50) });
    expect(substituted(prescription, KETTLEBELL)).toBe(prescription);
  });

  test('where one goes by distance and the other does not', () => {
    const prescription = prescribed({ time: seconds(60) });
    expect(substituted(prescription, PULLEY)).toBe(prescription);
  });
});

test('what is offered tells its dose where it differs', () => {
  const prescription = prescribed({ distance: meters(250) });
  expect(doseText(substituted(prescription, PRESS))).toBe('15–20 répétitions');
  expect([PULLEY, PRESS, KETTLEBELL].map((alternative) => alternativeText(prescription, alternative))).toEqual([
    'Tirage à la poulie haute\u00a0: 75\u00a0s',
    'Presse à cuisses\u00a0: 15–20 répétitions',
    'Kettlebell',
  ]);
});
