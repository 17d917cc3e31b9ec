import { describe, expect, test } from 'vitest';
import type { PublishedAlternative, PublishedPrescription } from '../../schema/programme.ts';
import type { Distance, Duration } from '../../schema/quantity.ts';
import { formatAlternative, withAlternative } from '../../src/format/alternative.ts';
import { formatDose, formatSetDose } from '../../src/format/dose.ts';

const seconds = (minSeconds: number, maxSeconds = minSeconds): Duration => ({ minSeconds, maxSeconds });
const meters = (figure: number): Distance => ({ meters: figure, unit: 'm' });
const PULLEY: PublishedAlternative = { name: 'Tirage à la poulie haute', time: seconds(30), per: meters(100) };
const PRESS: PublishedAlternative = { name: 'Presse à cuisses', reps: { min: 15, max: 20 } };
const KETTLEBELL: PublishedAlternative = { name: 'Kettlebell' };

function prescribed(dose: Partial<PublishedPrescription>): PublishedPrescription {
  const exercise = { id: 'atelier', name: 'Atelier', howTo: 'Ainsi.', alternatives: [PULLEY, PRESS, KETTLEBELL] };
  return { exercise, sets: 4, load: { text: '102 kg' }, note: 'Petits pas.', ...dose };
}

describe('an alternative with a dose of its own', () => {
  test('takes the place of the dose, of its load and of its note', () => {
    const { exercise, ...done } = withAlternative(prescribed({ distance: meters(12.5), perSide: true }), PRESS);
    expect(done).toEqual({ sets: 4, reps: { min: 15, max: 20 } });
    expect(exercise.id).toBe('atelier');
  });

  test.each([
    [100, 30],
    [1000, 300],
    // To the nearest 5 s.
    [12.5, 5],
  ])('grows with the distance: %d m last %d s', (distance, expected) => {
    expect(withAlternative(prescribed({ distance: meters(distance) }), PULLEY).time).toEqual(seconds(expected));
  });

  test('grows in repetitions and meters as in time', () => {
    const run = prescribed({ distance: meters(500) });
    expect(withAlternative(run, { ...PRESS, per: meters(1000) }).reps).toEqual({ min: 8, max: 10 });
    expect(withAlternative(run, { name: 'Vélo', distance: meters(2500), per: meters(1000) }).distance).toEqual(
      meters(1250),
    );
  });
});

describe('the dose of the exercise stays', () => {
  test('with an alternative that has none', () => {
    const prescription = prescribed({ distance: meters(50) });
    expect(withAlternative(prescription, KETTLEBELL)).toBe(prescription);
  });

  test('where one goes by distance and the other does not', () => {
    const prescription = prescribed({ time: seconds(60) });
    expect(withAlternative(prescription, PULLEY)).toBe(prescription);
  });
});

test('what is offered tells its dose where it differs', () => {
  const prescription = prescribed({ distance: meters(250) });
  expect(formatSetDose(withAlternative(prescription, PRESS))).toBe('15–20 répétitions');
  expect([PULLEY, PRESS, KETTLEBELL].map((alternative) => formatAlternative(prescription, alternative))).toEqual([
    'Tirage à la poulie haute\u00a0: 75\u00a0s',
    'Presse à cuisses\u00a0: 15–20 répétitions',
    'Kettlebell',
  ]);
});

test.each([
  [{ reps: { min: 6, max: 8 }, perSide: true }, '4\u00a0×\u00a06–8 par\u00a0côté', '6–8 répétitions par\u00a0côté'],
  [{ sets: 1, reps: { min: 1, max: 1 } }, '1 répétition', '1 répétition'],
])('the dose %o reads %s, and one of its sets %s', (dose, whole, set) => {
  expect([formatDose(prescribed(dose)), formatSetDose(prescribed(dose))]).toEqual([whole, set]);
});
