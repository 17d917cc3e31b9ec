import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate, formatDay } from '../../src/calendar/dateText.ts';
import { localDateOf } from '../../src/calendar/localDate.ts';
import { nextSequence } from '../../src/calendar/revision.ts';
import { formatLongClock } from '../../src/format/quantities.ts';
import { stateSummary } from '../../src/profile/stateSummary.ts';
import { adjustedPlan, LONGEST_SECONDS } from '../../src/race/model/adjustedPlan.ts';
import { segmentsFor } from '../../src/race/model/plan.ts';
import { timetableOf } from '../../src/race/model/timetable.ts';
import { stepMessages } from '../../src/runner/messages/runMessages.ts';
import { currentStep } from '../../src/runner/model/cursor.ts';
import { planOf } from '../../src/runner/model/plan.ts';
import { advanceTo, reduce } from '../../src/runner/model/reducer.ts';
import { countdownEnd, elapsedMs } from '../../src/runner/model/timing.ts';
import { withDate } from '../../src/schedule/model/dateHistory.ts';
import { undatedWeek } from '../../src/schedule/model/day.ts';
import { progressOf } from '../../src/schedule/model/progress.ts';
import { raceDateOutcomeOf } from '../../src/schedule/model/raceDateOutcome.ts';
import { scheduleOf } from '../../src/schedule/model/schedule.ts';
import { startsOf } from '../../src/schedule/model/starts.ts';
import { merged } from '../../src/storage/importState.ts';
import { migrated } from '../../src/storage/migrations.ts';
import { parseState } from '../../src/storage/parseState.ts';
import { INITIAL_STATE, SLICES, VERSION } from '../../src/storage/state.ts';
import { STORAGE_KEY, StateStore } from '../../src/storage/store.ts';
import { forAll } from '../fixtures/for-all.ts';
import { competition } from '../fixtures/generated/competition.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { training } from '../fixtures/generated/training.ts';
import { understanding } from '../fixtures/generated/understanding.ts';
import { TestStorage } from '../fixtures/storage.ts';

const idsOfExercises = ({ exercises }: { exercises: readonly { exercise: { id: string } }[] }) =>
  exercises.map(({ exercise }) => exercise.id);

const RACE = { date: '2027-04-18', startedOn: '2027-01-25' };
const MARK = { on: '2027-01-25' };

const PAGE = programme.workoutPages[0] as (typeof programme.workoutPages)[number];
const OPTION = PAGE.options[0] as (typeof PAGE.options)[number];
const PLAN_OF_RUN = planOf(OPTION, PAGE);

/** Moments that a Date can't have, or just can, beside any number. */
const anyNumber = fc.oneof(
  fc.integer(),
  fc.maxSafeInteger(),
  fc.double(),
  fc.constantFrom(-9e15, 9e15, -8.64e15, 8.64e15, 1e308, -1e308, -1, 0.5),
);
const anyTime = fc.oneof({ weight: 3, arbitrary: fc.constant(Date.UTC(2027, 2, 3, 8)) }, anyNumber);
const anyDate = fc.constantFrom('2027-04-18', '2027-02-31', '2026-12-31', '0000-01-01', '9999-12-31', '1969-07-20');
/** Names that objects have already, and long ones. */
const anyKey = fc.oneof(
  fc.string(),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'x'.repeat(10_000)),
);

/** Objects of which some fields are missing, or anything at all. */
function nearly(fields: Record<string, fc.Arbitrary<unknown>>) {
  const entries = Object.entries(fields).map(([name, field]) => [name, fc.oneof(field, field, fc.jsonValue())]);
  return fc.record(Object.fromEntries(entries), { requiredKeys: [] });
}

/** A run of a workout that exists, at any times. */
const anyRun = fc
  .record({
    startedAt: anyTime,
    touchedAt: anyTime,
    since: anyTime,
    pausedMs: fc.oneof(fc.constant(0), anyNumber),
    at: fc.oneof(fc.constantFrom(...PLAN_OF_RUN.map(({ key }) => key)), anyKey),
    ticks: fc.dictionary(anyKey, fc.constantFrom('done', 'skipped')),
    replaced: fc.dictionary(fc.constantFrom(...OPTION.blocks.flatMap(idsOfExercises)), anyNumber),
    trail: fc.array(fc.record({ at: anyKey, since: anyTime, restShift: anyNumber }), { maxLength: 3 }),
    optional: fc.record(
      { goAt: anyTime, pausedAt: anyTime, finishedAt: anyTime, restShift: anyNumber, longRest: fc.boolean() },
      { requiredKeys: [] },
    ),
  })
  .map(({ optional, ...run }) => ({ route: PAGE.route, workout: OPTION.id, ...run, ...optional }));

/** Records that are nearly right, beside any JSON at all. */
const nearlyRight = fc.record(
  {
    version: fc.oneof(fc.integer({ min: -1, max: VERSION + 2 }), fc.jsonValue()),
    race: fc.oneof(
      fc.constant(RACE),
      nearly({
        date: anyDate,
        startedOn: anyDate,
        begun: fc.boolean(),
        passed: fc.array(anyNumber),
        id: fc.constant('0123456789abcdef'),
        sequence: anyNumber,
      }),
      fc.jsonValue(),
    ),
    done: fc.oneof(
      fc.dictionary(anyKey, fc.oneof(fc.constant(MARK), fc.record({ on: anyDate }), fc.constant({}), fc.jsonValue())),
      fc.array(fc.oneof(fc.string(), fc.jsonValue())),
      fc.jsonValue(),
    ),
    ticks: fc.oneof(
      fc.dictionary(anyKey, fc.array(fc.oneof(fc.constantFrom('watch', 'shoes'), fc.jsonValue()))),
      fc.jsonValue(),
    ),
    racePlan: fc.oneof(
      nearly({
        wave: fc.constantFrom('09:20', '00:00', '24:00', ''),
        targetSeconds: fc.oneof(fc.constant(5400), anyNumber),
        adjustments: fc.dictionary(fc.constantFrom('lap-1', 'skierg', 'gone'), fc.oneof(anyNumber, fc.jsonValue())),
      }),
      fc.jsonValue(),
    ),
    dateHistory: fc.oneof(
      fc.array(
        fc.oneof(
          fc.constant(RACE),
          nearly({ date: anyDate, startedOn: anyDate, setOn: anyDate, withdrawnOn: anyDate }),
        ),
        {
          maxLength: 3,
        },
      ),
      fc.jsonValue(),
    ),
    pastPreparations: fc.oneof(
      fc.dictionary(
        anyKey,
        nearly({
          race: fc.record({ date: anyDate, startedOn: anyDate }),
          done: fc.dictionary(anyKey, fc.record({ on: anyDate })),
          endedOn: anyDate,
        }),
        { maxKeys: 3 },
      ),
      fc.jsonValue(),
    ),
    times: fc.oneof(fc.dictionary(fc.constantFrom('lundi', 'jamais'), fc.constantFrom('18:30', '7')), fc.jsonValue()),
    cues: fc.oneof(nearly({ sound: fc.boolean(), vibration: fc.boolean() }), fc.jsonValue()),
    run: fc.oneof({ weight: 3, arbitrary: anyRun }, nearly({ route: fc.string(), at: fc.string() }), fc.jsonValue()),
    splits: fc.jsonValue(),
  },
  { requiredKeys: [] },
);
/** Deeper than a stack may be. */
const deepText = fc
  .tuple(fc.constantFrom('race', 'done', 'ticks', 'run', 'splits'), fc.constantFrom(40, 4000))
  .map(([part, depth]) => `{"version":2,"${part}":{"x":${'['.repeat(depth)}${']'.repeat(depth)}},"times":{}}`);
const text = fc.oneof(
  { weight: 4, arbitrary: nearlyRight.map((value) => JSON.stringify(value)) },
  deepText,
  fc.json(),
  fc.string(),
);

function storeWith(stored: string) {
  const storage = new TestStorage([[STORAGE_KEY, stored]]);
  return { storage, store: new StateStore(() => storage) };
}

test('whatever storage holds, it is read without a throw, and reading changes nothing', () => {
  forAll(
    fc.property(text, (stored) => {
      const { storage, store } = storeWith(stored);
      expect(Object.keys(store.state())).toEqual(SLICES);
      store.saveStatus();
      store.exported();
      store.backup();
      expect([...storage]).toEqual([[STORAGE_KEY, stored]]);
    }),
  );
});

test('whatever storage holds, a change is read back, and what was known before it stays known', () => {
  forAll(
    fc.property(text, (stored) => {
      const { storage, store } = storeWith(stored);
      const { race, done } = store.state();
      const outcome = store.change('done', (marks) => ({ ...marks, '3-lundi': MARK }));
      const seen = outcome === 'saved' ? new StateStore(() => storage) : store;
      expect(seen.state()).toMatchObject({ race, done: { ...done, '3-lundi': MARK } });
    }),
  );
});

test('whatever storage holds, a change loses nothing: it stays in its place, or is the backup as it was', () => {
  forAll(
    fc.property(text, (stored) => {
      const { storage, store } = storeWith(stored);
      const former = store.state();
      const saveStatus = store.change('done', (marks) => ({ ...marks, '3-lundi': MARK }));
      if (saveStatus === 'readOnly') {
        expect(JSON.parse(stored).version).toBeGreaterThan(VERSION);
        expect([...storage]).toEqual([[STORAGE_KEY, stored]]);
        return;
      }
      expect(saveStatus).toBe('saved');
      expect(new StateStore(() => storage).state()).toEqual({ ...former, done: { ...former.done, '3-lundi': MARK } });
      if (store.backup() === stored) return;
      const { done, ...others } = migrated(JSON.parse(stored));
      const written = JSON.parse(storage.get(STORAGE_KEY) ?? '');
      // Slices that are as they are on a new device are not written.
      expect({ ...JSON.parse(JSON.stringify(INITIAL_STATE)), ...written }).toMatchObject(others);
      expect(written.done).toMatchObject(Object(done));
    }),
  );
});

test('whatever storage holds, the backup can be restored as far as it can be read', () => {
  forAll(
    fc.property(text, (stored) => {
      const { storage, store } = storeWith(stored);
      const { race, done } = store.state();
      if (store.change('ticks', () => ({ equipment: ['watch'] })) === 'readOnly') return;
      store.update(() => ({ race: undefined, dateHistory: [], done: {} }));
      if (store.backup() !== stored) return;
      store.replaceState((state) => merged(state, parseState(store.backup()).state), { backsUp: false });
      expect(new StateStore(() => storage).state()).toMatchObject({ race, done, ticks: { equipment: ['watch'] } });
      expect(store.backup()).toBe(stored);
    }),
  );
});

const WEEKS = programme.phases.flatMap(({ weeks }) => weeks.map(undatedWeek));
const PLAN = segmentsFor(5400, {
  method: competition.plan,
  goals: competition.goals.items,
  stations: understanding.stations,
  lapKm: understanding.race.lapDistance.meters / 1000,
});

test('whatever storage holds, the screens can show what was read of it', () => {
  const { lateStart } = training;
  const today = '2027-03-03';
  forAll(
    fc.property(text, (stored) => {
      const { race, dateHistory, done, racePlan: wishes, ...others } = storeWith(stored).store.state();
      expect(stateSummary({ race, dateHistory, done, racePlan: wishes, ...others })).toBeTypeOf('string');
      const { segments, totalSeconds } = adjustedPlan(PLAN, wishes.adjustments ?? {});
      expect(totalSeconds).toBeLessThanOrEqual(segments.length * LONGEST_SECONDS);
      const days = timetableOf(competition.timetable.entries, { wave: wishes.wave, date: race?.date });
      expect(days.flatMap(({ appointments }) => appointments)).toHaveLength(competition.timetable.entries.length);
      const { onTrack, joinedLate } = startsOf({
        race,
        dateHistory,
        date: RACE.date,
        today,
        done,
        weeks: WEEKS,
        lateStart,
      });
      for (const start of [race ?? RACE, { date: RACE.date, ...onTrack }, { date: RACE.date, ...joinedLate }]) {
        const { weeks, skipped } = scheduleOf(start, WEEKS, lateStart);
        expect(weeks.length + skipped.length).toBe(WEEKS.length);
        expect(weeks.at(-1)?.number).toBe(WEEKS.at(-1)?.number);
      }
      expect(nextSequence(race?.sequence, new Date(today))).toBeLessThan(2 ** 31);
      for (const { race: past, done: marks } of Object.values(others.pastPreparations)) {
        expect(progressOf(past ? scheduleOf(past, WEEKS, lateStart).weeks : WEEKS, marks) ?? []).toBeInstanceOf(Array);
        if (past) expect(formatDay(past.date)).toBeTruthy();
      }
      const choice = { race, dateHistory, date: RACE.date, today, done, weeks: WEEKS, lateStart };
      const next = raceDateOutcomeOf(choice, {});
      expect(withDate({ race, dateHistory }, next.race, { ...next, today, newId: 'x' }).race?.date).toBe(RACE.date);
      for (const { on } of Object.values(done)) if (on !== undefined) expect(formatDay(on, today)).toBeTruthy();
    }),
  );
});

test('whatever storage holds, a run that was read of it can be shown and gone on with', () => {
  const now = Date.UTC(2027, 2, 3, 9);
  forAll(
    fc.property(anyRun, (stored) => {
      const { run } = storeWith(JSON.stringify({ version: VERSION, run: stored })).store.state();
      if (!run) return;
      expect(formatDate(localDateOf(new Date(run.touchedAt)))).toMatch(/^\p{L}+ /u);
      expect(formatDate(localDateOf(new Date(run.startedAt)))).toMatch(/^\p{L}+ /u);
      const current = advanceTo(run, PLAN_OF_RUN, Math.max(now, run.touchedAt));
      const step = currentStep(current, PLAN_OF_RUN);
      expect(stepMessages(current, PLAN_OF_RUN, step).announcement).toBeTruthy();
      expect(new Date(countdownEnd(current, step) ?? now).getTime()).not.toBeNaN();
      expect(formatLongClock(Math.floor(elapsedMs(current, now) / 1000))).not.toContain('NaN');
      for (const type of ['back', 'pause', 'resume', 'finish'] as const) reduce(current, { type }, PLAN_OF_RUN, now);
    }),
  );
});

test.each(['', 'x'.repeat(101)])(
  'a run whose entry has an id that the journal would not read has its own: %j',
  (entryId) => {
    const run = { route: '/', workout: 'w', at: 'a', since: 1, startedAt: 1, touchedAt: 1, pausedMs: 0 };
    const stored = { version: VERSION, run: { ...run, entryId, ticks: {}, replaced: {}, trail: [] } };
    const read = storeWith(JSON.stringify(stored)).store.state().run;
    expect(read).toMatchObject(run);
    expect(read).not.toHaveProperty('entryId');
  },
);

test('numbers and dates that nobody can have set are not read, and take no other part with them', () => {
  const run = { route: '/', workout: 'w', at: 'a', since: 1, startedAt: 1, touchedAt: -9e15, pausedMs: 0 };
  const stored = {
    version: VERSION,
    race: { ...RACE, sequence: 1e300, passed: [1e9] },
    done: { '1-lundi': { on: '9999-12-31' }, '1-mardi': MARK },
    racePlan: { targetSeconds: 1e15, wave: '25:99', adjustments: { 'lap-1': 1e15, 'lap-2': 5 } },
    run: { ...run, ticks: {}, replaced: {}, trail: [] },
  };
  const { store } = storeWith(JSON.stringify(stored));
  expect(store.state()).toMatchObject({
    race: { ...RACE, passed: [] },
    done: { '1-mardi': MARK },
    racePlan: { adjustments: { 'lap-2': 5 } },
    run: undefined,
  });
  const { race, done, racePlan: choices } = store.state();
  expect(race).not.toHaveProperty('sequence');
  expect(Object.keys(choices)).toEqual(['adjustments']);
  expect(done['1-lundi']).toEqual({});
});

test.each([40, 4000, 100_000])('a part nested %i deep goes aside when the others change', (depth) => {
  const deep = `{"version":${VERSION},"race":${JSON.stringify(RACE)},"ticks":{"x":${'['.repeat(depth)}${']'.repeat(depth)}}}`;
  const { store, storage } = storeWith(deep);
  expect(store.state()).toMatchObject({ race: RACE, ticks: {} });
  expect(store.change('done', () => ({ '3-lundi': MARK }))).toBe('saved');
  expect(new StateStore(() => storage).state()).toMatchObject({ race: RACE, done: { '3-lundi': MARK } });
  expect(store.backup()).toBe(deep);
});
