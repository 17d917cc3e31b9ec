import { describe, expect, test } from 'vitest';
import { share } from '../../schema/quantity.ts';
import { formatPaceAt } from '../../src/format/pace.ts';
import { lastResults, latestKind, testSpeed } from '../../src/journal/model/paceTest.ts';
import { parseFiveKm, parseMeters } from '../../src/journal/paces/testFields.ts';

const SIX_MINUTES = 360;

test.each([
  // 1500 m in 6 min are 4:00/km: 240 s by 0.75 and 0.65, by 0.9 and 0.85, and so on.
  [1500, '100 %', '4:00/km'],
  [1500, '65-75 %', '5:20–6:10/km'],
  // 7:30/km; both ends fall on the same five seconds.
  [800, '99-100 %', '7:30–7:35/km'],
])('%i m, %s: a pace to five seconds, %s', (meters, written, shown) => {
  expect(formatPaceAt(share.parse(written), meters / SIX_MINUTES)).toBe(shown);
});

const ON = '2027-01-12';
const COACHES = { duration: { maxSeconds: SIX_MINUTES }, fiveKm: { share: 92 } };

test.each([
  // 25:00 are 5:00/km; 300 s by 0.92 faster: 276 s over the test; by 0.75 and 0.65: the footing.
  ['25:00', '65-75 %', '6:10–7:05/km'],
  // Over 5 km itself, of course, what was run.
  ['25:00', '92 %', '5:00/km'],
  // 4:00/km: 220.8 s over the test; by 1 and 0.95.
  ['20:00', '95-100 %', '3:40–3:50/km'],
])('5 km in %s, %s: a pace to five seconds, %s', (time, written, shown) => {
  const fiveKm = { seconds: Number(parseFiveKm(time)), on: ON };
  expect(formatPaceAt(share.parse(written), testSpeed({ paceTest: undefined, fiveKm }, COACHES) ?? 0)).toBe(shown);
});

describe('of a test and a time over 5 km', () => {
  const paceTest = { meters: 1500, on: ON };
  const fiveKm = { seconds: 1500, on: ON };
  const later = '2027-01-13';

  test('the later one counts, and of one day the test', () => {
    expect(latestKind({ paceTest, fiveKm }, COACHES)).toBe('paceTest');
    expect(latestKind({ paceTest, fiveKm: { ...fiveKm, on: later } }, COACHES)).toBe('fiveKm');
    expect(latestKind({ paceTest: { ...paceTest, on: later }, fiveKm }, COACHES)).toBe('paceTest');
    // The coaches have no share for it.
    expect(latestKind({ paceTest, fiveKm: { ...fiveKm, on: later } }, { duration: COACHES.duration })).toBe('paceTest');
    expect(latestKind({ paceTest: undefined, fiveKm }, COACHES)).toBe('fiveKm');
    expect(latestKind({ paceTest: undefined, fiveKm: undefined }, COACHES)).toBeUndefined();
  });

  test('the results are the last ones of the journal', () => {
    const session = { id: 'a', changedAt: 1, kind: 'test' as const, name: 'Test' };
    const test = (on: string, meters?: number, seconds?: number) => ({ ...session, on, meters, seconds });
    const sessions = [
      // No result of this test.
      test(later, 2800, 2 * SIX_MINUTES),
      test(later, 15_000, SIX_MINUTES),
      test(later),
      { ...test(later, 1600, SIX_MINUTES), kind: 'run' as const },
      test(later, 1450, SIX_MINUTES),
      test(ON, 5000, 1500),
      test(ON, 1500, SIX_MINUTES),
      test('2026-11-02', 5000, 1440),
    ];
    expect(lastResults(sessions, COACHES)).toMatchObject({ paceTest: { meters: 1450, on: later }, fiveKm });
    expect(lastResults([], COACHES)).toEqual({ paceTest: undefined, fiveKm: undefined });
  });
});

test.each([
  ['24:30', 1470],
  ['24’30”', 1470],
  ['24', 1440],
  ['1 h 02', 3720],
  // Nobody runs 5 km in a minute.
  ['1:02', 3720],
  ['12:00', 720],
  ['90:00', 5400],
  ['11:59', 'out-of-range'],
  ['2430', 'out-of-range'],
  ['24:75', 'unreadable'],
  ['', 'unreadable'],
])('« %s » over 5 km is %s', (text, read) => {
  expect(parseFiveKm(text)).toBe(read);
});

test.each([
  ['1500', 1500],
  ['1\u202f432,6', 1433],
  ['', 'unreadable'],
  ['359', 'out-of-range'],
  ['360', 360],
  ['2700', 2700],
  ['2701', 'out-of-range'],
  ['1,5 km', 1500],
])('the result « %s » of a test of 6 min is %s', (text, read) => {
  expect(parseMeters(text, 6)).toBe(read);
});
