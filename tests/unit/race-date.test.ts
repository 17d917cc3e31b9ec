import { describe, expect, test } from 'vitest';
import { addDays, type LocalDate } from '../../src/calendar/localDate.ts';
import { undatedWeek } from '../../src/schedule/model/day.ts';
import type { Race } from '../../src/schedule/model/race.ts';
import { type RaceDateAnswers, raceDateOutcome } from '../../src/schedule/model/raceDateOutcome.ts';
import { positionOf, type Schedule, scheduleOf } from '../../src/schedule/model/schedule.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { training } from '../fixtures/generated/training.ts';

const { lateStart } = training;
const WEEKS = programme.phases.flatMap(({ weeks }) => weeks.map(undatedWeek));
const ALL = WEEKS.map(({ number }) => number);
/** A Sunday; the whole programme before it begins on 25 January. */
const RACE = '2027-04-18';
const ON_TRACK: Race = { date: RACE, startedOn: '2027-01-04' };

interface Situation {
  race?: Race | undefined;
  date?: LocalDate;
  today: LocalDate;
  done?: Record<string, { on?: string }>;
}

const outcome = ({ race, date = RACE, today, done = {} }: Situation, answers: RaceDateAnswers = {}) => {
  const found = raceDateOutcome({ race, date, today, done, weeks: WEEKS, lateStart }, answers);
  return { ...found, ...found.choice };
};
const given = (situation: Situation, answers?: RaceDateAnswers): Race => outcome(situation, answers).race;
const schedule = (race: Race) => scheduleOf(race, WEEKS, lateStart);
const kept = ({ weeks }: Schedule) => weeks.map(({ number }) => number);
const dated = (race: Race) => schedule(race).weeks.map(({ number, monday }) => `${number} ${monday}`);
const dayOf = (race: Race, today: LocalDate) => {
  const position = positionOf(schedule(race), today);
  return typeof position === 'object' ? position.day.id : position;
};

describe('a date given in the sixth week before the race', () => {
  const today = '2027-03-03';

  test('begins the programme, unless the member chooses the week that they are in', () => {
    const { choices, schedule: now, week } = outcome({ today });
    expect([kept(now), week]).toEqual([[1, 2, 3, 5, 10, 11, 12], null]);
    expect(choices.map((choice) => choice.week)).toEqual([null, 2, 3, 5, 6]);
    for (const choice of choices.slice(1)) {
      const race = given({ today }, { week: choice.week });
      expect(dayOf(race, today)).toBe(`${choice.week}-mercredi`);
      expect(kept(schedule(race))).toEqual(kept(choice.schedule));
      // Given again, it stays.
      expect(outcome({ race, today: addDays(today, 2) }).week).toBe(choice.week);
    }
    expect(kept(schedule(given({ today }, { week: 6 })))).toEqual(ALL);
  });

  test('from jeudi on begins with the next week', () => {
    const race = given({ today: '2027-03-04' });
    expect(dayOf(race, '2027-03-04')).toBe('before');
    expect(dayOf(given({ today: '2027-03-04' }, { week: 6 }), '2027-03-04')).toBe('6-jeudi');
  });

  test.each([
    ['of the week under way', { '6-lundi': { on: '2027-03-01' } }, 6],
    ['of the last two weeks', { '1-lundi': { on: '2027-02-15' }, '2-lundi': { on: '2027-02-22' } }, 3],
    ['of last season', { '6-lundi': { on: '2026-03-02' } }, null],
    ['without a date', { '6-lundi': {} }, null],
  ])('proposes a week by marks %s', (_, done, week) => {
    expect(outcome({ today, done }).week).toBe(week);
  });
});

describe('a race that moves', () => {
  test('earlier, in the fifth week: the weeks behind stay as they were, what is left is chosen from the others', () => {
    const today = '2027-02-24';
    const race = given({ race: ON_TRACK, date: '2027-03-21', today });
    const { weeks, skipped, advice } = schedule(race);
    expect(kept({ weeks } as Schedule)).toEqual([1, 2, 3, 4, 5, 10, 11, 12]);
    expect(skipped).toEqual([6, 7, 8, 9]);
    expect(weeks[0]?.monday).toBe('2027-01-25');
    expect(dayOf(race, today)).toBe('5-mercredi');
    expect(advice).toBe(lateStart?.starts.find(({ remaining }) => remaining === 7)?.advice);
  });

  test.each(['2027-02-22', '2027-02-25', '2027-02-28'])('earlier, on %s: no week left to do is past', (today) => {
    for (let date = today; date < '2027-04-08'; date = addDays(date, 1)) {
      const race = given({ race: ON_TRACK, date, today });
      const { weeks } = schedule(race);
      const undone = weeks.filter(({ number }) => number < 12 && !race.passed?.includes(number));
      for (const week of undone) expect(addDays(week.monday, 6) >= today).toBe(true);
      expect(weeks.at(-1)?.days.at(-1)).toMatchObject({ date, type: 'compétition' });
    }
  });

  test('of a late starter keeps the weeks that they did', () => {
    const race = given({ race: { date: RACE, startedOn: '2027-03-03' }, date: '2027-04-11', today: '2027-03-16' });
    expect(race).toMatchObject({ startedOn: '2027-03-01', passed: [1, 2] });
    expect(kept(schedule(race))).toEqual([1, 2, 3, 5, 11, 12]);
  });
});

const today = '2027-03-03';

test.each([
  ['four weeks earlier', '2027-03-21'],
  ['a year later', '2028-04-18'],
])(
  'a date that was a mistake, %s: with the right one the preparation goes on from the day on which it began',
  (_, date) => {
    for (const wait of [0, 1, 6]) {
      const mistaken = given({ race: ON_TRACK, date, today });
      const corrected = given({ race: mistaken, today: addDays(today, wait) }, { isSameRace: true });
      expect(dated(corrected)).toEqual(dated(ON_TRACK));
    }
  },
);

test('the date that a race has already changes nothing, whenever it is given again', () => {
  for (let startedAgo = 0; startedAgo < 84; startedAgo += 13) {
    const race = { date: RACE, startedOn: addDays(RACE, -startedAgo) };
    for (let ahead = startedAgo; ahead >= 0; ahead -= 5) {
      expect(dated(given({ race, today: addDays(RACE, -ahead) }))).toEqual(dated(race));
    }
  }
});

describe('a race that is past', () => {
  const done = { '1-lundi': { on: '2027-01-25' }, '12-dimanche': { on: '2027-04-19' } };
  const next = { race: ON_TRACK, date: '2027-10-03', today: '2027-04-20', done };

  test('is not past on its own day: another date continues the preparation, without a question', () => {
    expect(outcome({ ...next, today: RACE })).toMatchObject({ isSameRace: true, asksForRace: false });
  });

  test('makes way for another one, of which nothing is done', () => {
    expect(outcome(next)).toMatchObject({ isSameRace: false, asksForRace: true, marksSince: {}, week: null });
    expect(outcome({ ...next, done: {} }).asksForRace).toBe(false);
    expect(kept(outcome(next).schedule)).toEqual(ALL);
  });

  test('leaves the marks made since then to the next one, and they say where it began', () => {
    const since = { '1-lundi': { on: '2027-05-03' } };
    const found = outcome({ ...next, date: '2027-06-06', today: '2027-05-12', done: { ...done, ...since } });
    expect([found.marksSince, found.start.startedOn]).toEqual([since, '2027-05-03']);
  });

  test('may have been postponed: the member says so', () => {
    expect(outcome({ ...next, date: '2027-05-02' }, { isSameRace: true })).toMatchObject({
      isSameRace: true,
      week: 11,
    });
  });
});
