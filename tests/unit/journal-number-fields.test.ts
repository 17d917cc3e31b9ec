import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fieldText,
  parseDistance,
  parseKilograms,
  parseReps,
  parseRpe,
  parseTime,
} from '../../src/journal/model/numberFields.ts';
import { forAll } from '../fixtures/for-all.ts';

describe('what members type', () => {
  test.each([
    ['22,5', 22.5],
    ['22.5 kg', 22.5],
    ['\u00a024\u202fkilos ', 24],
    ['', undefined],
    ['  ', undefined],
    ['lourd', 'not-understood'],
    ['-5', 'not-understood'],
    ['1001', 'out-of-range'],
  ])('the load « %s » is %s', (typed, kg) => expect(parseKilograms(typed)).toBe(kg));

  test.each([
    ['10 reps', 10],
    ['× 12', 12],
    ['8,5', 'not-understood'],
    ['9999', 'out-of-range'],
  ])('the repetitions « %s » are %s', (typed, reps) => expect(parseReps(typed)).toBe(reps));

  test.each([
    ['7,5', 7.5],
    ['7/10', 7],
    ['11', 'out-of-range'],
    ['0', 'out-of-range'],
  ])('the effort « %s » is %s', (typed, rpe) => expect(parseRpe(typed)).toBe(rpe));

  test.each([
    ['5 km', 5000],
    ['5,25', 5250],
    ['5000 m', 5000],
    ['5 000', 5000],
    ['400', 400],
    ['5 km 200', 'not-understood'],
    ['0', 'out-of-range'],
    ['301 km', 'out-of-range'],
  ])('the distance « %s » is %s m', (typed, meters) => expect(parseDistance(typed)).toBe(meters));

  test('of a set, a distance without a unit is in metres', () => {
    expect(parseDistance('50', 'm')).toBe(50);
    expect(parseDistance('1 km', 'm')).toBe(1000);
    expect(parseDistance('1,2', 'm')).toBe('not-understood');
  });

  test.each([
    ['28:30', 1710],
    ['28 min 30', 1710],
    ['24 minutes 30 secondes', 1470],
    ['1 heure 02', 3720],
    ['28\' 30"', 1710],
    ['28', 1680],
    ['1 h 02', 3720],
    ['1 h 02 min 05', 3725],
    ['1 h 30 s', 3630],
    ['1:02:05', 3725],
    ['90 s', 90],
    ['1 h 75', 'not-understood'],
    ['28.30', 'not-understood'],
    ['0', 'out-of-range'],
    ['25 h', 'out-of-range'],
  ])('the time « %s » is %s s', (typed, seconds) => expect(parseTime(typed)).toBe(seconds));

  test('of a set, a time without a unit is in seconds', () => {
    expect(parseTime('45', 's')).toBe(45);
    expect(parseTime('1:30', 's')).toBe(90);
  });
});

test('what a field shows is read back as the same figure', () => {
  forAll(
    fc.property(
      fc.integer({ min: 0, max: 4000 }),
      (quarters) => parseKilograms(fieldText.kg(quarters / 4)) === quarters / 4,
    ),
  );
  forAll(fc.property(fc.integer({ min: 0, max: 5000 }), (reps) => parseReps(fieldText.reps(reps)) === reps));
  forAll(fc.property(fc.integer({ min: 2, max: 20 }), (halves) => parseRpe(fieldText.rpe(halves / 2)) === halves / 2));
  forAll(
    fc.property(fc.integer({ min: 1, max: 300_000 }), (meters) => parseDistance(fieldText.meters(meters)) === meters),
  );
  for (const unit of ['min', 's'] as const) {
    forAll(
      fc.property(
        fc.integer({ min: 1, max: 86_400 }),
        (seconds) => parseTime(fieldText.seconds(seconds), unit) === seconds,
      ),
    );
  }
});

test('no text is taken for a figure beyond its limits', () => {
  const parsers = [parseKilograms, parseReps, parseRpe, parseDistance, parseTime] as const;
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789,.: hmink s/x\u00a0'.split('')), maxLength: 12 });
  forAll(
    fc.property(typed, fc.constantFrom(...parsers), (text, parse: (typed: string) => unknown) => {
      const parsed = parse(text);
      return typeof parsed !== 'number' || (Number.isFinite(parsed) && parsed >= 0 && parsed <= 300_000);
    }),
    1000,
  );
});
