import { describe, expect, test } from 'vitest';
import type { PublishedDay } from '../../schema/programme.ts';
import { duration } from '../../schema/quantity.ts';
import { dayMinutes, weekMinutes } from '../../src/format/minutes.ts';

const rest: PublishedDay = { day: 'samedi', activity: 'Repos' };
const run = (day: PublishedDay['day'], typed: string): PublishedDay => ({
  day,
  activity: 'Footing',
  duration: duration.parse(typed),
});

describe('the minutes of a day', () => {
  test.each([
    ['45 min', 45],
    ['1 h 15', 75],
    ['30-45 min', 37.5],
    ['90 s', 1.5],
  ])('%s', (typed, minutes) => {
    expect(dayMinutes(run('mardi', typed))).toBe(minutes);
  });

  test('none without a duration', () => {
    expect(dayMinutes(rest)).toBe(0);
  });
});

test('the minutes of a week are those of its days', () => {
  expect(weekMinutes({ days: [run('mardi', '30-40 min'), run('jeudi', '1 h'), rest] })).toBe(95);
});
