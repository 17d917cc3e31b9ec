import { describe, expect, test } from 'vitest';
import { addDays, type LocalDate } from '../../src/calendar/localDate.ts';
import { type RaceDateEntries, withDate, withoutDate } from '../../src/schedule/model/dateHistory.ts';
import { undatedWeek } from '../../src/schedule/model/day.ts';
import { type RaceDateOutcome, raceDateOutcomeOf } from '../../src/schedule/model/raceDateOutcome.ts';
import { type Schedule, scheduleOf } from '../../src/schedule/model/schedule.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { training } from '../fixtures/generated/training.ts';

const { lateStart } = training;
const WEEKS = programme.phases.flatMap(({ weeks }) => weeks.map(undatedWeek));
/** A Sunday; the whole programme before it begins on 25 January. */
const RACE = '2027-04-18';
/** In the sixth week: on a day whose week still counts for who starts, and on one whose week does not. */
const TODAYS = ['2027-03-01', '2027-03-04'];
const MARKS = { '1-lundi': { on: '2027-01-25' }, '5-lundi': { on: '2027-02-22' } };
const ID = '0123456789abcdef';

/** Members who are in the middle of the programme. */
const MEMBERS: Record<string, RaceDateEntries> = {
  'since the first week': { race: { date: RACE, startedOn: '2027-01-25', id: ID }, dateHistory: [] },
  'since the first week, with a date given long before': {
    race: { date: RACE, startedOn: '2026-11-22', setOn: '2026-11-22', id: ID },
    dateHistory: [],
  },
  'who started late': {
    race: { date: RACE, startedOn: '2027-02-10', setOn: '2027-02-10', begun: false, id: ID },
    dateHistory: [],
  },
  'whose race was moved before': {
    race: {
      date: RACE,
      startedOn: '2027-01-04',
      passed: [1, 2, 3],
      setOn: '2027-02-03',
      id: ID,
    },
    dateHistory: [{ date: '2027-03-28', startedOn: '2027-01-04', id: ID }],
  },
  'who has just said that they follow it': {
    race: { date: RACE, startedOn: '2027-01-25', begun: true, setOn: '2027-03-01', id: ID },
    dateHistory: [],
  },
};

const MISTAKES: Record<string, (today: LocalDate) => LocalDate> = {
  today: (today) => today,
  tomorrow: (today) => addDays(today, 1),
  'two weeks earlier': () => '2027-04-04',
  'four weeks earlier': () => '2027-03-21',
  'another day of the week': () => '2027-04-15',
  'three weeks later': () => '2027-05-09',
  'a year later': () => '2028-04-18',
  'two years later': (today) => addDays(today, 730),
};

const WITHDRAWN = 'withdrawn';

/** The dates after another one was typed, as the screens do it; a reload in between changes nothing of it. */
function typed(dates: RaceDateEntries, date: string, today: LocalDate, done = {}) {
  if (date === WITHDRAWN) return withoutDate(dates, today);
  const context = { ...dates, date, today, done, weeks: WEEKS, lateStart };
  const given = ({ race, validEntries }: RaceDateOutcome) =>
    withDate(dates, race, { validEntries, today, newId: 'ffffffffffffffff' });
  for (const isOnTrack of [true, false]) {
    const preview = raceDateOutcomeOf(context, { isOnTrack });
    expect(weeksOf(given(preview)), `${date} on ${today} is kept as it was shown`).toEqual(weeksIn(preview.schedule));
  }
  const next = raceDateOutcomeOf(context, {});
  expect(next.isSameRace, `${date} on ${today} begins another preparation`).toBe(true);
  return given(next);
}

const weeksIn = ({ weeks }: Schedule) => weeks.map(({ number, days }) => [number, days[0]?.date]);

const weeksOf = ({ race }: RaceDateEntries) => race && weeksIn(scheduleOf(race, WEEKS, lateStart));

describe.each(Object.entries(MEMBERS))('a member %s', (_, member) => {
  const paths = Object.entries(MISTAKES).flatMap(([name, mistake]) => [
    { name, mistakes: [mistake] },
    { name: `${name}, then withdrawn`, mistakes: [mistake, () => WITHDRAWN] },
  ]);
  const [tomorrow, later, nextYear] = ['tomorrow', 'three weeks later', 'a year later'].map((name) => MISTAKES[name]);
  const pairs = [
    { name: 'tomorrow, then three weeks later', mistakes: [tomorrow, later] },
    { name: 'three weeks later, then tomorrow', mistakes: [later, tomorrow] },
    { name: 'a year later, then three weeks later', mistakes: [nextYear, later] },
  ];

  test.each([...paths, ...pairs, { name: 'none, but withdrew it', mistakes: [() => WITHDRAWN] }])(
    'who typed $name is back in their week with the date that they had, now or days later, marks or not',
    ({ mistakes }) => {
      for (const done of [{}, MARKS]) {
        for (const today of TODAYS) {
          for (const wait of [0, 6]) {
            let dates = member;
            for (const mistake of mistakes) dates = typed(dates, mistake?.(today) ?? '', today, done);
            dates = typed(dates, RACE, addDays(today, wait), done);
            expect(weeksOf(dates)).toEqual(weeksOf(member));
            expect(dates.race?.id).toBe(ID);
            // What is typed again later starts from the same place.
            expect(weeksOf(typed(dates, RACE, addDays(today, wait + 1), done))).toEqual(weeksOf(member));
          }
        }
      }
    },
  );

  test.each(['a year later', 'two years later', 'today', 'tomorrow'])(
    'finds their week weeks after they typed %s',
    (name) => {
      const today = '2027-03-03';
      const mistyped = typed(member, MISTAKES[name]?.(today) ?? '', today);
      for (const wait of [8, 15, 30]) {
        expect(weeksOf(typed(mistyped, RACE, addDays(today, wait)))).toEqual(weeksOf(member));
      }
    },
  );

  test('who typed a mistaken date instead of a new date has the new one as if it had not been', () => {
    for (const mistake of Object.values(MISTAKES)) {
      for (const date of ['2027-03-28', '2027-04-25', '2027-05-30']) {
        const today = '2027-03-04';
        const mistyped = typed(member, mistake('2027-03-03'), '2027-03-03');
        expect(weeksOf(typed(mistyped, date, today))).toEqual(weeksOf(typed(member, date, today)));
      }
    }
  });
});

test('a start that is taken back after a move leaves no week of it behind', () => {
  const given = typed({ race: undefined, dateHistory: [] }, '2027-03-28', '2027-01-04');
  const moved = typed(given, '2027-03-14', '2027-02-03');
  expect(moved.race?.passed).toEqual([1, 2, 3, 4]);
  const context = { ...moved, date: '2027-03-14', today: '2027-02-10', done: {}, weeks: WEEKS, lateStart };
  const preview = raceDateOutcomeOf(context, { isOnTrack: false });
  expect(preview.asksForStart).toBe(true);
  const kept = withDate(moved, preview.race, { validEntries: preview.validEntries, today: '2027-02-10', newId: ID });
  expect(weeksOf(kept)).toEqual(weeksIn(preview.schedule));
});

test('a date that was withdrawn at once is no place in the programme for the next one', () => {
  const none: RaceDateEntries = { race: undefined, dateHistory: [] };
  for (const wrong of ['2027-03-21', '2027-03-28', '2027-02-28', '2027-05-30']) {
    const withdrawn = typed(typed(none, wrong, '2027-01-04'), WITHDRAWN, '2027-01-04');
    const right = typed(withdrawn, '2027-03-14', '2027-01-13');
    expect(weeksOf(right)).toEqual(weeksOf(typed(none, '2027-03-14', '2027-01-13')));
    expect(right.race?.withdrawnOn).toBeUndefined();
  }
});

test('a date that was withdrawn after weeks tells the next one where the member is', () => {
  const given = typed({ race: undefined, dateHistory: [] }, '2027-03-28', '2027-01-04');
  const withdrawn = typed(given, WITHDRAWN, '2027-01-27');
  expect(typed(withdrawn, '2027-04-04', '2027-02-03').race).toMatchObject({
    startedOn: '2027-01-04',
    passed: [1, 2, 3, 4],
  });
});

test('a date changes nothing else of what is kept', () => {
  const record = { race: { date: RACE, startedOn: '2027-01-25', id: ID }, dateHistory: [], done: MARKS };
  for (const date of [RACE, '2027-05-09']) {
    expect(Object.keys(typed(record, date, '2027-03-03')).toSorted()).toEqual(['dateHistory', 'race']);
  }
});

test('mistakes leave nothing behind, and many dates only the last ones', () => {
  let dates: RaceDateEntries = { race: { date: RACE, startedOn: '2027-01-25', id: ID, sequence: 7 }, dateHistory: [] };
  for (let count = 0; count < 40; count += 1) dates = typed(dates, addDays('2027-05-01', count), '2027-03-03');
  expect(dates.dateHistory).toHaveLength(1);
  expect(typed(dates, RACE, '2027-03-04')).toEqual({
    race: { date: RACE, startedOn: '2027-01-25', id: ID, sequence: 7, begun: expect.anything() },
    dateHistory: [],
  });
});

test('a date that was followed for weeks is no mistake: the next one starts from there', () => {
  const moved = typed(
    { race: { date: RACE, startedOn: '2027-01-25', id: ID }, dateHistory: [] },
    '2027-05-09',
    '2027-03-03',
  );
  const back = typed(moved, '2027-05-02', '2027-03-24');
  expect(scheduleOf(back.race ?? { date: RACE, startedOn: RACE }, WEEKS, lateStart).weeks[0]?.days[0]?.date).toBe(
    '2027-02-15',
  );
});

describe('a race that is past', () => {
  const raced: RaceDateEntries = {
    race: { date: RACE, startedOn: '2027-01-25', setOn: '2027-01-04', id: ID },
    dateHistory: [],
  };
  const DONE = { ...MARKS, '12-dimanche': { on: '2027-04-19' } };
  const next = (dates: RaceDateEntries, date: LocalDate, today: LocalDate, done = {}) =>
    raceDateOutcomeOf({ ...dates, date, today, done, weeks: WEEKS, lateStart }, {});

  test('is not past on its own day: another date continues the preparation, without a question', () => {
    const { isSameRace, asksForRace } = next(raced, '2027-10-03', '2027-04-18', DONE);
    expect({ isSameRace, asksForRace }).toEqual({ isSameRace: true, asksForRace: false });
  });

  test('makes way for another one, of which nothing is done', () => {
    const { isSameRace, asksForRace, marksSince, schedule, isOnTrack } = next(raced, '2027-10-03', '2027-04-20', DONE);
    expect({ isSameRace, asksForRace, marksSince, isOnTrack }).toEqual({
      isSameRace: false,
      asksForRace: true,
      marksSince: {},
      isOnTrack: false,
    });
    expect(schedule.weeks).toHaveLength(12);
  });

  test('keeps what was marked on its own day', () => {
    const done = { ...DONE, '11-samedi': { on: RACE } };
    expect(next(raced, '2027-10-03', '2027-04-20', done).marksSince).toEqual({});
  });

  test('also when its date was withdrawn before', () => {
    const withdrawn = withoutDate(raced, '2027-04-19');
    expect(next(withdrawn, '2027-10-03', '2027-04-20', DONE).isSameRace).toBe(false);
  });

  test('leaves the marks made since then to the next one, and they tell where it began', () => {
    const done = { ...DONE, '1-lundi': { on: '2027-05-03' } };
    const { marksSince, race } = next(raced, '2027-06-06', '2027-05-12', done);
    expect(marksSince).toEqual({ '1-lundi': { on: '2027-05-03' } });
    expect(race.startedOn).toBe('2027-05-03');
  });

  test('may have been postponed: the member says so', () => {
    const context = { ...raced, date: '2027-05-02', today: '2027-04-20', done: DONE, weeks: WEEKS, lateStart };
    const { isSameRace, race } = raceDateOutcomeOf(context, { isSameRace: true });
    expect(isSameRace).toBe(true);
    expect(withDate(raced, race, { validEntries: [], today: '2027-04-20', newId: 'x' }).race?.id).toBe(ID);
  });

  test('is not asked about where nothing was done', () => {
    expect(next(raced, '2027-10-03', '2027-04-20').asksForRace).toBe(false);
  });
});
