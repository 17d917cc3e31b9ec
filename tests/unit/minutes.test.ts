import { expect, test } from 'vitest';
import type { PublishedDay } from '../../schema/programme.ts';
import { duration } from '../../schema/quantity.ts';
import { weekMinutes } from '../../src/format/minutes.ts';

const rest: PublishedDay = { day: 'samedi', activity: 'Repos' };
const run = (day: PublishedDay['day'], typed: string): PublishedDay => ({
  day,
  activity: 'Footing',
  duration: duration.parse(typed),
});

test('the minutes of a week are those of its days; of a range the middle counts, of a day without a duration none', () => {
  expect(weekMinutes({ days: [run('mardi', '30-40 min'), run('jeudi', '1 h 15'), rest] })).toBe(110);
});
