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
import { SET_NUMBERS } from '../../src/journal/model/setNumbers.ts';
import { forAll } from '../fixtures/for-all.ts';

describe('what members type', () => {
  test.each([
    ['22,5', 22.5],
    ['22.5 kg', 22.5],
    ['\u00a024\u202fkilos ', 24],
    ['', undefined],
    ['22 5', 'not-understood'],
    ['lourd', 'not-understood'],
    ['-5', 'not-understood'],
    ['1001', 'out-of-range'],
  ])('the load « %s » is %s', (typed, kg) => expect(parseKilograms(typed)).toBe(kg));

  test.each([
    ['10 reps', 10],
    ['1\u202f000', 1000],
    ['1 0', 'not-understood'],
    ['8,5', 'not-understood'],
    ['9999', 'out-of-range'],
  ])('the repetitions « %s » are %s', (typed, reps) => expect(parseReps(typed)).toBe(reps));

  test.each([
    ['7,5', 7.5],
    ['7 / 10', 7],
    ['RPE\u00a07', 7],
    ['11', 'out-of-range'],
    ['0', 'out-of-range'],
  ])('the effort « %s » is %s', (typed, rpe) => expect(parseRpe(typed)).toBe(rpe));

  test.each([
    ['5 km', 5000],
    ['5,25', 5250],
    ['5000 m', 5000],
    ['12,5 m', 12.5],
    ['5 000', 'no-unit'],
    ['5.000 m', 'not-understood'],
    ['0', 'out-of-range'],
    ['301 km', 'out-of-range'],
  ])('the distance « %s » is %s m', (typed, meters) => expect(parseDistance(typed)).toBe(meters));

  test('of a set, a distance without a unit is in metres', () => {
    expect(parseDistance('50', 'm')).toBe(50);
    expect(parseDistance('1 km', 'm')).toBe(1000);
    expect(parseDistance('5 000', 'm')).toBe(5000);
    for (const typed of ['1,2', '5.000', '50 0']) expect(parseDistance(typed, 'm')).toBe('not-understood');
  });

  test.each([
    ['28:30', 1710],
    ['24 minutes 30 secondes', 1470],
    ['1 heure 02', 3720],
    ['28\' 30"', 1710],
    ['28 30', 'not-understood'],
    ['2 8:30', 'not-understood'],
    ['28', 1680],
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

/** Each number field: what is typed, read, and shown again. */
const FIELDS = {
  load: { parse: parseKilograms, show: fieldText.kg },
  repetitions: { parse: parseReps, show: fieldText.reps },
  effort: { parse: parseRpe, show: fieldText.rpe },
  kilometres: { parse: (typed: string) => parseDistance(typed), show: fieldText.meters },
  metres: { parse: (typed: string) => parseDistance(typed, 'm'), show: SET_NUMBERS.meters.fieldText },
  minutes: { parse: (typed: string) => parseTime(typed), show: fieldText.seconds },
  seconds: { parse: (typed: string) => parseTime(typed, 's'), show: fieldText.seconds },
};
const anyField = fc.constantFrom(...Object.values(FIELDS));

test('any text gives a message, or the number that it has, which the field shows', () => {
  const alphabet = '00112345678999,.:  hmink s/x\u00a0\u202f-+'.split('');
  const text = fc.oneof(fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 9 }), fc.string({ maxLength: 9 }));
  const ofOneNumber = [FIELDS.load, FIELDS.repetitions, FIELDS.effort, FIELDS.metres, FIELDS.kilometres];
  forAll(
    fc.property(text, anyField, (typed, field) => {
      const read = field.parse(typed);
      if (typeof read !== 'number') return;
      expect(field.parse(field.show(read))).toBe(read);
      if (!ofOneNumber.includes(field as (typeof ofOneNumber)[number])) return;
      const ungrouped = typed.replace(/(?<=\d)\s+(?=\d{3}(?!\d))/g, '').replace(/\/\s*10\s*$/, '');
      const numbers = ungrouped.match(/[\d.,]+/g) ?? [];
      expect(numbers).toHaveLength(1);
      const scale = /k/.test(typed) && field.parse !== parseKilograms ? 1000 : 1;
      const inKilometers = field.parse === FIELDS.kilometres.parse && !/m/.test(typed);
      const meant = Number(numbers[0]?.replace(',', '.')) * (inKilometers ? 1000 : scale);
      expect(Math.abs(read - meant)).toBeLessThanOrEqual(0.5);
    }),
    1000,
  );
});
