import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { formatDate, formatDay, formatDaysAhead, formatSpan } from '../../src/calendar/dateText.ts';
import { addDays, daysBetween, localDateOf, mondayOf, weekdayOf } from '../../src/calendar/localDate.ts';
import { raceDateError } from '../../src/calendar/raceDate.ts';

describe('counting days', () => {
  test.each([
    ['2027-03-27', 2, '2027-03-29'],
    ['2027-10-30', 2, '2027-11-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-01-01', -1, '2027-12-31'],
  ])('%s and %i is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
    expect(daysBetween(date, expected)).toBe(days);
  });

  test('weeks go from lundi to dimanche', () => {
    expect(weekdayOf('2027-04-18')).toBe('dimanche');
    expect(mondayOf('2027-04-18')).toBe('2027-04-12');
  });
});

/** A moment and its date there, a minute to either side of midnight and a clock change. */
test.each([
  ['Europe/Paris', '2027-03-27T23:30:00Z', '2027-03-28'],
  ['Europe/Paris', '2027-10-31T22:59:00Z', '2027-10-31'],
  ['Pacific/Auckland', '2027-04-17T12:00:00Z', '2027-04-18'],
])('in %s, %s is on %s', (zone, moment, date) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(localDateOf(new Date(moment))).toBe(date);
});

describe('dates as read', () => {
  test.each([
    ['2027-04-18', '2027-01-04', 'dimanche 18\u00a0avril'],
    ['2027-01-03', '2026-12-30', 'dimanche 3\u00a0janvier\u00a02027'],
    ['2027-04-01', undefined, 'jeudi 1er\u00a0avril'],
  ])('%s', (date, today, text) => {
    expect(formatDate(date, today)).toBe(text);
  });

  test('spans name a month once', () => {
    expect(formatSpan('2027-04-12', '2027-04-18')).toBe('12–18\u00a0avril');
    expect(formatSpan('2027-03-29', '2027-04-04')).toBe('29\u00a0mars – 4\u00a0avril');
    expect(formatSpan('2027-02-07', '2027-02-07')).toBe('7\u00a0février');
    expect(formatDay('2026-08-01', '2027-01-01')).toBe('1er\u00a0août\u00a02026');
  });

  test.each([
    [1, 'demain'],
    [23, 'dans 23\u00a0jours'],
  ])('%i days ahead', (days, text) => {
    expect(formatDaysAhead(days)).toBe(text);
  });
});

describe('a race date', () => {
  const today = '2027-01-04';
  const error = (value: string, incomplete = false) => raceDateError(value, { incomplete, today });

  test.each([today, '2027-04-18', '2029-01-03'])('%s is taken', (value) => {
    expect(error(value)).toBeUndefined();
  });

  test.each([
    ['', false, 'empty'],
    ['', true, 'no such date'],
    ['2027-01-03', false, 'past'],
    ['2027-02-30', false, 'no such date'],
    ['2029-01-04', false, 'too far'],
  ])('« %s » is refused', (value, incomplete, expected) => {
    expect(error(value, incomplete)).toBe(expected);
  });
});
