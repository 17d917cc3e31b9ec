import { describe, expect, test } from 'vitest';
import { addDays, type LocalDate } from '../../src/calendar/localDate.ts';
import { undatedWeek } from '../../src/schedule/model/day.ts';
import type { RaceDateEntry, Start } from '../../src/schedule/model/raceDateEntry.ts';
import { positionOf, scheduleOf } from '../../src/schedule/model/schedule.ts';
import { startsOf } from '../../src/schedule/model/starts.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { training } from '../fixtures/generated/training.ts';

const { lateStart } = training;
const WEEKS = programme.phases.flatMap(({ weeks }) => weeks.map(undatedWeek));
const ALL = WEEKS.map(({ number }) => number);
/** A Sunday; the whole programme before it begins on 25 January. */
const RACE = '2027-04-18';

interface Situation {
  race?: RaceDateEntry;
  date?: LocalDate;
  today: LocalDate;
  done?: Record<string, { on?: string }>;
}

const starts = ({ race, date = RACE, today, done = {} }: Situation) =>
  startsOf({ race, dateHistory: [], date, today, done, weeks: WEEKS, lateStart });
const scheduleAt = (start: Start, date = RACE) => scheduleOf({ date, ...start }, WEEKS, lateStart);
const kept = (start: Start, date?: LocalDate) => scheduleAt(start, date).weeks.map(({ number }) => number);
const dayAt = (start: Start, today: LocalDate, date?: LocalDate) => {
  const moment = positionOf(scheduleAt(start, date), today);
  return typeof moment === 'object' ? moment.day.id : moment;
};

describe('a date given in the sixth week before the race', () => {
  const today = '2027-03-03';

  test('by someone who has no marks: a newcomer, unless they say that they have begun', () => {
    const { onTrack, joinedLate, isOnTrack } = starts({ today });
    expect(isOnTrack).toBe(false);
    expect([kept(joinedLate), dayAt(joinedLate, today)]).toEqual([[1, 2, 3, 5, 10, 11, 12], '1-mercredi']);
    expect([kept(onTrack), dayAt(onTrack, today)]).toEqual([ALL, '6-mercredi']);
  });

  test.each([
    ['since the first week', { '1-lundi': { on: '2027-01-25' }, '2-mardi': { on: '2027-02-02' } }],
    ['of the week under way only', { '6-lundi': { on: '2027-03-01' } }],
    ['made up for later', { '1-lundi': { on: '2027-03-02' }, '6-lundi': { on: '2027-03-02' } }],
  ])('by someone who has marks %s: they have begun', (_, done) => {
    const { onTrack, joinedLate, isOnTrack } = starts({ today, done });
    expect(isOnTrack).toBe(true);
    expect(dayAt(onTrack, today)).toBe('6-mercredi');
    expect(dayAt(joinedLate, today)).toBe('1-mercredi');
  });

  test('by someone whose marks begin two weeks ago: they are in their third week', () => {
    const done = { '1-lundi': { on: '2027-02-15' }, '2-lundi': { on: '2027-02-22' } };
    const { onTrack, joinedLate, isOnTrack } = starts({ today, done });
    expect(isOnTrack).toBe(false);
    expect([joinedLate.startedOn, dayAt(joinedLate, today)]).toEqual(['2027-02-15', '3-mercredi']);
    expect(kept(onTrack)).toEqual(ALL);
  });

  test.each([
    ['of today', { '6-mercredi': { on: today } }],
    ['of last season', { '6-lundi': { on: '2026-03-02' } }],
    ['without a date', { '6-lundi': {} }],
    ['of a day that the programme no longer has', { '40-lundi': { on: '2027-03-01' }, constructor: {} }],
  ])('by someone with marks %s only: a newcomer', (_, done) => {
    expect(starts({ today, done })).toMatchObject({ isOnTrack: false, joinedLate: { startedOn: today } });
  });
});

test('a date that leaves time for all leaves nothing to choose', () => {
  const { onTrack, joinedLate } = starts({ today: '2027-01-27' });
  expect(kept(onTrack)).toEqual(ALL);
  expect(kept(joinedLate)).toEqual(ALL);
  expect(starts({ today: '2026-12-01' }).onTrack).toEqual({ startedOn: '2026-12-01' });
});

describe('a race that moves', () => {
  const race = { date: RACE, startedOn: '2026-12-01' };

  test('earlier, in the fifth week: the weeks behind stay as they were, what is left is chosen from the others', () => {
    const today = '2027-02-24';
    const { onTrack, isOnTrack } = starts({ race, date: '2027-03-21', today });
    expect(isOnTrack).toBe(true);
    const schedule = scheduleAt(onTrack, '2027-03-21');
    expect(schedule.weeks.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 10, 11, 12]);
    expect(schedule.skipped).toEqual([6, 7, 8, 9]);
    expect(schedule.weeks[0]?.days[0]?.date).toBe('2027-01-25');
    expect(dayAt(onTrack, today, '2027-03-21')).toBe('5-mercredi');
    const advice = lateStart?.starts.find(({ remaining }) => remaining === 7)?.advice;
    expect(schedule.advice).toBe(advice);
  });

  test('earlier, from jeudi on: the week under way is behind', () => {
    const { onTrack } = starts({ race, date: '2027-03-21', today: '2027-02-25' });
    expect(kept(onTrack, '2027-03-21')).toEqual([1, 2, 3, 4, 5, 10, 11, 12]);
    const { onTrack: nextWeek } = starts({ race, date: '2027-03-07', today: '2027-02-25' });
    expect(kept(nextWeek, '2027-03-07')).toEqual([1, 2, 3, 4, 5, 12]);
  });

  test.each(['2027-02-22', '2027-02-25', '2027-02-28'])(
    'to any other day from %s on: no week left to do is past',
    (today) => {
      for (let ahead = 0; ahead < 60; ahead += 1) {
        const date = addDays(today, ahead);
        if (date === RACE) continue;
        const { onTrack } = starts({ race, date, today });
        const { weeks } = scheduleAt(onTrack, date);
        const passed = onTrack.passed ?? [];
        const undone = weeks.filter(({ number }) => number < 12 && !passed.includes(number));
        for (const week of undone) expect((week.days.at(-1)?.date ?? '') >= today).toBe(true);
        expect(weeks.at(-1)?.days.at(-1)).toMatchObject({ date, type: 'compétition' });
      }
    },
  );

  test('and back has all its weeks again', () => {
    const today = '2027-02-24';
    const moved = { date: '2027-03-21', ...starts({ race, date: '2027-03-21', today }).onTrack };
    const { onTrack, isOnTrack } = starts({ race: moved, date: RACE, today: '2027-02-26' });
    expect(isOnTrack).toBe(false);
    expect(kept(onTrack)).toEqual(ALL);
  });

  test('before the programme began: weeks count from today', () => {
    const { joinedLate, isOnTrack } = starts({ race, date: '2027-03-21', today: '2027-01-11' });
    expect(isOnTrack).toBe(false);
    expect(kept(joinedLate, '2027-03-21')).toHaveLength(10);
    expect(dayAt(joinedLate, '2027-01-11', '2027-03-21')).toBe('1-lundi');
  });

  test('of a late starter keeps the weeks that they did', () => {
    const late = { date: RACE, startedOn: '2027-03-03' };
    const { joinedLate, onTrack, isOnTrack } = starts({ race: late, date: '2027-04-11', today: '2027-03-16' });
    expect(isOnTrack).toBe(false);
    expect(joinedLate).toEqual({ startedOn: '2027-03-01', passed: [1, 2] });
    expect(kept(joinedLate, '2027-04-11')).toEqual([1, 2, 3, 5, 11, 12]);
    expect(kept(onTrack, '2027-04-11')).toEqual(ALL);
  });

  test('of someone who was taken for a newcomer can be put right', () => {
    const late = { date: RACE, startedOn: '2027-03-03', begun: false };
    const { onTrack } = starts({ race: late, today: '2027-03-10' });
    expect(dayAt(onTrack, '2027-03-10')).toBe('7-mercredi');
    const mended = { ...late, ...onTrack, begun: true };
    expect(starts({ race: mended, today: '2027-03-10' }).isOnTrack).toBe(true);
  });

  test('set while the clock was ahead starts today', () => {
    const ahead = { date: RACE, startedOn: '2027-05-01' };
    expect(starts({ race: ahead, today: '2027-03-03' }).joinedLate).toEqual({ startedOn: '2027-03-03' });
  });
});

test('the date that a race has already changes nothing, whenever it is given again', () => {
  for (let startedAgo = 0; startedAgo < 84; startedAgo += 5) {
    const race = { date: RACE, startedOn: addDays(RACE, -startedAgo) };
    for (let ahead = startedAgo; ahead >= 0; ahead -= 3) {
      const { onTrack, joinedLate, isOnTrack } = starts({ race, today: addDays(RACE, -ahead) });
      expect(kept(isOnTrack ? onTrack : joinedLate)).toEqual(kept(race));
    }
  }
});
