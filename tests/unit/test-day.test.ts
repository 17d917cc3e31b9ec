import { describe, expect, test } from 'vitest';
import type { LoggedSession } from '../../src/journal/model/entry.ts';
import { testDayOf } from '../../src/journal/paces/testDay.ts';
import { undatedWeek } from '../../src/schedule/model/day.ts';
import { scheduleOf } from '../../src/schedule/model/schedule.ts';
import { programme } from '../fixtures/generated/programme.ts';

const WEEKS = programme.phases.flatMap(({ weeks }) => weeks.map(undatedWeek));
/** Its first lundi is 25 January 2027. */
const { weeks } = scheduleOf({ date: '2027-04-18', startedOn: '2027-01-25' }, WEEKS);

describe('a test is of the day', () => {
  const TEST = { id: 'a', changedAt: 0, kind: 'test', name: 'Test' } as const;
  const dayOn = (on: string, { from, sessions = [] }: { from?: string; sessions?: LoggedSession[] } = {}) =>
    testDayOf(weeks, on, from, sessions)?.id;

  test('that has it in its week', () => {
    expect(['2027-02-15', '2027-02-16', '2027-02-21', '2027-02-22', '2027-03-20'].map((on) => dayOn(on))).toEqual([
      '4-mardi',
      '4-mardi',
      '4-mardi',
      undefined,
      '8-mardi',
    ]);
  });

  test('that it is noted from, also without dates', () => {
    expect(dayOn('2027-02-24', { from: '4-mardi' })).toBe('4-mardi');
    expect(testDayOf(WEEKS, '2027-02-24', '4-mardi', [])?.id).toBe('4-mardi');
    // A footing that a late start has the test in.
    expect(dayOn('2027-02-25', { from: '5-jeudi' })).toBe('5-jeudi');
  });

  test('unless that day has its test', () => {
    const tested = { ...TEST, day: '4-mardi', on: '2027-02-16' };
    expect(dayOn('2027-02-18', { sessions: [tested] })).toBeUndefined();
    expect(dayOn('2027-03-16', { from: '4-mardi', sessions: [tested] })).toBe('8-mardi');
    const ran = { ...TEST, kind: 'run' as const, day: '4-mardi', on: '2027-02-16' };
    const lastYear = { ...TEST, day: '4-mardi', on: '2026-02-17' };
    expect(dayOn('2027-02-16', { sessions: [ran, lastYear] })).toBe('4-mardi');
  });
});
