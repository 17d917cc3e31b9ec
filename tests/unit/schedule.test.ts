import { describe, expect, test } from 'vitest';
import { addDays, type LocalDate, weekdayOf } from '../../src/calendar/localDate.ts';
import { isSession, undatedWeek } from '../../src/schedule/model/day.ts';
import { type DatedDay, positionOf, scheduleOf, sessionsFrom } from '../../src/schedule/model/schedule.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { training } from '../fixtures/generated/training.ts';

const WEEKS = programme.phases.flatMap(({ weeks }) => weeks.map(undatedWeek));
const LAST = WEEKS.length;
/** A Sunday. */
const RACE = '2027-04-18';

const schedule = (date: LocalDate, startedOn: LocalDate) => scheduleOf({ date, startedOn }, WEEKS, training.lateStart);
const early = (date: LocalDate) => schedule(date, addDays(date, -400));
const numbers = (weeks: readonly { number: number }[]) => weeks.map(({ number }) => number);
const lines = (days: readonly DatedDay[]) =>
  days.map(({ id, day, date, activity }) => `${id} ${day} ${date} ${activity}`);
const raceWeekOf = (date: LocalDate) => early(date).weeks.at(-1)?.days ?? [];

describe('a race that the coaches wrote on a samedi', () => {
  const weeks = WEEKS.map((week, index) => {
    if (index < LAST - 1) return week;
    const days = week.days.map(({ id, day }) => {
      const rest = { id, day, activity: 'Repos', type: 'repos' as const };
      return day === 'samedi' ? { ...rest, activity: 'Jour de course', type: 'compétition' as const } : rest;
    });
    return { ...week, days };
  });
  const lastDays = (date: LocalDate) =>
    scheduleOf({ date, startedOn: addDays(date, -400) }, weeks, training.lateStart).weeks.at(-1)?.days ?? [];

  test.each([
    ['2027-04-18', 7, '12-lundi-2'],
    ['2027-04-21', 10, '12-lundi-2'],
    ['2027-04-22', 4, '12-mercredi'],
  ])('on %s its week has %i days, from %s, and ends with it', (date, length, first) => {
    const days = lastDays(date);
    expect(days.map((day) => day.date)).toEqual(days.map((_, index) => addDays(date, index + 1 - length)));
    expect(days[0]).toMatchObject({ id: first });
    expect(days.at(-1)).toMatchObject({ id: '12-samedi', type: 'compétition', day: weekdayOf(date) });
    expect(new Set(days.map(({ id }) => id)).size).toBe(length);
  });
});

describe('a race on another day', () => {
  /** The last days of the programme: what is written for the eve stands on the eve. */
  const written = (count: number) => (WEEKS.at(-1)?.days ?? []).slice(-count).map(({ description }) => description);

  test('mercredi: days of rest come before its week', () => {
    const days = raceWeekOf('2027-04-21');
    expect(lines(days.slice(0, -7))).toEqual([
      '12-lundi-2 lundi 2027-04-12 Repos',
      '12-mardi-2 mardi 2027-04-13 Repos',
      '12-mercredi-2 mercredi 2027-04-14 Repos',
    ]);
    expect(days.slice(0, -7).some(isSession)).toBe(false);
    expect(days.slice(-7).map(({ description }) => description)).toEqual(written(7));
    expect(days.at(-1)).toMatchObject({ id: '12-dimanche', day: 'mercredi', date: '2027-04-21' });
  });

  test('whatever the day, ids are those of the programme, once each, on consecutive dates of their weekday', () => {
    const known = new Set<string>(WEEKS.flatMap((week) => week.days.map(({ id }) => id)));
    for (let offset = 0; offset < 7; offset += 1) {
      const { weeks } = early(addDays(RACE, offset));
      const days = weeks.flatMap((week) => week.days);
      expect(new Set(days.map(({ id }) => id)).size).toBe(days.length);
      for (const [index, day] of days.entries()) {
        expect(day.date).toBe(addDays(days[0]?.date ?? '', index));
        expect(day.day).toBe(weekdayOf(day.date));
        expect(known.has(day.id)).toBe(!day.id.endsWith('-2'));
      }
    }
  });
});

describe('a late start', () => {
  const rule = Object.fromEntries((training.lateStart?.starts ?? []).map(({ remaining, keep }) => [remaining, keep]));

  test.each(Array.from({ length: LAST }, (_, index) => index + 1))('with %i weeks left', (left) => {
    const monday = addDays(RACE, 1 - 7 * left);
    const kept = left === LAST ? numbers(WEEKS) : rule[left];
    for (const startedOn of [addDays(monday, -4), addDays(monday, -1), monday, addDays(monday, 2)]) {
      const { weeks, skipped } = schedule(RACE, startedOn);
      expect(numbers(weeks)).toEqual(kept);
      expect([...numbers(weeks), ...skipped].toSorted((a, b) => a - b)).toEqual(numbers(WEEKS));
      expect(weeks[0]?.days[0]?.date).toBe(monday);
      expect(weeks.at(-1)?.days.at(-1)?.date).toBe(RACE);
    }
  });

  test('begun within the week of the race, that week is left', () => {
    expect(numbers(schedule(RACE, '2027-04-15').weeks)).toEqual([LAST]);
  });

  test('whose weeks ahead all fit is given no advice any more', () => {
    const startedOn = addDays(RACE, 1 - 7 * (LAST - 1));
    const race = { date: RACE, startedOn, passed: [1, 2, 3, 5] };
    const { weeks, advice } = scheduleOf(race, WEEKS, training.lateStart);
    expect(numbers(weeks)).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(advice).toBeUndefined();
    expect(schedule(RACE, startedOn).advice).toBeDefined();
  });

  test('without a rule the last weeks are left', () => {
    const { weeks } = scheduleOf({ date: RACE, startedOn: '2027-04-01' }, WEEKS);
    expect(numbers(weeks)).toEqual([11, 12]);
  });
});

describe('a date', () => {
  const plan = early(RACE);

  test.each([
    ['2027-01-24', 'before'],
    ['2027-01-25', { day: { id: '1-lundi' } }],
    ['2027-04-18', { day: { id: '12-dimanche' } }],
    ['2027-04-19', 'after'],
  ])('%s has its place in the programme or beside it', (date, position) => {
    expect([positionOf(plan, date)]).toMatchObject([position]);
  });

  test('leaves the sessions from that day on, the race last', () => {
    const left = sessionsFrom(plan, '2027-04-14');
    expect(left.map(({ day }) => day.id)).toEqual(['12-mercredi', '12-vendredi', '12-dimanche']);
    expect(sessionsFrom(plan, '2027-04-19')).toEqual([]);
  });
});
