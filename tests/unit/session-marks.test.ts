import { describe, expect, test } from 'vitest';
import type { LoggedSession } from '../../src/journal/model/entry.ts';
import { withMovedSession, withoutSession, withSession } from '../../src/journal/model/sessionMarks.ts';
import { undatedWeek } from '../../src/schedule/model/day.ts';
import { scheduleOf } from '../../src/schedule/model/schedule.ts';
import { programme } from '../fixtures/generated/programme.ts';

const WEEKS = programme.phases.flatMap(({ weeks }) => weeks.map(undatedWeek));
/** Its first lundi is 25 January 2027. */
const { weeks } = scheduleOf({ date: '2027-04-18', startedOn: '2027-01-25' }, WEEKS);
const days = weeks.flatMap((week) => week.days);
const PAGE = days.find(({ id }) => id === '3-lundi')?.link ?? '';

const session = (fields: Partial<LoggedSession>): LoggedSession => ({
  id: crypto.randomUUID(),
  changedAt: 0,
  kind: 'workout',
  on: '2027-02-08',
  name: 'Pousser et tirer',
  ...fields,
});
const marks = { '3-lundi': { on: '2027-02-08' }, '3-mardi': {} };

describe('a session that is noted for a day', () => {
  test('marks it on its date, whenever it was marked by hand', () => {
    const noted = session({ day: '3-lundi', on: '2027-02-07' });
    expect(withSession({}, noted, [])).toEqual({ '3-lundi': { on: '2027-02-07' } });
    expect(withSession(marks, noted, [])).toEqual({ ...marks, '3-lundi': { on: '2027-02-07' } });
    expect(withSession(marks, session({}), [])).toBe(marks);
  });

  test('leaves the mark of another session of the day', () => {
    const first = session({ day: '3-lundi' });
    expect(withSession(marks, session({ day: '3-lundi', on: '2027-02-11' }), [first])).toBe(marks);
  });
});

describe('a session that is moved to another date', () => {
  const moved = (one: LoggedSession, others: LoggedSession[] = [], done: typeof marks = marks) =>
    withMovedSession(done, one, '2027-02-10', { sessions: [one, ...others], days });

  test.each<[string, Partial<LoggedSession>]>([
    ['of its date', { day: '3-lundi' }],
    ['of another date, that of the press', { day: '3-lundi', on: '2027-02-07' }],
    ['of a day that its summary was asked about', { route: PAGE }],
    ['of a day of which it is a part', { partOf: '3-lundi' }],
  ])('takes the mark %s with it', (_, fields) => {
    expect(moved(session(fields))).toEqual({ ...marks, '3-lundi': { on: '2027-02-10' } });
  });

  test.each<[string, Partial<LoggedSession>]>([
    ['of another preparation', { day: '3-lundi', on: '2026-06-01' }],
    ['without a date', { day: '3-mardi' }],
    ['of a day it has nothing to do with', { route: '/training/phase1/lower-body' }],
    ['of its page on another date', { route: PAGE, on: '2027-02-07' }],
  ])('leaves a mark %s', (_, fields) => {
    expect(moved(session(fields))).toBe(marks);
  });

  test('leaves the mark of another session of the day', () => {
    expect(moved(session({ day: '3-lundi' }), [session({ day: '3-lundi' })])).toBe(marks);
  });
});

test('a session that is deleted takes the mark that it made with it, unless another one is of its day, and no other mark', () => {
  expect(withoutSession(marks, session({ day: '3-lundi' }), [])).toEqual({ '3-mardi': {} });
  const other = session({ day: '3-lundi', on: '2027-02-11' });
  expect(withoutSession(marks, session({ day: '3-lundi' }), [other])['3-lundi']).toEqual({ on: '2027-02-11' });
  for (const fields of [{ day: '3-lundi', on: '2027-02-07' }, { day: '3-mardi' }, { route: PAGE }, { day: '4-lundi' }])
    expect(withoutSession(marks, session(fields), [])).toBe(marks);
});
