import { beforeEach, describe, expect, test } from 'vitest';
import { ticksSlice } from '../../src/race/ticksSlice.ts';
import { runSlice } from '../../src/runner/runSlice.ts';
import { timesSlice } from '../../src/schedule/choiceSlices.ts';
import { doneSlice } from '../../src/schedule/doneSlice.ts';
import {
  beginPreparation,
  deletePreparation,
  pastPreparationsSlice,
  restorePreparation,
  resumePreparation,
} from '../../src/schedule/preparation.ts';
import { raceSlice } from '../../src/schedule/raceSlice.ts';
import { STORAGE_KEY } from '../../src/storage/account.ts';
import { VERSION } from '../../src/storage/record.ts';
import { StateStore } from '../../src/storage/store.ts';
import { RUN as RUN_OF_NO_DAY } from '../fixtures/marks.ts';
import { TestStorage } from '../fixtures/storage.ts';

const TODAY = '2027-04-20';
const [ID, OTHER_ID, NEW_ID] = ['0123456789abcdef', 'fedcba9876543210', 'aaaaaaaaaaaaaaaa'];
const RACE = { date: '2027-04-18', startedOn: '2027-01-25', id: ID };
const OTHER_RACE = { date: '2027-10-03', startedOn: '2027-04-20', id: OTHER_ID };
const DONE = { '1-lundi': { on: '2027-01-25' }, '12-dimanche': { on: '2027-04-19' } };
const PREPARATION = {
  race: RACE,
  dateHistory: [{ date: '2027-04-11', startedOn: '2027-01-25' }],
  done: DONE,
  ticks: { equipment: ['shoes'] },
  racePlan: { wave: '09:20', aid: 3 },
  changes: { letGo: { '3-lundi': true } },
};
const RUN = { ...RUN_OF_NO_DAY, day: '12-lundi' };
const SETTINGS = { times: { lundi: '18:30' }, cues: { sound: false, vibration: true, flash: true } };
const KEPT = { version: VERSION, ...PREPARATION, ...SETTINGS };
const ENDING = { today: TODAY, newId: NEW_ID };

let storage = new TestStorage();
let store = new StateStore(() => storage);
const stored = () => JSON.parse(storage.get(STORAGE_KEY) ?? 'null');
const begin = (marksSince = {}) =>
  store.update((transaction) => beginPreparation(transaction, { marksSince, ...ENDING }));
const resume = (id: string) => store.update((transaction) => resumePreparation(transaction, id, ENDING));

beforeEach(() => {
  storage = new TestStorage([[STORAGE_KEY, JSON.stringify(KEPT)]]);
  store = new StateStore(() => storage);
});

describe('another preparation', () => {
  test('has nothing of the one before, which is stored whole; hours and signals stay', () => {
    begin();
    expect(stored()).toEqual({
      version: VERSION,
      ...SETTINGS,
      pastPreparations: { [ID]: { ...PREPARATION, endedOn: TODAY } },
    });
    expect(store.backup()).toBeNull();
  });

  test('takes the marks that were made since the race', () => {
    const since = { '1-mardi': { on: '2027-05-04' } };
    store.change(doneSlice, (done) => ({ ...done, ...since }));
    begin(since);
    expect(store.get(doneSlice)).toEqual(since);
    expect(store.get(pastPreparationsSlice)[ID]?.done).toEqual(DONE);
  });

  test('has no day for a workout under way', () => {
    store.change(runSlice, () => RUN);
    begin();
    expect(store.get(runSlice)).toMatchObject({ workout: RUN.workout, stepKey: RUN.stepKey });
    expect(store.get(runSlice)?.day).toBeUndefined();
  });

  test('is taken back with the marks made since, and the workout under way counts for its day again', () => {
    store.change(runSlice, () => RUN);
    const former = store.record();
    begin();
    const since = { '1-mardi': { on: '2027-05-04' } };
    store.change(doneSlice, () => since);
    store.change(timesSlice, () => ({ mardi: '07:00' }));
    store.update((transaction) => restorePreparation(transaction, former));
    expect(stored()).toEqual({ ...KEPT, run: RUN, done: { ...DONE, ...since }, times: { mardi: '07:00' } });
  });

  test('P1: is stored whole or not at all', () => {
    storage.full = true;
    begin();
    expect(store.get(pastPreparationsSlice)).toHaveProperty(ID);
    expect(stored()).toEqual(KEPT);
  });
});

test('a past preparation comes back as it was, and the one under way takes its place', () => {
  begin();
  const done = { '1-lundi': { on: '2027-07-12' } };
  store.update(({ set }) => [set(raceSlice, OTHER_RACE), set(doneSlice, done)]);
  resume(ID);
  expect(stored()).toMatchObject({ ...PREPARATION, ...SETTINGS });
  expect(Object.keys(store.get(pastPreparationsSlice))).toEqual([OTHER_ID]);
  resume(OTHER_ID);
  expect(store.get(raceSlice)).toEqual(OTHER_RACE);
  expect(store.get(doneSlice)).toEqual(done);
  expect(store.get(ticksSlice)).toEqual({});
  expect(Object.keys(store.get(pastPreparationsSlice))).toEqual([ID]);
});

test('P4: a preparation of which a part can’t be read is moved as it is', () => {
  const damaged = { ...PREPARATION, done: 7 };
  storage.set(STORAGE_KEY, JSON.stringify({ version: VERSION, ...damaged }));
  begin();
  expect(stored().pastPreparations).toEqual({ [ID]: { ...damaged, endedOn: TODAY } });
  expect(store.get(pastPreparationsSlice)[ID]).toMatchObject({ race: RACE, done: {} });
});

test('a past preparation is deleted alone', () => {
  begin();
  store.change(raceSlice, () => OTHER_RACE);
  begin();
  store.update((transaction) => deletePreparation(transaction, ID));
  expect(Object.keys(store.get(pastPreparationsSlice))).toEqual([OTHER_ID]);
});
