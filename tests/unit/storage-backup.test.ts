import { beforeEach, describe, expect, test } from 'vitest';
import { BACKUP_KEY } from '../../src/storage/backup.ts';
import { merged } from '../../src/storage/importState.ts';
import { parseState } from '../../src/storage/parseState.ts';
import { VERSION } from '../../src/storage/state.ts';
import { STORAGE_KEY, StateStore } from '../../src/storage/store.ts';
import { MONDAY, RACE, TUESDAY } from '../fixtures/marks.ts';
import { TestStorage } from '../fixtures/storage.ts';

let storage = new TestStorage();
let store = new StateStore(() => storage);
const stored = () => JSON.parse(storage.get(STORAGE_KEY) ?? 'null');

beforeEach(() => {
  storage = new TestStorage();
  store = new StateStore(() => storage);
});

test.each(['', '{"version":1,', 'null', '[]', '"text"'])(
  'of %j, which is no state, a backup is kept, and the app starts anew',
  (text) => {
    storage.set(STORAGE_KEY, text);
    expect(store.state().done).toEqual({});
    expect(store.backup()).toBe(text);
    expect(storage.size).toBe(1);
    expect(store.change('done', () => MONDAY)).toBe('saved');
    expect(store.backup()).toBe(text);
    expect(stored()).toEqual({ version: VERSION, done: MONDAY });
  },
);

describe('what can’t be read', () => {
  /** Stores a state, and changes something else. */
  function change(state: object): string {
    const text = JSON.stringify({ version: VERSION, ...state });
    storage.set(STORAGE_KEY, text);
    store.change('times', () => ({ lundi: '18:30' }));
    return text;
  }

  test.each([
    ['a slice', { race: { date: 'soon' }, done: MONDAY }, { done: MONDAY }],
    ['a mark', { done: { ...MONDAY, '1-jeudi': 7 }, race: RACE }, { done: MONDAY, race: RACE }],
    ['the date of a mark', { done: { '1-jeudi': { on: 'soon' } } }, { done: { '1-jeudi': {} } }],
    ['a field', { race: { ...RACE, sequence: 'soon' } }, { race: RACE }],
    [
      'a switch',
      { cues: { sound: false, vibration: 'yes', flash: false } },
      { cues: { sound: false, vibration: true, flash: false } },
    ],
    [
      'an item of a list',
      { ticks: { equipment: ['watch', 7, 'shoes'] } },
      { ticks: { equipment: ['watch', 'shoes'] } },
    ],
    ['some items of a list', { dateHistory: [7, RACE, { date: 'soon' }, 8, RACE] }, { dateHistory: [RACE, RACE] }],
    [
      'some fields of several',
      { racePlan: { targetSeconds: 5400.5, wave: '09:20', adjustments: { skierg: 5, sled: 'x' } } },
      { racePlan: { wave: '09:20', adjustments: { skierg: 5 } } },
    ],
    ['a list for entries', { done: ['1-lundi'], racePlan: [5400], race: RACE }, { race: RACE }],
  ])('%s: takes nothing else with it, and stays in the backup', (_, state, readable) => {
    storage.set(STORAGE_KEY, JSON.stringify({ version: VERSION, ...state }));
    expect(store.state()).toMatchObject(readable);
    const text = change(state);
    expect(stored()).toEqual({ version: VERSION, ...readable, times: { lundi: '18:30' } });
    expect(store.backup()).toBe(text);
    expect(new StateStore(() => storage).backup()).toBe(text);
  });

  test('a workout that lacks something required is none', () => {
    const text = change({ done: MONDAY, run: { route: '/', workout: 'w', at: 7 } });
    expect(store.state()).toMatchObject({ run: undefined, done: MONDAY });
    expect(store.backup()).toBe(text);
  });

  test('of an older version, too', () => {
    const text = JSON.stringify({ version: 1, done: ['1-lundi', 7] });
    storage.set(STORAGE_KEY, text);
    expect(store.state().done).toEqual({ '1-lundi': {} });
    store.change('race', () => RACE);
    expect(store.backup()).toBe(text);
  });

  test('comes back from the backup to a version of the app that can read it', () => {
    change({ done: { ...MONDAY, '1-mercredi': 7 } });
    store.change('done', () => TUESDAY);
    const repaired = store.backup()?.replace('"1-mercredi":7', '"1-mercredi":{}') ?? '';
    store.replaceState((state) => merged(state, parseState(repaired).state), { backsUp: false });
    expect(store.state().done).toEqual({ ...MONDAY, ...TUESDAY, '1-mercredi': {} });
    expect(stored().done).toEqual(store.state().done);
  });
});

test('unknown slices and fields are no fault: a newer version of the app may have added them', () => {
  const state = { version: VERSION, journal: [{ kg: 80 }], race: { ...RACE, city: 'Lyon' } };
  storage.set(STORAGE_KEY, JSON.stringify(state));
  store.change('race', (race) => race && { ...race, date: '2027-04-25' });
  expect(stored()).toEqual({ ...state, race: { ...state.race, date: '2027-04-25' } });
  expect(store.backup()).toBeNull();
});

test('the last backup counts', () => {
  for (const text of ['{0', '{1', '{2']) {
    storage.set(STORAGE_KEY, text);
    store.change('done', () => MONDAY);
  }
  expect(store.backup()).toBe('{2');
});

test.each([
  ['a list of several, as devices have it from before', '["{0","{1"]', '{1'],
  ['no list', 'not a list', 'not a list'],
  ['an empty list', '[]', '[]'],
])('a backup that is %s is read', (_, text, expected) => {
  storage.set(BACKUP_KEY, text);
  expect(store.backup()).toBe(expected);
});

test('what can’t be read stays where it is as long as there is no room for a backup', () => {
  storage.set(STORAGE_KEY, '{broken');
  storage.full = true;
  expect(store.change('done', () => MONDAY)).toBe('memoryOnly');
  expect(storage.get(STORAGE_KEY)).toBe('{broken');
  storage.full = false;
  expect(store.change('race', () => RACE)).toBe('saved');
  expect(store.backup()).toBe('{broken');
  expect(stored()).toEqual({ version: VERSION, race: RACE, done: MONDAY });
});
