import { beforeEach, describe, expect, test } from 'vitest';
import { BACKUP_KEY } from '../../src/storage/backup.ts';
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

test('an empty device has an empty state', () => {
  expect(store.state()).toMatchObject({ race: undefined, done: {}, run: undefined });
});

test('a change is kept for the next page', () => {
  expect(store.change('race', () => RACE)).toBe('saved');
  expect(new StateStore(() => storage).state().race).toEqual(RACE);
  expect(stored()).toEqual({ version: VERSION, race: RACE });
});

test('signals that an older version stored keep what a newer one added', () => {
  storage.set(STORAGE_KEY, JSON.stringify({ version: VERSION, cues: { sound: false, flash: true, bell: 'gong' } }));
  const cues = { sound: false, vibration: true, flash: true, bell: 'gong' };
  expect(store.state().cues).toEqual(cues);
  expect(store.change('cues', (before) => ({ ...before, speech: true }))).toBe('saved');
  expect(stored().cues).toEqual({ ...cues, speech: true });
});

test('signals of which one is no choice keep the others', () => {
  storage.set(STORAGE_KEY, JSON.stringify({ version: VERSION, cues: { sound: false, speech: 'loud' } }));
  expect(store.state().cues).toEqual({ sound: false, vibration: true, flash: true });
});

test('the state is the same object until it changes, and its listeners hear of a change', () => {
  let changes = 0;
  const stop = store.subscribe(() => {
    changes += 1;
  });
  const before = store.state();
  expect(store.state()).toBe(before);
  store.change('done', (done) => ({ ...done, ...MONDAY }));
  expect(store.state()).not.toBe(before);
  expect(changes).toBe(1);
  stop();
  store.change('done', () => ({}));
  expect(changes).toBe(1);
});

test('a slice is the same object until it is that one that changes', () => {
  store.change('race', () => RACE);
  store.change('done', () => MONDAY);
  const { race, done } = store.state();
  store.change('done', (marks) => ({ ...marks, ...TUESDAY }));
  expect(store.state().race).toBe(race);
  expect(store.state().done).not.toBe(done);
  const other = new StateStore(() => storage);
  other.change('ticks', () => ({ equipment: ['watch'] }));
  store.refresh();
  expect(store.state().ticks).toEqual({ equipment: ['watch'] });
  expect(store.state().race).toBe(race);
});

test('screens read a snapshot: storage is read once, then once for each change', () => {
  storage.set(STORAGE_KEY, JSON.stringify({ version: VERSION, done: MONDAY }));
  const showScreen = () => {
    for (let hook = 0; hook < 20; hook += 1) store.state();
    store.saveStatus();
  };
  showScreen();
  expect(storage.reads).toEqual([STORAGE_KEY]);
  store.change('race', () => RACE);
  showScreen();
  expect(storage.reads).toEqual([STORAGE_KEY, STORAGE_KEY]);
});

describe('two tabs', () => {
  test('may each change something', () => {
    const other = new StateStore(() => storage);
    expect(other.state().done).toEqual({});
    store.change('done', (done) => ({ ...done, ...MONDAY }));
    other.change('race', () => RACE);
    other.change('done', (done) => ({ ...done, ...TUESDAY }));
    expect(stored()).toEqual({ version: VERSION, race: RACE, done: { ...MONDAY, ...TUESDAY } });
    store.refresh();
    expect(store.state()).toEqual(other.state());
  });

  test('may each take a mark away', () => {
    store.change('done', () => ({ ...MONDAY, ...TUESDAY }));
    const other = new StateStore(() => storage);
    other.change('done', () => MONDAY);
    store.change('done', ({ '1-lundi': _, ...done }) => done);
    expect(stored()).toEqual({ version: VERSION });
  });
});

describe('the state of a newer version of the app', () => {
  const newer = { version: VERSION + 1, race: { ...RACE, wave: '10:20' }, done: { '1-lundi': true }, splits: [1, 2] };

  beforeEach(() => {
    storage.set(STORAGE_KEY, JSON.stringify(newer));
  });

  test('is shown as far as it can be read, and not written over: changes last as long as the page', () => {
    expect(store.state()).toMatchObject({ race: RACE, done: {} });
    expect(store.saveStatus()).toBe('readOnly');
    expect(store.change('done', () => TUESDAY)).toBe('readOnly');
    expect(store.change('done', (done) => ({ ...done, ...MONDAY }))).toBe('readOnly');
    expect(store.change('race', () => undefined)).toBe('readOnly');
    store.probe();
    expect(store.state()).toMatchObject({ race: undefined, done: { ...MONDAY, ...TUESDAY } });
    expect([...storage]).toEqual([[STORAGE_KEY, JSON.stringify(newer)]]);
    expect(store.backup()).toBeNull();
  });

  test('is exported as it is', () => {
    store.change('done', () => TUESDAY);
    expect(store.exported()).toEqual(newer);
  });

  test('can be erased', () => {
    expect(store.erase()).toBe(true);
    expect(store.change('done', () => MONDAY)).toBe('saved');
    expect(stored()).toEqual({ version: VERSION, done: MONDAY });
  });

  test('may be written while this page is open', () => {
    storage.clear();
    store.change('done', () => MONDAY);
    storage.set(STORAGE_KEY, JSON.stringify(newer));
    expect(store.change('done', (done) => ({ ...done, ...TUESDAY }))).toBe('readOnly');
    expect(stored()).toEqual(newer);
  });
});

test('what an older version of the app stored is carried over, and is no backup', () => {
  storage.set(STORAGE_KEY, JSON.stringify({ version: 1, race: RACE, done: ['1-lundi', '1-mardi'], splits: [1] }));
  expect(store.state()).toMatchObject({ race: RACE, done: { '1-lundi': {}, '1-mardi': {} } });
  store.change('done', (done) => ({ ...done, ...TUESDAY }));
  expect(stored()).toEqual({ version: VERSION, race: RACE, done: { '1-lundi': {}, ...TUESDAY }, splits: [1] });
  expect(store.backup()).toBeNull();
});

test('erasing leaves nothing, of the backup neither', () => {
  storage.set(STORAGE_KEY, '{broken');
  store.change('done', () => MONDAY);
  expect(storage.has(BACKUP_KEY)).toBe(true);
  expect(store.erase()).toBe(true);
  expect(storage.size).toBe(0);
  expect(store.state().done).toEqual({});
});
