import { expect, test } from 'vitest';
import { isSession, undatedWeek } from '../../src/schedule/model/day.ts';
import { progressOf } from '../../src/schedule/model/progress.ts';
import { programme } from '../fixtures/generated/programme.ts';

const [phase] = programme.phases;
const weeks = phase?.weeks.map(undatedWeek) ?? [];
const firstWeek = weeks.slice(0, 1);
const sessions = weeks.flatMap((week) => week.days.filter(isSession).map(({ id }) => id));

test('what was not begun has no progress', () => {
  expect(progressOf(weeks, {})).toBeUndefined();
  expect(progressOf(firstWeek, { '2-lundi': {} })).toBeUndefined();
  expect(progressOf([], { '2-lundi': {} })).toBeUndefined();
});

test('each session has its mark, in the order of the days; days of rest have none', () => {
  expect(progressOf(firstWeek, { '1-mardi': { on: '2027-01-26' } })).toEqual([false, true, false, false, false, false]);
  expect(progressOf(weeks, { '4-lundi': {} })).toHaveLength(sessions.length);
  expect(progressOf(weeks, Object.fromEntries(sessions.map((id) => [id, {}])))).not.toContain(false);
});

test('a mark of a day that is no session any more counts for nothing', () => {
  const rest = firstWeek.flatMap((week) => week.days.filter((day) => !isSession(day)).map(({ id }) => id));
  expect(rest).toEqual(['1-samedi']);
  expect(progressOf(firstWeek, { '1-samedi': {}, '99-lundi': {}, constructor: {} })).toBeUndefined();
});
