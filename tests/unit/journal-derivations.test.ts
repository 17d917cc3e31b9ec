import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/calendar/localDate.ts';
import { chartPoints } from '../../src/journal/charts/chartLine.ts';
import {
  changedFields,
  type DraftFields,
  readDraft,
  type SessionDraft,
  type SetDraft,
  sessionDraft,
} from '../../src/journal/model/draft.ts';
import type { LoggedSession, LoggedSet, Split } from '../../src/journal/model/entry.ts';
import { bestPoint, buildSeries, formatMeasure, loggedExercises } from '../../src/journal/model/exerciseSeries.ts';
import { journalWeeks } from '../../src/journal/model/journalWeeks.ts';
import { isLoggedForDay } from '../../src/journal/model/loggedDay.ts';
import { prefilledSets } from '../../src/journal/model/prefilledSets.ts';
import { sessionSummary } from '../../src/journal/model/sessionValues.ts';
import { comparableSessions, correctedSplits, splitChanges, splitRows } from '../../src/journal/model/splits.ts';
import { readEntry } from '../../src/journal/store/journalShapes.ts';
import { undatedWeek } from '../../src/schedule/model/day.ts';
import { scheduleOf } from '../../src/schedule/model/schedule.ts';
import { forAll } from '../fixtures/for-all.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { workoutPages } from '../fixtures/generated/workoutPages.ts';

const session = (fields: Partial<LoggedSession>): LoggedSession => ({
  id: crypto.randomUUID(),
  changedAt: 0,
  kind: 'workout',
  on: '2027-03-01',
  name: 'Bases du squat',
  ...fields,
});
const squat = (values: Partial<LoggedSet>): LoggedSet => ({ exercise: 'squat', name: 'Squat', ...values });

test('an exercise over time is the heaviest set of each session, the one with more repetitions of two alike', () => {
  const sessions = [
    session({ on: '2027-03-08', sets: [squat({ kg: 24, reps: 6 }), squat({ kg: 24, reps: 8 }), squat({ reps: 20 })] }),
    session({ on: '2027-03-04', sets: [squat({ reps: 10 })] }),
    session({ on: '2027-03-01', sets: [squat({ kg: 20, reps: 10 })] }),
  ];
  const series = buildSeries({ exercise: 'squat', name: 'Squat' }, sessions);
  expect(series?.points.map(({ on, value, best }) => [on, value, best.reps])).toEqual([
    ['2027-03-01', 20, 10],
    ['2027-03-08', 24, 8],
  ]);
  expect(series && bestPoint(series)?.on).toBe('2027-03-08');
  expect(buildSeries({ exercise: 'pompes', name: 'Pompes' }, sessions)).toBeUndefined();
});

test('of an assisted exercise the least help is the best', () => {
  const helped = (on: string, ...loads: number[]) => session({ on, sets: loads.map((kg) => squat({ kg, reps: 8 })) });
  const sessions = [helped('2027-03-15', 0), helped('2027-03-08', -15, -20), helped('2027-03-01', -25, -25)];
  const series = buildSeries({ exercise: 'squat', name: 'Squat' }, sessions);
  expect(series).toMatchObject({ measure: 'kg', points: [{ value: -25 }, { value: -15 }, { value: 0 }] });
  expect(series && bestPoint(series)?.on).toBe('2027-03-15');
  expect(formatMeasure('kg', -15)).toBe('15\u00a0kg d’aide');
  expect(readEntry(sessions[1])).toEqual(sessions[1]);
  // A help that was noted as a load, before there was a field for it, is compared with nothing.
  const assisted = buildSeries({ exercise: 'squat', name: 'Squat' }, [...sessions, helped('2027-02-20', 25)], true);
  expect(assisted?.points).toEqual(series?.points);
});

test('what has no load is compared by its pace, its distance, its time or its repetitions', () => {
  const of = (...sets: Partial<LoggedSet>[]) =>
    buildSeries({ exercise: 'squat', name: 'Squat' }, [session({ sets: sets.map(squat) })]);
  expect(of({ meters: 500, seconds: 120 }, { meters: 500, seconds: 110 })).toMatchObject({
    measure: 'pace',
    points: [{ value: 220 }],
  });
  expect(of({ seconds: 40 }, { seconds: 60 })).toMatchObject({ measure: 'seconds', points: [{ value: 60 }] });
  expect(of({ kg: 0, reps: 10 }, { kg: 0, reps: 12 })).toMatchObject({ measure: 'reps', points: [{ value: 12 }] });
  expect(of({})).toBeUndefined();
});

test('the logged exercises are counted by session, with the name of the exercise itself', () => {
  const instead = { exercise: 'squat', name: 'Presse', isAlternative: true };
  expect(
    loggedExercises([
      session({ on: '2027-03-08', sets: [instead, squat({}), squat({})] }),
      session({ on: '2027-03-01', sets: [squat({}), { exercise: 'pompes', name: 'Pompes' }] }),
    ]).map(({ name, sessions: count, last }) => [name, count, last]),
  ).toEqual([
    ['Squat', 2, '2027-03-08'],
    ['Pompes', 1, '2027-03-01'],
  ]);
});

const weeks = programme.phases.flatMap((phase) => phase.weeks.map(undatedWeek));
const schedule = scheduleOf({ date: '2027-04-18', startedOn: '2027-01-25' }, weeks);
const monday = schedule.weeks[5]?.days[0]?.date ?? '';

test('a week counts what was planned once, marked, logged or both, and what was done besides', () => {
  const week = (done: Record<string, object>, sessions: LoggedSession[]) =>
    journalWeeks(schedule, done, sessions, monday).find(({ number }) => number === 6);
  expect(week({}, [])).toMatchObject({ done: 0, others: 0, planned: 6 });
  expect(week({ '6-lundi': {} }, [session({ on: monday, day: '6-lundi' })])).toMatchObject({ done: 1, others: 0 });
  // Done on another day than planned.
  expect(week({}, [session({ on: addDays(monday, 9), day: '6-mardi' })])).toMatchObject({ done: 1, others: 0 });
  // Marked, and logged without its day: one session.
  expect(week({ '6-lundi': {} }, [session({ on: monday })])).toMatchObject({ done: 1, others: 0 });
  expect(week({}, [session({ on: monday }), session({ on: monday })])).toMatchObject({ done: 0, others: 2 });
  // The same, a day later: a part of its workout, or a workout of its page.
  const link = schedule.weeks.find(({ number }) => number === 6)?.days[0]?.link;
  for (const fields of [{ partOf: '6-lundi' }, { route: link }]) {
    const late = session({ on: addDays(monday, 1), ...fields });
    expect(week({ '6-lundi': {} }, [late])).toMatchObject({ done: 1, others: 0 });
    expect(week({}, [late])).toMatchObject({ done: 0, others: 1 });
  }
});

test('a race that is moved by weeks leaves what was done the days that were marked', () => {
  const moved = scheduleOf({ date: '2027-05-16', startedOn: '2026-12-01' }, weeks);
  const done = { '6-lundi': { on: monday } };
  const shown = journalWeeks(moved, done, [session({ on: monday, day: '6-lundi' })], monday);
  expect(shown.find(({ number }) => number === 6)).toMatchObject({ done: 1 });
  expect(shown.filter(({ others }) => others !== 0)).toEqual([]);
});

test('a session is of its day also weeks before or after it, not of the same day of another race a month later', () => {
  const day = { id: '12-lundi', date: '2027-05-10' } as const;
  const isOf = (on: string) => isLoggedForDay(session({ on, day: '12-lundi' }), day);
  expect(['2027-04-12', '2027-04-26', '2027-05-10', '2027-05-24'].map(isOf)).toEqual([false, true, true, true]);
});

test('without a race the last twelve weeks count every session, from the first that has one', () => {
  const othersOf = (...on: string[]) =>
    journalWeeks(
      undefined,
      {},
      on.map((date) => session({ on: date })),
      '2027-03-10',
    ).map(({ others }) => others);
  expect(othersOf('2027-03-10', '2026-12-22', '2026-01-01')).toEqual([1, ...Array(10).fill(0), 1]);
  expect(othersOf('2027-03-10', '2027-02-24')).toEqual([1, 0, 1]);
  expect(othersOf()).toEqual([0]);
});

test('before the programme and after its race the last weeks count every session', () => {
  const [before, after] = ['2027-01-06', '2027-04-28'];
  const shown = (today: string) => journalWeeks(schedule, {}, [session({ on: after }), session({ on: before })], today);
  expect(shown(before)).toMatchObject([{ from: '2027-01-04', to: '2027-01-10', planned: 0, done: 0, others: 1 }]);
  expect(shown(after)).toHaveLength(12);
  expect(shown(after).at(-1)).toMatchObject({ from: '2027-04-26', others: 1 });
  expect(shown(after).at(-3)).toMatchObject({ number: 12, from: '2027-04-12' });
  expect(shown('2027-04-18').map(({ number }) => number)).toEqual(weeks.map(({ number }) => number));
});

test('what was moved, let go or missed, and what an absence took, is counted apart', () => {
  const changed = schedule.weeks.map((week) => ({
    ...week,
    days: week.days.map((day) => ({
      ...day,
      ...(day.id === '6-lundi' && { leftOut: 'let-go' as const }),
      ...(day.id === '6-mardi' && { movedFrom: '2027-03-06' }),
      ...(day.id === '6-jeudi' && { leftOut: 'illness' as const }),
    })),
  }));
  const marked = { '6-mardi': { on: '2027-03-02' } };
  const week = journalWeeks({ weeks: changed }, marked, [], '2027-03-06').find(({ number }) => number === 6);
  // Mercredi and vendredi were missed.
  expect(week).toMatchObject({ planned: 6, done: 1, moved: 1, missed: 3, away: 1 });
});

test('a time that is corrected in a simulation leaves its splits when a set is added, taken away or has no time', () => {
  const splits = [
    { kind: 'run' as const, id: 'lap-1', name: 'Tour 1', seconds: 190, meters: 600 },
    { kind: 'station' as const, id: 'skierg', name: 'SkiErg', seconds: 120, meters: 500 },
    { kind: 'run' as const, id: 'lap-2', name: 'Tour 2', seconds: 190, meters: 600 },
  ];
  const lap = { exercise: 'course', name: 'Course', meters: 600, seconds: 190 };
  const [first, station, second] = [
    { ...lap, split: 0 },
    { exercise: 'skierg', name: 'SkiErg', meters: 500, seconds: 120, split: 1 },
    { ...lap, split: 2 },
  ];
  const times = (...sets: LoggedSet[]) =>
    correctedSplits({ sets: [first, station, second], splits }, sets)?.map(({ seconds }) => seconds);
  expect(times(first, { ...lap, seconds: 300 }, station, { ...second, seconds: 205 })).toEqual([190, 120, 205]);
  expect(times(station, { ...second, seconds: 200 })).toEqual([190, 120, 200]);
  expect(times(first, { ...station, seconds: undefined }, second)).toEqual([190, 120, 190]);
});

test('the time of a race follows a time that is corrected in it, that of a simulation with its warm-up stays', () => {
  const ski = { exercise: 'skierg', name: 'SkiErg', meters: 1000, seconds: 250, split: 1 };
  const splits = [
    { kind: 'run' as const, id: 'lap-1', name: 'Tour 1', seconds: 300, meters: 1000 },
    { kind: 'station' as const, id: 'skierg', name: 'SkiErg', seconds: 250, meters: 1000 },
  ];
  const race = session({ kind: 'race', seconds: 550, sets: [ski], splits });
  const changes = { sets: [{ ...ski, seconds: 280 }] };
  expect(splitChanges(race, changes)).toMatchObject({ seconds: 580, splits: [{ seconds: 300 }, { seconds: 280 }] });
  expect(splitChanges({ ...race, seconds: undefined }, changes)).not.toHaveProperty('seconds');
  expect(splitChanges({ ...race, kind: 'workout' }, changes)).not.toHaveProperty('seconds');
  expect(splitChanges(race, {})).toEqual({});
});

test('a chart keeps all points in its frame, and joins none over weeks without one', () => {
  const points = (...values: [on: string, value: number][]) =>
    chartPoints(values.map(([on, value]) => ({ on, value }))).map(({ x, y, isApart }) => [x, y, isApart]);
  expect(points(['2027-01-01', 60], ['2027-01-11', 80], ['2027-04-11', 65])).toEqual([
    [0, 0, true],
    [0.1, 1, false],
    [1, 0.25, true],
  ]);
  expect(points(['2027-01-01', 60])).toEqual([[0.5, 0.5, true]]);
});

const comparison = (...columns: Split[][]) =>
  splitRows(columns.map((splits) => session({ splits }))).map(({ name, seconds }) => [
    name.replaceAll('\u00a0', ' '),
    ...seconds,
  ]);

describe('simulations side by side', () => {
  const lap: Split = { kind: 'run', id: 'lap-1', name: 'Tour 1', seconds: 300, meters: 1000 };
  const short = { ...lap, seconds: 160, meters: 500 };
  const ski: Split = { kind: 'station', id: 'skierg', name: 'SkiErg', seconds: 250, meters: 1000 };
  const wallBalls: Split = { kind: 'station', id: 'wall-balls', name: 'Wall balls', seconds: 300, reps: 60 };

  test('have each run beside the run of the same number', () => {
    const run = (seconds: number): Split => ({ kind: 'run', id: 'course', name: 'Course', seconds });
    expect(comparison([run(300), ski, run(320)], [run(290), ski, run(310)])).toEqual([
      ['Course', 300, 290],
      ['SkiErg', 250, 250],
      ['Course (2)', 320, 310],
    ]);
  });

  test('have a part beside the same of its own distance alone, which its name says', () => {
    expect(comparison([lap, ski], [short, ski], [short, lap, ski])).toEqual([
      ['Tour 1, 500 m', undefined, 160, 160],
      ['SkiErg', 250, 250, 250],
    ]);
    expect(comparison([lap, short], [lap, short])).toEqual([
      ['Tour 1, 1 km', 300, 300],
      ['Tour 1, 500 m', 160, 160],
    ]);
  });

  test('have no row for what one of them alone has, and no column for one without a row', () => {
    const whole = [lap, ski, { ...wallBalls, reps: 100 }];
    const sixty = [short, { ...ski, meters: 600 }, wallBalls];
    expect(comparison(whole, sixty)).toEqual([]);
    const sessions = [whole, sixty, sixty].map((splits, index) => session({ id: `${index}`, splits }));
    expect(comparableSessions(sessions).map(({ id }) => id)).toEqual(['1', '2']);
    expect(comparison(whole).map(([name]) => name)).toEqual(['Tour 1', 'SkiErg', 'Wall balls']);
  });

  test('compare what was done in place of a part with nothing', () => {
    const instead = { ...ski, name: 'Rameur, même distance', seconds: 200, isAlternative: true };
    expect(comparison([ski, wallBalls], [instead, wallBalls])).toEqual([['Wall balls', 300, 300]]);
  });

  test('have what lies between the parts in one row', () => {
    const way = (id: string, name: string, seconds: number): Split => ({ kind: 'transition', id, name, seconds });
    const ways = [way('in-skierg', 'RoxZone', 20), way('out-skierg', 'RoxZone', 25)];
    expect(comparison([lap, ski, ...ways], [lap, way('rest', 'Repos', 60), ski], [lap, ski])).toEqual([
      ['Tour 1', 300, 300, 300],
      ['SkiErg', 250, 250, 250],
      ['Transitions', 45, 60, undefined],
    ]);
    const races = [ways, ways].map((splits) => session({ kind: 'race', splits }));
    expect(splitRows(races).map(({ name }) => name)).toEqual(['RoxZone']);
  });
});

test('a simulation is told with its own time, without warm-up and cool-down; a race with the time that stands there', () => {
  const splits = [{ kind: 'run' as const, id: 'lap-1', name: 'Tour 1', seconds: 3610 }];
  expect(sessionSummary(session({ seconds: 4500, splits }))).toMatch(/^1:00:10/);
  expect(sessionSummary(session({ kind: 'race', seconds: 3605, splits }))).toMatch(/^1:00:05/);
  expect(sessionSummary(session({ seconds: 2700, splits: [] }))).toBe('45:00');
  expect(sessionSummary(session({ seconds: 2700, rpe: 7 }))).toBe('45:00\u00a0· RPE\u00a07');
});

test('a form that is sent as it was filled changes nothing', () => {
  const values = fc.record(
    {
      kg: fc.integer({ min: 0, max: 400 }).map((quarters) => quarters / 4),
      reps: fc.nat(100),
      seconds: fc.integer({ min: 1, max: 7200 }),
      meters: fc.integer({ min: 2, max: 100_000 }).map((halves) => halves / 2),
      rpe: fc.integer({ min: 2, max: 20 }).map((halves) => halves / 2),
      note: fc.constant('lourd'),
    },
    { requiredKeys: [] },
  );
  forAll(
    fc.property(values, fc.array(values, { minLength: 1 }), (whole, sets) => {
      const { kg: _, reps: __, ...ofSession } = whole;
      // That of a session is read in kilometres, to the metre.
      const meters = whole.meters && { meters: Math.ceil(whole.meters) };
      const before = session({ ...ofSession, ...meters, sets: sets.map(squat) });
      const draft = sessionDraft(before);
      const { fields } = readDraft(draft, '2027-03-10');
      expect({ ...before, ...fields }).toEqual(before);
      expect(changedFields(draft, fields as DraftFields)).toEqual({});
    }),
  );
});

test('of a form only what was typed is changed, also where a field was emptied', () => {
  const draft = sessionDraft(session({ rpe: 7, note: 'lourd', sets: [squat({ kg: 20 })] }));
  const changedBy = (typed: Partial<SessionDraft>) => {
    const { fields } = readDraft({ ...draft, ...typed }, '2027-03-10');
    return changedFields(draft, fields as DraftFields);
  };
  expect(changedBy({ note: 'léger' })).toEqual({ note: 'léger' });
  expect(changedBy({ rpe: '' })).toEqual({ rpe: undefined });
  expect(Object.keys(changedBy({ rpe: '' }))).toEqual(['rpe']);
  expect(changedBy({ sets: [] })).toEqual({ sets: undefined });
  const [set] = draft.sets as [SetDraft];
  expect(changedBy({ sets: [{ ...set, note: ' genou ' }] }).sets).toEqual([squat({ kg: 20, note: 'genou' })]);
});

test('what a form takes, storage reads back whole', () => {
  const value = fc.oneof(fc.constant(''), fc.string({ unit: fc.constantFrom(...'0123456789,: hkms'), maxLength: 8 }));
  const date = fc.oneof(
    fc.constantFrom('0026-01-12', '1999-12-31', '2000-01-01', '2027-02-30', '2027-03-10', '2027-13-01'),
    fc.date({ noInvalidDate: true, max: new Date('2027-03-10') }).map((each) => each.toISOString().slice(0, 10)),
  );
  const values = { kg: value, reps: value, seconds: value, meters: value, rpe: value, note: fc.string() };
  const drafts = fc.record({
    on: date,
    name: fc.string(),
    note: fc.string(),
    seconds: value,
    meters: value,
    rpe: value,
    sets: fc.array(fc.record({ ...values, former: fc.constant(squat({})) }), { maxLength: 3 }),
  });
  forAll(
    fc.property(drafts, (draft) => {
      const { fields } = readDraft(draft, '2027-03-10');
      if (!fields) return;
      const noted = session(fields);
      expect(readEntry(noted)).toEqual(noted);
    }),
  );
});

test('the sets of a workout begin with what is prescribed, and remember it', () => {
  const option = workoutPages
    .flatMap(({ options }) => options)
    .find(({ blocks }) => blocks.some(({ exercises }) => exercises.some(({ reps }) => reps && reps.min < reps.max)));
  if (!option) throw new Error('no workout has a range of repetitions');
  const sets = prefilledSets(option, []);
  for (const { rounds, exercises } of option.blocks) {
    for (const { exercise, sets: count, reps } of exercises) {
      const own = sets.filter((set) => set.exercise === exercise.id);
      expect(own.map(({ prescribedSets }) => prescribedSets)).toContain(rounds * count);
      if (reps) expect(own).toContainEqual(expect.objectContaining({ reps: reps.min, prescribedReps: reps.min }));
    }
  }
});

test('a help that was once noted as a load begins no set, and a load none of an assisted exercise', () => {
  const prescribed = (load: 'aide' | undefined) => ({
    ...{ id: 'tirage', name: 'Tirage', summary: '', rest: { minSeconds: 60, maxSeconds: 60 } },
    blocks: [
      {
        rounds: 1,
        exercises: [
          { exercise: { id: 'squat', name: 'Squat', howTo: '', alternatives: [], ...(load && { load }) }, sets: 1 },
        ],
      },
    ],
  });
  const begun = (load: 'aide' | undefined, kg: number) =>
    prefilledSets(prescribed(load), [session({ sets: [squat({ kg })] })])[0]?.kg;
  expect([begun('aide', 25), begun('aide', -25), begun(undefined, 25), begun(undefined, -25)]).toEqual([
    undefined,
    -25,
    25,
    undefined,
  ]);
});
