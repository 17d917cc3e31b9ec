import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/calendar/localDate.ts';
import { type CalendarDay, undatedWeek } from '../../src/schedule/model/day.ts';
import { type DayContext, dependentTexts } from '../../src/schedule/model/dependentTexts.ts';
import { type DatedDay, scheduleOf } from '../../src/schedule/model/schedule.ts';
import { programme } from '../fixtures/generated/programme.ts';

const WEEKS = programme.phases.flatMap(({ weeks }) => weeks.map(undatedWeek));
const schedule = (date = '2027-04-18') => scheduleOf({ date, startedOn: '2026-12-01' }, WEEKS);
/** Week 1 ends on a jeudi that follows a mercredi of legs. */
const [{ days: DAYS = [] } = {}] = schedule().weeks;
const dayOf = (id: string, days = DAYS) => days.find((day) => day.id === id) ?? expect.fail(id);
const WEDNESDAY = dayOf('1-mercredi');
const THURSDAY: DatedDay = { ...dayOf('1-jeudi'), dependent: [{ on: 'mercredi', text: 'Après les jambes.' }] };

const shown = (day: CalendarDay, context: Partial<DayContext> = {}) =>
  dependentTexts(day, { days: DAYS, done: {}, today: THURSDAY.date, weeks: [1, 2], ...context });
const DONE = { '1-mercredi': { on: WEDNESDAY.date } };
const moved = (day: DatedDay, by: number) => ({ ...day, date: addDays(day.date, by) });
const withDay = (changed: DayContext['days'][number]) => DAYS.map((day) => (day.id === changed.id ? changed : day));

describe('a sentence about the session of another weekday is shown', () => {
  test('once that is done', () => {
    expect(shown(THURSDAY, { done: DONE })).toEqual(['Après les jambes.']);
    expect(shown(THURSDAY, { done: { '1-lundi': { on: '2020-01-01' } } })).toEqual([]);
    // Of who marks nothing it is not known.
    expect(shown(THURSDAY)).toEqual(['Après les jambes.']);
  });

  test('while that can still be done', () => {
    expect(shown(THURSDAY, { today: WEDNESDAY.date })).toEqual(['Après les jambes.']);
    expect(shown(THURSDAY, { today: addDays(WEDNESDAY.date, -30) })).toEqual(['Après les jambes.']);
  });

  test('when both were moved alike, and not when one of them was', () => {
    const days = withDay(moved(WEDNESDAY, 1));
    expect(shown(THURSDAY, { done: DONE, days })).toEqual([]);
    expect(shown(moved(THURSDAY, 1), { done: DONE, days })).toEqual(['Après les jambes.']);
    expect(shown(moved(THURSDAY, 1), { done: DONE })).toEqual([]);
  });

  test('unless one of them is left out', () => {
    expect(shown(THURSDAY, { done: DONE, days: withDay({ ...WEDNESDAY, leftOut: 'let-go' }) })).toEqual([]);
    expect(shown({ ...THURSDAY, leftOut: 'illness' } as CalendarDay, { done: DONE })).toEqual([]);
  });

  test('where nothing has a date', () => {
    const { date: _, ...undated } = THURSDAY;
    expect(shown(undated, { days: [], weeks: undefined })).toEqual(['Après les jambes.']);
  });

  test('whatever the weekday of the race, which moves both', () => {
    const days = schedule('2027-04-17').weeks.at(-1)?.days ?? [];
    const eve = { ...dayOf('12-samedi', days), dependent: [{ on: 'vendredi' as const, text: 'Hier.' }] };
    expect(shown(eve, { days, today: '2027-04-01' })).toEqual(['Hier.']);
  });
});

test.each([
  ['that the member does', [5, 6], ['Plus long.']],
  ['that a late start leaves out', [6], []],
  ['of a programme on no dates', undefined, ['Plus long.']],
])('a sentence about a week %s', (_, weeks, texts) => {
  const day = { ...THURSDAY, dependent: [{ week: 5, text: 'Plus long.' }] };
  expect(shown(day, { weeks })).toEqual(texts);
});
