import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type LocalDate } from '../../src/calendar/localDate.ts';
import { adjustedSchedule, type Situation } from '../../src/schedule/model/adjusted.ts';
import {
  type AbsenceKind,
  type Changes,
  NO_CHANGES,
  undone,
  withAbsence,
  withCatchUp,
  withLetGo,
  withShortWeek,
  withSwap,
} from '../../src/schedule/model/changes.ts';
import { type DayId, isPlanned, isRaceDay, isSession } from '../../src/schedule/model/day.ts';
import { markIn } from '../../src/schedule/model/done.ts';
import { missedQuestion } from '../../src/schedule/model/missed.ts';
import { violationsOf } from '../../src/schedule/model/moveRules.ts';
import { isMovable, moveTargets } from '../../src/schedule/model/moves.ts';
import type { DatedDay, Schedule } from '../../src/schedule/model/schedule.ts';
import { adjustedProgramme, MOVE_RULES } from '../../src/schedule/situation.ts';
import { forAll } from '../fixtures/for-all.ts';

/** A Sunday; the programme begins on 25 January. */
const RACE = '2027-04-18';
const FIRST = '2027-01-25';
const rules = MOVE_RULES as NonNullable<typeof MOVE_RULES>;

function programmeOf(state: Partial<Situation> = {}, date = RACE, startedOn = FIRST) {
  const { base, situation } = adjustedProgramme({
    race: { date, startedOn },
    changes: NO_CHANGES,
    done: {},
    today: FIRST,
    ...state,
  });
  return { base, situation: situation as Situation };
}

const daysOf = ({ weeks }: Schedule) => weeks.flatMap(({ days }) => days);
const dayOf = (schedule: Schedule, id: string) => daysOf(schedule).find((day) => day.id === id) as DatedDay;
const adjusted = (state: Partial<Situation>, date = RACE, startedOn = FIRST) => {
  const { base, situation } = programmeOf(state, date, startedOn);
  return adjustedSchedule(base, situation);
};
const marks = (...ids: string[]) => {
  const base = daysOf(programmeOf().base);
  return Object.fromEntries(ids.map((id) => [id, { on: base.find((day) => day.id === id)?.date }]));
};
/** Every session up to that day, that day too. */
const doneUntil = (date: LocalDate) =>
  marks(
    ...daysOf(programmeOf().base)
      .filter((day) => isSession(day) && day.date <= date)
      .map(({ id }) => id),
  );

/** What was missed tires nobody. */
const withoutMissed = (schedule: Schedule, { done, today }: Pick<Situation, 'done' | 'today'>): Schedule => ({
  ...schedule,
  weeks: schedule.weeks.map((week) => ({
    ...week,
    days: week.days.map((day) =>
      day.date < today && isPlanned(day) && !markIn(done, day.id) ? { ...day, leftOut: 'let-go' } : day,
    ),
  })),
});

describe('any history', () => {
  const ids = daysOf(programmeOf().base).map(({ id }) => id);
  const id = fc.constantFrom(...ids);
  const day = fc.integer({ min: 0, max: 83 }).map((days) => addDays(FIRST, days));
  const change = fc.oneof(
    fc.tuple(id, id).map(
      ([one, other]) =>
        (changes: Changes) =>
          withSwap(changes, one, other),
    ),
    fc.tuple(id, fc.boolean()).map(
      ([one, isLetGo]) =>
        (changes: Changes) =>
          withLetGo(changes, one, isLetGo),
    ),
    fc.tuple(id, id).map(
      ([one, other]) =>
        (changes: Changes) =>
          withCatchUp(changes, one, other, other),
    ),
    fc.tuple(fc.integer({ min: 1, max: 12 }), fc.option(fc.constantFrom(3, 4), { nil: undefined })).map(
      ([week, sessions]) =>
        (changes: Changes) =>
          withShortWeek(changes, week, sessions),
    ),
    fc
      .tuple(
        day,
        fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined }),
        fc.constantFrom<AbsenceKind>('illness', 'injury', 'travel', 'pause'),
      )
      .map(
        ([from, length, kind]) =>
          (changes: Changes) =>
            withAbsence(changes, from, { kind, ...(length !== undefined && { to: addDays(from, length) }) }),
      ),
  );
  const changes = fc.array(change, { maxLength: 12 }).map((all) => all.reduce((sum, next) => next(sum), NO_CHANGES));
  const done = fc
    .array(fc.tuple(id, fc.option(day, { nil: undefined })), { maxLength: 20 })
    .map((all) => Object.fromEntries(all.map(([each, on]) => [each, { on }])));
  const raceDate = fc.integer({ min: -60, max: 20 }).map((days) => addDays(RACE, days));
  const history = fc.record({ changes, done, today: day });

  test('no session is lost or there twice, no date has none, and the race stays on its date', () =>
    forAll(
      fc.property(history, raceDate, day, (state, date, startedOn) => {
        const { base, situation } = programmeOf(state, date, startedOn);
        const [before, after] = [daysOf(base), daysOf(adjustedSchedule(base, situation))];
        expect(after.map(({ date: on }) => on)).toEqual(before.map(({ date: on }) => on));
        expect(after.map((each) => each.id).sort()).toEqual(before.map((each) => each.id).sort());
        expect(after.find(isRaceDay)?.date).toBe(date);
        for (const each of after.filter(({ leftOut }) => leftOut)) expect(markIn(state.done, each.id)).toBeUndefined();
      }),
    ));

  test('a move that is offered breaks no rule that was kept', () =>
    forAll(
      fc.property(history, raceDate, (state, date) => {
        const { base, situation } = programmeOf(state, date);
        const before = adjustedSchedule(base, situation);
        for (const session of daysOf(before)
          .filter((each) => isMovable(each, situation))
          .slice(0, 2)) {
          for (const target of moveTargets(base, situation, rules, session).filter(({ problem }) => !problem)) {
            const moved = withSwap(situation.changes, session.id, target.day.id);
            const after = adjustedSchedule(base, { ...situation, changes: moved });
            const former = violationsOf(withoutMissed(before, state), rules);
            const broken = [...violationsOf(withoutMissed(after, state), rules).keys()];
            expect(broken.filter((key) => !former.has(key))).toEqual([]);
            expect(dayOf(after, session.id)).toMatchObject({ date: target.day.date });
            expect(isPlanned(dayOf(after, session.id))).toBe(true);
            if (target.swapped) expect(isPlanned(dayOf(after, target.swapped.id))).toBe(true);
            expect(dayOf(after, target.day.id).date >= situation.today).toBe(true);
          }
        }
      }),
      15,
    ));

  test('what is asked about was missed, and its way has it planned from today on', () =>
    forAll(
      fc.property(history, (state) => {
        const { base, situation } = programmeOf(state);
        const question = missedQuestion(base, situation, rules, FIRST);
        if (question?.kind !== 'session') return;
        const { day: missed, catchUp } = question;
        expect(isPlanned(missed) && missed.date < state.today && !markIn(state.done, missed.id)).toBe(true);
        if (!catchUp) return;
        const next = withCatchUp(situation.changes, missed.id, catchUp.day.id, catchUp.instead?.id);
        const after = adjustedSchedule(base, { ...situation, changes: next });
        expect(dayOf(after, missed.id).date >= state.today).toBe(true);
        expect(isPlanned(dayOf(after, missed.id))).toBe(true);
        if (catchUp.instead) expect(dayOf(after, catchUp.instead.id).leftOut).toBe('let-go');
      }),
    ));

  test('an undo brings back what was there, also beside what came since', () =>
    forAll(
      fc.property(changes, change, (before, next) => {
        const after = next(before);
        expect(undone(after, before, after)).toEqual(before);
        const later = { ...after, askedUntil: '2027-02-01' };
        expect(undone(later, before, after)).toEqual({ ...before, askedUntil: '2027-02-01' });
      }),
    ));

  test('an undo of what was changed again leaves it', () => {
    const after = withSwap(NO_CHANGES, '1-lundi', '1-mardi');
    const again = withSwap(after, '1-lundi', '1-jeudi');
    expect(undone(again, NO_CHANGES, after)).toBeUndefined();
  });
});

const moved = adjusted({ changes: withSwap(NO_CHANGES, '3-mercredi', '3-samedi') });

test('a moved session keeps its id, its text and its workout, has the weekday of its date, and is said where it was', () => {
  const { base } = programmeOf();
  const { link, suggested, activity } = dayOf(base, '3-mercredi');
  expect(dayOf(moved, '3-mercredi')).toMatchObject({
    day: 'samedi',
    date: '2027-02-13',
    movedFrom: '2027-02-10',
    link,
    suggested,
    activity,
  });
  expect(dayOf(moved, '3-samedi')).toMatchObject({
    day: 'mercredi',
    date: '2027-02-10',
    leftBy: { activity: 'Bas du corps', to: '2027-02-13' },
  });
});

/** The days that a session may go to, with the problem of those that it may not. */
function targetsOf(id: DayId, state: Partial<Situation>) {
  const { base, situation } = programmeOf(state);
  const session = dayOf(adjustedSchedule(base, situation), id);
  return new Map(moveTargets(base, situation, rules, session).map(({ day, problem }) => [day.id as string, problem]));
}

describe('where a session may go', () => {
  test('the days of this week and the next from today on, but those that are done', () => {
    const targets = targetsOf('3-jeudi', { today: '2027-02-09', done: marks('3-mardi') });
    expect([...targets.keys()].at(0)).toBe('3-mercredi');
    expect(targets.has('3-jeudi')).toBe(false);
    expect([...targets.keys()].at(-1)).toBe('4-dimanche');
  });

  test.each<[DayId, DayId, string, RegExp | undefined]>([
    ['5-mercredi', '5-samedi', '2027-02-22', /48.h entre/],
    ['6-mercredi', '6-lundi', '2027-03-01', /fractionné le lendemain/],
    ['6-vendredi', '6-mercredi', '2027-03-01', /deux jours difficiles/],
    ['10-vendredi', '11-samedi', '2027-03-29', /pas de simulation/],
    ['12-vendredi', '12-samedi', '2027-04-12', undefined],
    ['3-jeudi', '3-samedi', '2027-02-08', undefined],
  ])('%s to the place of %s', (session, target, today, problem) => {
    const found = targetsOf(session, { today }).get(target);
    if (problem) expect(found).toMatch(problem);
    else expect(found).toBeUndefined();
  });
});

describe('a short week', () => {
  const kept = (state: Partial<Situation>, number = 5) =>
    adjusted(state)
      .weeks.find((week) => week.number === number)
      ?.days.filter((day) => isPlanned(day))
      .map(({ id }) => id);
  const short = (sessions: number) => withShortWeek(NO_CHANGES, 5, sessions);

  test('keeps the sessions that come first for the coaches', () => {
    expect(kept({ changes: short(3) })).toEqual(['5-mardi', '5-vendredi', '5-dimanche']);
    expect(kept({ changes: short(4) })).toEqual(['5-mardi', '5-mercredi', '5-vendredi', '5-dimanche']);
  });

  test('chooses among what is left of it, and keeps what was moved into it', () => {
    expect(kept({ changes: short(3), today: '2027-02-25' })).toEqual(['5-jeudi', '5-vendredi', '5-dimanche']);
    const moved = withSwap(withShortWeek(NO_CHANGES, 6, 3), '5-jeudi', '6-samedi');
    expect(kept({ changes: moved, today: '2027-02-22' }, 6)).toContain('5-jeudi');
  });

  test('counts what was done in it', () => {
    expect(kept({ changes: short(3), done: marks('5-lundi', '5-mardi') })).toEqual([
      '5-lundi',
      '5-mardi',
      '5-vendredi',
    ]);
  });
});

describe('an absence', () => {
  const ill = (from: LocalDate, to?: LocalDate) =>
    withAbsence(NO_CHANGES, from, { kind: 'illness', ...(to && { to }) });
  const leftOut = (state: Partial<Situation>) => daysOf(adjusted(state)).filter((day) => day.leftOut);

  test('leaves its days out; without an end, those until today', () => {
    expect(leftOut({ changes: ill('2027-02-22', '2027-02-24') }).map(({ id }) => id)).toEqual([
      '5-lundi',
      '5-mardi',
      '5-mercredi',
    ]);
    expect(leftOut({ changes: ill('2027-02-22'), today: '2027-02-23' })).toHaveLength(2);
  });

  test('without an end, it ends the day before the first session after it', () => {
    const done = { '5-vendredi': { on: '2027-02-26' } };
    expect(leftOut({ changes: ill('2027-02-22'), today: '2027-03-05', done }).map(({ id }) => id)).toEqual([
      '5-lundi',
      '5-mardi',
      '5-mercredi',
      '5-jeudi',
    ]);
  });

  test('of 5 days: the week that it interrupted again in the place of the next, lighter, under its own ids', () => {
    const { weeks } = adjusted({ changes: ill('2027-02-24', '2027-02-28'), today: '2027-03-01' });
    const { base } = programmeOf();
    expect(weeks[5]).toMatchObject({ number: 6, repeats: 5 });
    expect(weeks[5]?.days.map(({ id }) => id)).toEqual(base.weeks[5]?.days.map(({ id }) => id));
    expect(weeks[5]?.days.map(({ activity }) => activity)).toEqual(base.weeks[4]?.days.map(({ activity }) => activity));
    expect(weeks[5]?.days[0]?.lighter).toEqual({ fewerSets: 1, maxRpe: 6 });
    expect(weeks[6]).toEqual(base.weeks[6]);
  });

  test('of 12 days: the week before it, shorter runs, and two lighter weeks after', () => {
    const { weeks } = adjusted({ changes: ill('2027-02-24', '2027-03-07'), today: '2027-03-08' });
    const { base } = programmeOf();
    // Week 4 is a light one.
    expect(weeks[6]).toMatchObject({ number: 7, repeats: 3 });
    const run = base.weeks[2]?.days.at(-1)?.duration?.maxSeconds ?? 0;
    expect(weeks[6]?.days.at(-1)?.duration?.maxSeconds).toBeLessThan(run * 0.8);
    expect(weeks[8]?.days[0]?.lighter).toEqual({ fewerSets: 1, maxRpe: 7 });
    expect(weeks[9]?.days[0]?.lighter).toBeUndefined();
  });

  test('back from jeudi on, what is left of the week is lighter, and the next one is done again', () => {
    const { weeks } = adjusted({ changes: ill('2027-02-24', '2027-03-04'), today: '2027-03-05' });
    expect(weeks[5]?.repeats).toBeUndefined();
    expect(weeks[5]?.days[4]?.lighter).toEqual({ fewerSets: 1, maxRpe: 6 });
    expect(weeks[6]).toMatchObject({ repeats: 3 });
  });

  test('a light week is not repeated, and leaves a lighter dose alone', () => {
    const { weeks } = adjusted({ changes: ill('2027-02-17', '2027-02-21'), today: '2027-02-22' });
    expect(weeks.some(({ repeats }) => repeats)).toBe(false);
    expect(weeks[4]?.days[0]?.lighter).toEqual({ fewerSets: 1, maxRpe: 6 });
  });

  test('in the last three weeks nothing is repeated', () => {
    const { weeks } = adjusted({ changes: ill('2027-03-24', '2027-03-30'), today: '2027-03-31' });
    expect(weeks.some(({ repeats }) => repeats)).toBe(false);
    expect(weeks[9]?.days[2]?.lighter).toEqual({ fewerSets: 1, maxRpe: 6 });
  });

  test('a journey leads from the gym to workouts without equipment', () => {
    const changes = withAbsence(NO_CHANGES, '2027-02-22', { kind: 'travel', to: '2027-02-28' });
    const days = daysOf(adjusted({ changes }));
    expect(days.find(({ id }) => id === '5-lundi')).toMatchObject({ link: '/training/phase1/travel' });
    expect(days.find(({ id }) => id === '5-mardi')?.link).toBe(dayOf(programmeOf().base, '5-mardi').link);
    expect(days.some((day) => day.leftOut)).toBe(false);
  });
});

describe('what the home asks', () => {
  const ask = (state: Partial<Situation>) => {
    const { base, situation } = programmeOf(state);
    return missedQuestion(base, situation, rules, FIRST);
  };
  const done = doneUntil('2027-02-23');

  test('nothing of someone who marks nothing or is ill, nor what is done, let go or in an absence', () => {
    expect(ask({ today: '2027-02-25' })).toBeUndefined();
    expect(ask({ today: '2027-02-25', done: doneUntil('2027-02-24') })).toBeUndefined();
    expect(ask({ today: '2027-02-25', done, changes: withLetGo(NO_CHANGES, '5-mercredi') })).toBeUndefined();
    const changes = withAbsence(NO_CHANGES, '2027-02-24', { kind: 'illness', to: '2027-02-24' });
    expect(ask({ today: '2027-02-25', done, changes })).toBeUndefined();
    const ill = withAbsence(NO_CHANGES, '2027-02-27', { kind: 'illness' });
    expect(ask({ today: '2027-02-27', done: doneUntil('2027-02-25'), changes: ill })).toBeUndefined();
  });

  test('a leg day that nothing leaves room for: let go, and why', () => {
    expect(ask({ today: '2027-02-25', done })).toMatchObject({
      day: { id: '5-mercredi' },
      catchUp: undefined,
      why: expect.stringMatching(/48.h entre/),
    });
  });

  test('a session that comes first is done on a free day', () => {
    const without = { ...doneUntil('2027-02-25') };
    expect(ask({ today: '2027-02-27', done: without })).toMatchObject({
      day: { id: '5-vendredi' },
      isWorthIt: true,
      catchUp: { day: { id: '5-samedi' }, instead: undefined },
    });
  });

  test('in the taper nothing is caught up', () => {
    expect(ask({ today: '2027-04-08', done: doneUntil('2027-04-06') })).toMatchObject({
      day: { id: '11-mercredi' },
      catchUp: undefined,
    });
  });

  test('days without a session: why, once', () => {
    const state = { today: '2027-03-01', done };
    expect(ask(state)).toEqual({ kind: 'stop', from: '2027-02-24', to: '2027-02-28', days: 5 });
    const answered = { ...NO_CHANGES, askedUntil: '2027-02-28' };
    expect(ask({ ...state, changes: answered })).toBeUndefined();
    expect(ask({ ...state, today: '2027-03-05', changes: answered })).toMatchObject({ from: '2027-03-01', days: 4 });
    const away = withAbsence(NO_CHANGES, '2027-02-24', { kind: 'travel', to: '2027-02-28' });
    expect(ask({ ...state, changes: away })?.kind).not.toBe('stop');
  });
});
