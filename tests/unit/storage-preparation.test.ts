import { beforeEach, describe, expect, test } from 'vitest';
import { merged } from '../../src/storage/importState.ts';
import { parseState } from '../../src/storage/parseState.ts';
import {
  formerPreparation,
  nextPreparation,
  resumedPreparation,
  withoutPreparation,
} from '../../src/storage/preparation.ts';
import { VERSION } from '../../src/storage/state.ts';
import { STORAGE_KEY, StateStore } from '../../src/storage/store.ts';
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
  racePlan: { wave: '09:20' },
};
const RUN = { ...RUN_OF_NO_DAY, day: '12-lundi' };
const SETTINGS = { times: { lundi: '18:30' }, cues: { sound: false, vibration: true, flash: true } };
const KEPT = { version: VERSION, ...PREPARATION, ...SETTINGS };

let storage = new TestStorage();
let store = new StateStore(() => storage);
const stored = () => JSON.parse(storage.get(STORAGE_KEY) ?? 'null');
const begin = (marksSince = {}) =>
  store.update((state) => nextPreparation(state, { marksSince, today: TODAY, newId: NEW_ID }));

beforeEach(() => {
  storage = new TestStorage([[STORAGE_KEY, JSON.stringify(KEPT)]]);
  store = new StateStore(() => storage);
});

describe('another preparation', () => {
  test('has nothing of the one before, which is kept apart whole; hours and signals stay', () => {
    expect(begin()).toBe('saved');
    expect(stored()).toEqual({
      version: VERSION,
      ...SETTINGS,
      pastPreparations: { [ID]: { ...PREPARATION, endedOn: TODAY } },
    });
    expect(store.backup()).toBeNull();
    expect(new StateStore(() => storage).state()).toEqual(store.state());
  });

  test('takes the marks that were made since the race', () => {
    const since = { '1-mardi': { on: '2027-05-04' } };
    store.change('done', (done) => ({ ...done, ...since }));
    begin(since);
    expect(store.state().done).toEqual(since);
    expect(store.state().pastPreparations[ID]?.done).toEqual(DONE);
  });

  test('has no day for a workout under way', () => {
    store.change('run', () => RUN);
    begin();
    expect(store.state().run).toMatchObject({ workout: RUN.workout, at: RUN.at });
    expect(store.state().run?.day).toBeUndefined();
  });

  test('leaves nothing behind of one that holds nothing', () => {
    store.update(() => ({ race: undefined, dateHistory: [], done: {}, ticks: {}, racePlan: {} }));
    begin();
    expect(store.state().pastPreparations).toEqual({});
  });

  test.each([
    ['race', {}],
    ['race that was withdrawn', { race: undefined, dateHistory: [{ ...RACE, withdrawnOn: '2027-04-01' }] }],
  ])('leaves behind a %s of which nothing is marked', (_, dates) => {
    store.update(() => ({ done: {}, ticks: {}, racePlan: {}, ...dates }));
    const { race, dateHistory } = store.state();
    begin();
    expect(store.state().pastPreparations[ID]).toMatchObject({ race, dateHistory });
  });

  test('is taken back with the marks made since, and the workout under way counts for its day again', () => {
    store.change('run', () => RUN);
    const former = store.state();
    begin();
    const since = { '1-mardi': { on: '2027-05-04' } };
    store.change('done', () => since);
    store.change('times', () => ({ mardi: '07:00' }));
    store.update((state) => formerPreparation(state, former));
    expect(store.state()).toEqual({ ...former, done: { ...DONE, ...since }, times: { mardi: '07:00' } });
  });

  test('is taken back without the day of a workout that is over', () => {
    store.change('run', () => RUN);
    const former = store.state();
    begin();
    for (const run of [undefined, { ...RUN, startedAt: 2, day: '1-mardi' }]) {
      store.change('run', () => run);
      expect(formerPreparation(store.state(), former).run).toEqual(run);
    }
  });

  test('is begun whole or not at all: storage that is full keeps what it had', () => {
    storage.full = true;
    expect(begin()).toBe('memoryOnly');
    expect(store.state().pastPreparations).toHaveProperty(ID);
    expect(stored()).toEqual(KEPT);
  });
});

test('a past preparation comes back as it was, and the one under way takes its place', () => {
  begin();
  store.update(() => ({ race: OTHER_RACE, done: { '1-lundi': { on: '2027-07-12' } } }));
  store.update((state) => resumedPreparation(state, ID, { today: '2027-07-13', newId: NEW_ID }));
  expect(store.state()).toMatchObject({ ...PREPARATION, ...SETTINGS });
  expect(Object.keys(store.state().pastPreparations)).toEqual([OTHER_ID]);
  store.update((state) => resumedPreparation(state, OTHER_ID, { today: '2027-07-13', newId: NEW_ID }));
  expect(store.state()).toMatchObject({ race: OTHER_RACE, done: { '1-lundi': { on: '2027-07-12' } }, ticks: {} });
  expect(Object.keys(store.state().pastPreparations)).toEqual([ID]);
  expect(resumedPreparation(store.state(), 'gone', { today: TODAY, newId: NEW_ID })).toEqual({});
});

test('taking a past preparation up again loses no race of which nothing is marked yet', () => {
  begin();
  store.update(() => ({ race: OTHER_RACE }));
  store.update((state) => resumedPreparation(state, ID, { today: '2027-07-13', newId: NEW_ID }));
  expect(store.state().pastPreparations).toMatchObject({ [OTHER_ID]: { race: OTHER_RACE, endedOn: '2027-07-13' } });
});

test('a past preparation can be erased alone', () => {
  begin();
  store.update((state) => withoutPreparation(state, ID));
  expect(store.state().pastPreparations).toEqual({});
});

test('one that can be read in part takes nothing with it', () => {
  const past = { [ID]: { race: { date: 'soon' }, done: { ...DONE, '2-lundi': 7 }, ticks: 7 }, [OTHER_ID]: 7 };
  storage.set(STORAGE_KEY, JSON.stringify({ version: VERSION, race: OTHER_RACE, pastPreparations: past }));
  expect(store.state()).toMatchObject({
    race: OTHER_RACE,
    pastPreparations: { [ID]: { race: undefined, done: DONE, ticks: {}, racePlan: {}, dateHistory: [] } },
  });
  expect(store.state().pastPreparations).not.toHaveProperty(OTHER_ID);
});

describe('a file that is merged', () => {
  const stateOf = (record: object) => parseState(JSON.stringify({ version: VERSION, ...record })).state;
  const mergedRecord = (device: object, file: object) => merged(stateOf(device), stateOf(file));
  const since = { '2-lundi': { on: '2027-02-01' } };

  test('of another race joins the past preparations, not the marks', () => {
    const record = mergedRecord({ race: OTHER_RACE, done: since }, PREPARATION);
    expect(record).toMatchObject({ race: OTHER_RACE, done: since, ticks: {} });
    expect(record.done).not.toHaveProperty('1-lundi');
    expect(record.pastPreparations).toMatchObject({ [ID]: PREPARATION });
  });

  test('of the same race joins its marks, also where two devices gave it an id each, or an older version none', () => {
    const former = { ...RACE, date: '2027-04-11' };
    for (const race of [RACE, { ...RACE, id: OTHER_ID }, { ...RACE, id: undefined }, { ...former, id: undefined }]) {
      const record = mergedRecord({ race, done: since }, PREPARATION);
      expect(record.done).toEqual({ ...DONE, ...since });
      expect(record.pastPreparations).toEqual({});
    }
  });

  test('of another race brings its workout under way for no day', () => {
    const { run } = mergedRecord({ race: OTHER_RACE }, { ...PREPARATION, run: RUN });
    expect(run).toMatchObject({ workout: RUN.workout });
    expect(run?.day).toBeUndefined();
    expect(mergedRecord({ race: RACE }, { ...PREPARATION, run: RUN }).run?.day).toBe(RUN.day);
  });

  test.each([
    ['on the device', { race: undefined, dateHistory: [OTHER_RACE] }, PREPARATION, ID],
    ['in the file', { race: RACE }, { dateHistory: [OTHER_RACE], done: DONE }, OTHER_ID],
  ])('of another race joins the past ones, where one was withdrawn %s too', (_, device, file, pastId) => {
    const record = mergedRecord({ ...device, done: since }, file);
    expect(record).toMatchObject({ ...device, done: since });
    expect(record.done).not.toHaveProperty('1-lundi');
    expect(record.pastPreparations[pastId]?.done).toEqual(DONE);
  });

  test('of the same race brings its date with those before it, or neither', () => {
    const before = PREPARATION.dateHistory;
    expect(mergedRecord({ race: RACE }, PREPARATION)).toMatchObject({ race: RACE, dateHistory: [] });
    expect(mergedRecord({ dateHistory: [RACE] }, PREPARATION)).toMatchObject({ race: undefined, dateHistory: [RACE] });
    expect(mergedRecord({ done: since }, PREPARATION)).toMatchObject({ race: RACE, dateHistory: before });
  });

  test('from a device that is at the next race already brings its past marks to the race under way', () => {
    const file = { race: OTHER_RACE, done: { '3-lundi': {} }, pastPreparations: { [ID]: { ...PREPARATION } } };
    const record = mergedRecord({ race: RACE, done: since }, file);
    expect(record).toMatchObject({ race: RACE, done: { ...DONE, ...since } });
    expect(record.pastPreparations).toMatchObject({ [OTHER_ID]: { race: OTHER_RACE, done: { '3-lundi': {} } } });
    expect(record.pastPreparations).not.toHaveProperty(ID);
  });

  test('joins the marks of the same past preparation', () => {
    const past = (done: object) => ({ pastPreparations: { [ID]: { race: RACE, done } } });
    const record = mergedRecord(past(since), past(DONE));
    expect(record.pastPreparations[ID]?.done).toEqual({ ...DONE, ...since });
  });
});
