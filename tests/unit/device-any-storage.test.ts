import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextSequence } from '../../src/calendar/revision.ts';
import { PART_NAMES, VERSION } from '../../src/device/record.ts';
import { DeviceStore, KEY } from '../../src/device/store.ts';
import { competition } from '../../src/generated/competition.ts';
import { programme } from '../../src/generated/programme.ts';
import { training } from '../../src/generated/training.ts';
import { understanding } from '../../src/generated/understanding.ts';
import { recordWords } from '../../src/pages/recordWords.ts';
import { scheduleOf } from '../../src/programme/schedule.ts';
import { startsOf } from '../../src/programme/starts.ts';
import { adjustedPlan, LONGEST_SECONDS } from '../../src/race/adjustedPlan.ts';
import { racePlan } from '../../src/race/plan.ts';
import { timetableOf } from '../../src/race/timetable.ts';
import { TestStorage } from '../fixtures/storage.ts';

const RACE = { date: '2027-04-18', startedOn: '2027-01-25' };
const MARK = { on: '2027-01-25' };

const anyNumber = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double());
const anyDate = fc.constantFrom('2027-04-18', '2027-02-31', '2026-12-31', '0000-01-01', '9999-12-31');

/** Objects of which some fields are missing, or anything at all. */
function nearly(fields: Record<string, fc.Arbitrary<unknown>>) {
  const entries = Object.entries(fields).map(([name, field]) => [name, fc.oneof(field, field, fc.jsonValue())]);
  return fc.record(Object.fromEntries(entries), { requiredKeys: [] });
}

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
      fc.dictionary(fc.string(), fc.oneof(fc.constant(MARK), fc.constant({}), fc.jsonValue())),
      fc.array(fc.oneof(fc.string(), fc.jsonValue())),
      fc.jsonValue(),
    ),
    ticks: fc.oneof(
      fc.dictionary(fc.string(), fc.array(fc.oneof(fc.constantFrom('watch', 'shoes'), fc.jsonValue()))),
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
    times: fc.oneof(fc.dictionary(fc.constantFrom('lundi', 'jamais'), fc.constantFrom('18:30', '7')), fc.jsonValue()),
    cues: fc.oneof(nearly({ sound: fc.boolean(), vibration: fc.boolean() }), fc.jsonValue()),
    run: fc.oneof(nearly({ route: fc.string(), workout: fc.string(), at: fc.string() }), fc.jsonValue()),
    splits: fc.jsonValue(),
  },
  { requiredKeys: [] },
);
const text = fc.oneof(
  nearlyRight.map((value) => JSON.stringify(value)),
  fc.json(),
  fc.string(),
);

function storeWith(stored: string) {
  const storage = new TestStorage([[KEY, stored]]);
  return { storage, store: new DeviceStore(() => storage) };
}

test('whatever storage holds, it is read without a throw, and reading changes nothing', () => {
  fc.assert(
    fc.property(text, (stored) => {
      const { storage, store } = storeWith(stored);
      expect(Object.keys(store.record())).toEqual(PART_NAMES);
      store.standing();
      store.contents();
      store.aside();
      expect([...storage]).toEqual([[KEY, stored]]);
    }),
  );
});

test('whatever storage holds, a change is read back, and what was known before it stays known', () => {
  fc.assert(
    fc.property(text, (stored) => {
      const { storage, store } = storeWith(stored);
      const { race, done } = store.record();
      const outcome = store.change('done', (marks) => ({ ...marks, '3-lundi': MARK }));
      const seen = outcome === 'kept' ? new DeviceStore(() => storage) : store;
      expect(seen.record()).toMatchObject({ race, done: { ...done, '3-lundi': MARK } });
    }),
  );
});

test('whatever storage holds, a change loses nothing: it stays in its place, or goes aside as it was', () => {
  fc.assert(
    fc.property(text, (stored) => {
      const { storage, store } = storeWith(stored);
      const { broken, unreadable, stored: former } = store.reading();
      const outcome = store.change('done', (marks) => ({ ...marks, '3-lundi': MARK }));
      if (store.aside().includes(stored)) return;
      expect(broken).toBe(false);
      const { done: formerDone, ...others } = former;
      const { done, ...rest } = JSON.parse(storage.get(KEY) ?? '');
      expect(rest).toEqual(JSON.parse(JSON.stringify(others)));
      if (outcome === 'newer') expect(done).toEqual(formerDone);
      else expect(unreadable).not.toContain('done');
    }),
  );
});

const WEEKS = programme.phases.flatMap(({ weeks }) => weeks);
const PLAN = racePlan(5400, {
  method: competition.plan,
  goals: competition.goals.items,
  stations: understanding.stations,
  lapKm: understanding.race.lapDistance.meters / 1000,
});

test('whatever storage holds, the screens can show what was read of it', () => {
  const { lateStart } = training;
  const today = '2027-03-03';
  fc.assert(
    fc.property(text, (stored) => {
      const { race, done, racePlan: wishes, ...others } = storeWith(stored).store.record();
      expect(recordWords({ race, done, racePlan: wishes, ...others })).toBeTypeOf('string');
      const { segments, totalSeconds } = adjustedPlan(PLAN, wishes.adjustments ?? {});
      expect(totalSeconds).toBeLessThanOrEqual(segments.length * LONGEST_SECONDS);
      const days = timetableOf(competition.timetable.entries, { wave: wishes.wave, date: race?.date });
      expect(days.flatMap(({ appointments }) => appointments)).toHaveLength(competition.timetable.entries.length);
      const { begun, fresh } = startsOf({ race, date: RACE.date, today, done, weeks: WEEKS, lateStart });
      for (const start of [race ?? RACE, { date: RACE.date, ...begun }, { date: RACE.date, ...fresh }]) {
        const { weeks, skipped } = scheduleOf(start, WEEKS, lateStart);
        expect(weeks.length + skipped.length).toBe(WEEKS.length);
        expect(weeks.at(-1)?.number).toBe(WEEKS.at(-1)?.number);
      }
      expect(nextSequence(race?.sequence, new Date(today))).toBeLessThan(2 ** 31);
    }),
  );
});
