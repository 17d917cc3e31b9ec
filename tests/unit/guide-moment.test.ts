import { expect, test } from 'vitest';
import { GUIDE, guideMoment } from '../../src/race/model/guide.ts';

test.each([
  [undefined, 'before'],
  ['2027-04-18', 'before'],
  ['2027-01-28', 'before'],
  ['2027-01-27', 'lastDays'],
  ['2027-01-21', 'lastDays'],
  ['2027-01-20', 'raceDay'],
  ['2027-01-19', 'after'],
] as const)('on 2027-01-20 a race on %s is %s', (raceDate, moment) => {
  expect(guideMoment(raceDate, '2027-01-20')).toBe(moment);
});

test('once it is run, its own day is after the race; a mark of the one before says nothing of one to come', () => {
  expect(guideMoment('2027-01-20', '2027-01-20', true)).toBe('after');
  expect(guideMoment('2027-01-21', '2027-01-20', true)).toBe('lastDays');
});

test('every moment has every part once, and begins with one that is open', () => {
  const parts = GUIDE.before.order.toSorted();
  for (const { order, open } of Object.values(GUIDE)) {
    expect(order.toSorted()).toEqual(parts);
    expect(open).toContain(order[0]);
  }
});
