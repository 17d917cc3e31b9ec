import { beforeEach, describe, expect, test } from 'vitest';
import { merged, replaced } from '../../src/storage/importState.ts';
import { parseState } from '../../src/storage/parseState.ts';
import { VERSION } from '../../src/storage/state.ts';
import { STORAGE_KEY, StateStore } from '../../src/storage/store.ts';
import { MONDAY, RACE, TUESDAY, WEDNESDAY } from '../fixtures/marks.ts';
import { TestStorage } from '../fixtures/storage.ts';

const TODAY = '2027-03-03';
const OTHER_RACE = { date: '2027-05-30', startedOn: '2027-03-01' };
const REPLACING = { backsUp: true };
const MERGING = { backsUp: false };

const parsed = (state: object) => parseState(JSON.stringify({ version: VERSION, ...state }));
const stateOf = (state: object) => parsed(state).state;
const OTHER = stateOf({ done: TUESDAY });

test('merging joins the marks; in all else the device counts where it has something', () => {
  const device = { done: { '1-lundi': { on: TODAY }, '1-mardi': {} }, race: RACE };
  const file = {
    done: { '1-lundi': { on: '2027-01-01' }, '1-mardi': { on: TODAY }, '2-lundi': {} },
    race: { ...RACE, startedOn: '2027-02-01' },
    times: { lundi: '18:30' },
  };
  expect(merged(stateOf(device), stateOf(file))).toEqual(
    stateOf({
      done: { '1-lundi': { on: TODAY }, '1-mardi': { on: TODAY }, '2-lundi': {} },
      race: RACE,
      times: { lundi: '18:30' },
    }),
  );
  expect(merged(stateOf({}), stateOf(file)).race).toEqual(file.race);
});

describe('merging a state from before races had ids', () => {
  const ID = '0123456789abcdef';
  const device = stateOf({ race: { ...RACE, id: ID }, done: MONDAY });
  const old = (date: string) => stateOf({ race: { ...RACE, date }, done: TUESDAY });

  test('of the race under way joins its marks', () => {
    expect(merged(device, old(RACE.date))).toEqual({ ...device, done: { ...MONDAY, ...TUESDAY } });
  });

  test('of a date that the race had before joins its marks', () => {
    const moved = { ...device, dateHistory: [{ ...RACE, date: OTHER_RACE.date }] };
    expect(merged(moved, old(OTHER_RACE.date))).toEqual({ ...moved, done: { ...MONDAY, ...TUESDAY } });
    const before = stateOf({ race: RACE, dateHistory: [OTHER_RACE], done: MONDAY });
    expect(merged(before, stateOf({ race: OTHER_RACE, done: TUESDAY })).pastPreparations).toEqual({});
  });

  test('of another race makes one past preparation of it, however often it is imported', () => {
    const once = merged(device, old(OTHER_RACE.date));
    expect(once).toMatchObject({ race: device.race, done: MONDAY });
    expect(Object.values(once.pastPreparations)).toMatchObject([{ race: { date: OTHER_RACE.date }, done: TUESDAY }]);
    expect(merged(once, old(OTHER_RACE.date))).toEqual(once);
  });

  test('of the race of a past preparation joins that one', () => {
    const past = { [ID]: { race: { ...RACE, id: ID }, done: MONDAY } };
    const { pastPreparations, done } = merged(stateOf({ race: OTHER_RACE, pastPreparations: past }), old(RACE.date));
    expect(done).toEqual({});
    expect(pastPreparations).toMatchObject({ [ID]: { race: { id: ID }, done: { ...MONDAY, ...TUESDAY } } });
    expect(Object.keys(pastPreparations)).toEqual([ID]);
  });

  test('of a date that the race of a past preparation had before joins that one', () => {
    const past = { [ID]: { race: { ...RACE, id: ID }, dateHistory: [{ ...RACE, date: '2026-05-10' }], done: MONDAY } };
    const { pastPreparations } = merged(stateOf({ race: OTHER_RACE, pastPreparations: past }), old('2026-05-10'));
    expect(Object.keys(pastPreparations)).toEqual([ID]);
  });

  test('without a race joins its marks', () => {
    expect(merged(device, OTHER).done).toEqual({ ...MONDAY, ...TUESDAY });
  });
});

test('replacing keeps nothing of the device, but where the file can not be read', () => {
  const device = stateOf({ done: { '1-lundi': {} }, race: RACE });
  const file = { done: { '2-lundi': {} } };
  expect(replaced(device, parsed(file))).toEqual(stateOf(file));
  expect(replaced(device, parsed({ ...file, race: 'soon' }))).toEqual(stateOf({ ...file, race: RACE }));
});

describe('another state', () => {
  let storage = new TestStorage();
  let store = new StateStore(() => storage);
  const stored = () => JSON.parse(storage.get(STORAGE_KEY) ?? 'null');

  beforeEach(() => {
    storage = new TestStorage();
    store = new StateStore(() => storage);
  });

  test('takes the place of what there is, which is the backup until it is taken back', () => {
    store.change('done', () => MONDAY);
    const before = storage.get(STORAGE_KEY);
    const { saveStatus, undo } = store.replaceState(() => OTHER, REPLACING);
    expect(saveStatus).toBe('saved');
    expect(store.state().done).toEqual(TUESDAY);
    expect(store.backup()).toBe(before);
    undo();
    expect(store.state().done).toEqual(MONDAY);
    expect([...storage]).toEqual([[STORAGE_KEY, before]]);
  });

  test('that has all that there is needs no backup', () => {
    store.change('done', () => MONDAY);
    store.replaceState(() => stateOf({ done: { ...MONDAY, ...TUESDAY }, race: RACE }), MERGING);
    expect(store.backup()).toBeNull();
  });

  test('leaves the backup in its place, and brings it back with what it replaced', () => {
    storage.set(STORAGE_KEY, '{broken');
    store.change('done', () => MONDAY);
    store.replaceState(() => OTHER, MERGING);
    expect(store.backup()).toBe('{broken');
    const { undo } = store.replaceState(() => stateOf({ race: RACE }), REPLACING);
    expect(store.backup()).toContain('1-mardi');
    undo();
    expect(store.backup()).toBe('{broken');
    expect(store.state().done).toEqual(TUESDAY);
  });

  test('in the place of what can’t be read makes it the backup, taken back or not', () => {
    storage.set(STORAGE_KEY, '{broken');
    const { undo } = store.replaceState(() => OTHER, MERGING);
    expect(store.backup()).toBe('{broken');
    undo();
    expect(store.state().done).toEqual({});
    expect(store.backup()).toBe('{broken');
  });

  test('is made from what another tab has just written', () => {
    store.state();
    new StateStore(() => storage).change('done', () => MONDAY);
    store.replaceState((state) => merged(state, OTHER), MERGING);
    expect(stored().done).toEqual({ ...MONDAY, ...TUESDAY });
  });

  test('on an empty device leaves nothing behind when it is taken back', () => {
    store.replaceState(() => OTHER, MERGING).undo();
    expect(stored()).toEqual({ version: VERSION });
    expect(store.backup()).toBeNull();
  });

  test('that was changed since becomes the backup when it is taken back', () => {
    const { undo } = store.replaceState(() => OTHER, MERGING);
    store.change('race', () => RACE);
    const changed = storage.get(STORAGE_KEY);
    undo();
    expect(store.state()).toMatchObject({ race: undefined, done: {} });
    expect(store.backup()).toBe(changed);
  });

  test('that storage does not take lasts as long as the page', () => {
    store.change('done', () => MONDAY);
    storage.full = true;
    const { saveStatus, undo } = store.replaceState(() => OTHER, REPLACING);
    expect(saveStatus).toBe('memoryOnly');
    expect(store.state().done).toEqual(TUESDAY);
    expect(stored().done).toEqual(MONDAY);
    undo();
    expect(store.state().done).toEqual(MONDAY);
    storage.full = false;
    const { undo: undoInTime } = store.replaceState(() => stateOf({ done: MONDAY, race: RACE }), REPLACING);
    undoInTime();
    expect(store.backup()).toBeNull();
    expect(stored().done).toEqual(MONDAY);
  });

  test('that storage did not take loses nothing that another tab wrote when it is taken back', () => {
    store.change('done', () => MONDAY);
    storage.full = true;
    const { undo } = store.replaceState(() => OTHER, REPLACING);
    storage.full = false;
    new StateStore(() => storage).change('done', (done) => ({ ...done, ...WEDNESDAY }));
    undo();
    expect(store.state().done).toEqual(MONDAY);
    expect(JSON.parse(store.backup() ?? '').done).toMatchObject(WEDNESDAY);
  });

  test('that storage does not let be taken back is taken back as long as the page', () => {
    store.change('done', () => MONDAY);
    const { undo } = store.replaceState(() => OTHER, REPLACING);
    storage.full = true;
    undo();
    expect(store.state().done).toEqual(MONDAY);
    expect(store.saveStatus()).toBe('memoryOnly');
    storage.full = false;
    store.probe();
    expect(stored().done).toEqual(MONDAY);
  });

  test('beside the state of a newer version lasts as long as the page', () => {
    const newer = JSON.stringify({ version: VERSION + 1, done: { '1-lundi': 7 }, race: RACE });
    storage.set(STORAGE_KEY, newer);
    const { saveStatus, undo } = store.replaceState((state) => merged(state, OTHER), MERGING);
    expect(saveStatus).toBe('readOnly');
    expect(store.state()).toMatchObject({ race: RACE, done: TUESDAY });
    undo();
    expect(store.state()).toMatchObject({ race: RACE, done: {} });
    expect([...storage]).toEqual([[STORAGE_KEY, newer]]);
  });
});
