import { expect, test } from 'vitest';
import { lastWeekLength } from '../../../../../scripts/content/validate/rules/training/week-sequence.ts';
import { addDays, daysBetween, WEEKDAYS } from '../../../../../src/calendar/localDate.ts';
import { firstMondayBefore } from '../../../../../src/schedule/model/schedule.ts';

test.each(WEEKDAYS.map((day, index) => ({ day, race: addDays('2027-01-04', index) })))(
  'the last week before a race on a $day is as long as in the app',
  ({ day, race }) => expect(lastWeekLength(day)).toBe(daysBetween(firstMondayBefore(race, [1]), race) + 1),
);
