import { beforeEach, describe, expect, test } from 'vitest';
import { ASIDE_KEY } from '../../src/storage/aside.ts';
import { type StoredState, VERSION } from '../../src/storage/state.ts';
import { STORAGE_KEY, StateStore } from '../../src/storage/store.ts';
import { TestStorage } from '../fixtures/storage.ts';

const RACE = { date: '2027-04-18', startedOn: '2027-01-25' };

let storage = new TestStorage();
let store = new StateStore(() => storage);
const MONDAY = { '1-lundi': { on: '2027-01-25' } };
const TUESDAY = { '1-mardi': { on: '2027-01-26' } };
const stored = () => JSON.parse(storage.get(STORAGE_KEY) ?? 'null');

beforeEach(() => {
  storage = new TestStorage();
  store = new StateStore(() => storage);
});

test('an empty device has an empty record', () => {
  expect(store.state()).toMatchObject({ race: undefined, done: {}, run: undefined });
});

test('a change is kept for the next page', () => {
  expect(store.change('race', () => RACE)).toBe('saved');
  expect(new StateStore(() => storage).state().race).toEqual(RACE);
  expect(stored()).toEqual({ version: VERSION, race: RACE });
});

test('the record is the same object until it changes, and its listeners hear of a change', () => {
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

test('a part is the same object until it is that one that changes', () => {
  store.change('race', () => RACE);
  store.change('done', () => MONDAY);
  const { race, done } = store.state();
  store.change('done', (marks) => ({ ...marks, ...TUESDAY }));
  expect(store.state().race).toBe(race);
  expect(store.state().done).not.toBe(done);
  const other = new StateStore(() => storage);
  other.change('ticks', () => ({ equipment: ['watch'] }));
  expect(store.state().ticks).toEqual({ equipment: ['watch'] });
  expect(store.state().race).toBe(race);
});

test('two tabs may each change something', () => {
  const other = new StateStore(() => storage);
  expect(other.state().done).toEqual({});
  store.change('done', (done) => ({ ...done, ...MONDAY }));
  other.change('race', () => RACE);
  other.change('done', (done) => ({ ...done, ...TUESDAY }));
  expect(store.state()).toMatchObject({ race: RACE, done: { ...MONDAY, ...TUESDAY } });
});

describe('storage that fails', () => {
  test('closed: a change lasts as long as the page, and is said to', () => {
    const closed = new StateStore(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(closed.state().done).toEqual({});
    expect(closed.change('done', () => MONDAY)).toBe('memoryOnly');
    expect(closed.change('race', () => RACE)).toBe('memoryOnly');
    expect(closed.state()).toMatchObject({ race: RACE, done: MONDAY });
  });

  test('mute: nothing is written over what was never seen', () => {
    store.change('race', () => RACE);
    storage.mute = true;
    expect(store.saveStatus()).toBe('memoryOnly');
    expect(store.change('done', () => MONDAY)).toBe('memoryOnly');
    expect(store.state()).toMatchObject({ race: undefined, done: MONDAY });
    storage.mute = false;
    expect(store.change('done', (done) => ({ ...done, ...TUESDAY }))).toBe('saved');
    expect(stored()).toEqual({ version: VERSION, race: RACE, done: { ...MONDAY, ...TUESDAY } });
  });

  test('is found out before the first change', () => {
    store.probe();
    expect(store.saveStatus()).toBe('saved');
    expect(storage.size).toBe(0);
    storage.full = true;
    store.probe();
    expect(store.saveStatus()).toBe('memoryOnly');
    storage.full = false;
    expect(store.change('done', () => MONDAY)).toBe('saved');
    expect(store.saveStatus()).toBe('saved');
  });

  test('nearly full: a look at it loses nothing, and keeps what is to be kept once there is room', () => {
    store.change('race', () => RACE);
    storage.quota = 100;
    expect(store.change('done', () => MONDAY)).toBe('memoryOnly');
    store.probe();
    expect(store.saveStatus()).toBe('memoryOnly');
    expect(stored()).toEqual({ version: VERSION, race: RACE });
    storage.quota = 1000;
    store.probe();
    expect(store.saveStatus()).toBe('saved');
    expect(stored()).toEqual({ version: VERSION, race: RACE, done: MONDAY });
  });

  test('in one tab: what another writes meanwhile stays, and the change is made on it', () => {
    const other = new StateStore(() => storage);
    const mark = (day: object) => (done: StoredState['done']) => ({ ...done, ...day });
    storage.full = true;
    expect(store.change('done', mark(MONDAY))).toBe('memoryOnly');
    expect(store.change('race', () => RACE)).toBe('memoryOnly');
    storage.full = false;
    expect(other.change('done', mark(TUESDAY))).toBe('saved');
    expect(store.state().done).toEqual({ ...MONDAY, ...TUESDAY });
    const wednesday = { '1-mercredi': { on: '2027-01-27' } };
    expect(store.change('done', mark(wednesday))).toBe('saved');
    expect(stored()).toEqual({ version: VERSION, race: RACE, done: { ...MONDAY, ...TUESDAY, ...wednesday } });
    other.change('done', () => ({}));
    expect(store.state().done).toEqual({});
  });

  test('full: what it holds stays, and a change is kept once there is room', () => {
    store.change('race', () => RACE);
    storage.full = true;
    expect(store.change('done', () => MONDAY)).toBe('memoryOnly');
    expect(store.state()).toMatchObject({ race: RACE, done: MONDAY });
    expect(stored()).toEqual({ version: VERSION, race: RACE });
    storage.full = false;
    expect(store.change('done', (done) => ({ ...done, ...TUESDAY }))).toBe('saved');
    expect(stored()).toEqual({ version: VERSION, race: RACE, done: { ...MONDAY, ...TUESDAY } });
  });
});

describe('a record that cannot be read', () => {
  test.each(['', '{"version":1,', 'null', '[]', '"text"'])('%j: the app starts anew and puts it aside', (text) => {
    storage.set(STORAGE_KEY, text);
    expect(store.state().done).toEqual({});
    expect(store.aside()).toEqual([text]);
    expect(store.change('done', () => MONDAY)).toBe('saved');
    expect(store.aside()).toEqual([text]);
    expect(stored()).toEqual({ version: VERSION, done: MONDAY });
  });

  test('in one part: the others are read, and the record is put aside when that part is written', () => {
    const text = JSON.stringify({ version: VERSION, race: { date: 'soon' }, done: MONDAY });
    storage.set(STORAGE_KEY, text);
    expect(store.state()).toMatchObject({ race: undefined, done: MONDAY });
    store.change('done', () => ({}));
    expect(store.aside()).toEqual([]);
    const before = storage.get(STORAGE_KEY);
    store.change('race', () => RACE);
    expect(store.aside()).toEqual([before]);
    expect(stored()).toEqual({ version: VERSION, race: RACE, done: {} });
  });

  test('in one mark: the others are read, and the record is put aside when the marks are written', () => {
    const text = JSON.stringify({ version: VERSION, done: { ...MONDAY, '1-mercredi': { on: 'soon' }, '1-jeudi': 7 } });
    storage.set(STORAGE_KEY, text);
    expect(store.state().done).toEqual(MONDAY);
    store.change('race', () => RACE);
    expect(store.aside()).toEqual([]);
    expect(stored().done).toHaveProperty('1-jeudi', 7);
    const before = storage.get(STORAGE_KEY);
    store.change('done', (done) => ({ ...done, ...TUESDAY }));
    expect(store.aside()).toEqual([before]);
    expect(stored().done).toEqual({ ...MONDAY, ...TUESDAY });
  });

  test('in one field, or one item of a list: the others are read, and the record is put aside when they are written', () => {
    const racePlan = { targetSeconds: 5400.5, wave: '09:20', adjustments: { skierg: 5 } };
    const race = { ...RACE, sequence: 'soon' };
    const cues = { sound: false, vibration: 'yes', flash: false };
    const text = JSON.stringify({ version: VERSION, race, racePlan, cues, ticks: { equipment: ['watch', 7] } });
    storage.set(STORAGE_KEY, text);
    expect(store.state()).toMatchObject({
      race: RACE,
      racePlan: { wave: '09:20', adjustments: { skierg: 5 } },
      cues: { sound: false, vibration: true, flash: false },
      ticks: { equipment: ['watch'] },
    });
    store.change('racePlan', (plan) => ({ ...plan, targetSeconds: 5400 }));
    expect(stored().racePlan).toEqual({ ...racePlan, targetSeconds: 5400 });
    expect(store.aside()).toEqual([text]);
  });

  test('more than once: the last four are aside', () => {
    const broken = ['{0', '{1', '{2', '{3', '{4', '{4'];
    for (const text of broken) {
      storage.set(STORAGE_KEY, text);
      store.change('done', () => MONDAY);
    }
    expect(store.aside()).toEqual(['{1', '{2', '{3', '{4']);
  });

  test('and cannot be put aside stays where it is', () => {
    storage.set(STORAGE_KEY, '{broken');
    storage.full = true;
    expect(store.change('done', () => MONDAY)).toBe('memoryOnly');
    expect(storage.get(STORAGE_KEY)).toBe('{broken');
    storage.full = false;
    storage.set(ASIDE_KEY, 'not a list');
    expect(store.change('done', () => MONDAY)).toBe('saved');
    expect(store.aside()).toEqual(['not a list', '{broken']);
  });
});

describe('a record of an older version of the app', () => {
  test('has its done sessions carried over, and is not put aside', () => {
    storage.set(STORAGE_KEY, JSON.stringify({ version: 1, race: RACE, done: ['1-lundi', '1-mardi'], splits: [1] }));
    expect(store.state()).toMatchObject({ race: RACE, done: { '1-lundi': {}, '1-mardi': {} } });
    store.change('done', (done) => ({ ...done, ...TUESDAY }));
    expect(stored()).toEqual({ version: VERSION, race: RACE, done: { '1-lundi': {}, ...TUESDAY }, splits: [1] });
    expect(store.aside()).toEqual([]);
  });

  test('is put aside at the first change of all where something could not be carried over', () => {
    const text = JSON.stringify({ version: 1, done: ['1-lundi', 7] });
    storage.set(STORAGE_KEY, text);
    expect(store.state().done).toEqual({ '1-lundi': {} });
    store.change('race', () => RACE);
    expect(store.aside()).toEqual([text]);
  });
});

describe('a record of a newer version of the app', () => {
  const newer = { version: VERSION + 1, race: { ...RACE, wave: '10:20' }, done: { '1-lundi': true }, splits: [1, 2] };

  beforeEach(() => {
    storage.set(STORAGE_KEY, JSON.stringify(newer));
  });

  test('keeps its version, its parts and its keys that are unknown here', () => {
    expect(store.state()).toMatchObject({ race: RACE, done: {} });
    expect(store.saveStatus()).toBe('readOnly');
    expect(store.change('race', (race) => race && { ...race, date: '2027-04-25' })).toBe('saved');
    expect(stored()).toEqual({ ...newer, race: { ...newer.race, date: '2027-04-25' } });
  });

  test('is not written over where its form is unknown: such a change lasts as long as the page', () => {
    expect(store.change('done', () => TUESDAY)).toBe('readOnly');
    expect(store.change('done', (done) => ({ ...done, ...MONDAY }))).toBe('readOnly');
    expect(store.change('race', () => RACE)).toBe('saved');
    expect(store.state().done).toEqual({ ...MONDAY, ...TUESDAY });
    expect(stored()).toEqual({ ...newer, race: RACE });
    expect(store.aside()).toEqual([]);
  });

  test('is not written over where a list took the place of entries', () => {
    const listed = { version: VERSION + 1, done: ['1-lundi'], ticks: [['watch']], racePlan: [5400] };
    storage.set(STORAGE_KEY, JSON.stringify(listed));
    expect(store.change('ticks', (ticks) => ({ ...ticks, equipment: ['watch'] }))).toBe('readOnly');
    expect(store.change('done', () => MONDAY)).toBe('readOnly');
    expect(store.change('racePlan', () => ({ wave: '09:20' }))).toBe('readOnly');
    expect(stored()).toEqual(listed);
  });
});

describe('other contents', () => {
  const OTHER = { version: VERSION, done: TUESDAY };

  test('take the place of what there is, which goes aside until it is taken back', () => {
    store.change('done', () => MONDAY);
    const before = storage.get(STORAGE_KEY);
    const { outcome, undo } = store.replaceAll(OTHER);
    expect(outcome).toBe('saved');
    expect(store.state().done).toEqual(TUESDAY);
    expect(store.aside()).toEqual([before]);
    undo();
    expect(store.state().done).toEqual(MONDAY);
    expect(storage.size).toBe(1);
  });

  test('that have all that there is put nothing aside', () => {
    store.change('done', () => MONDAY);
    store.replaceAll({ version: VERSION, done: { ...MONDAY, ...TUESDAY }, race: RACE });
    expect(store.aside()).toEqual([]);
    store.replaceAll({ version: VERSION, done: MONDAY, race: RACE });
    expect(store.aside()).toHaveLength(1);
  });

  test('in the place of what can’t be read put it aside', () => {
    storage.set(STORAGE_KEY, '{broken');
    store.replaceAll(OTHER);
    expect(store.aside()).toEqual(['{broken']);
  });

  test('on an empty device leave nothing behind when they are taken back', () => {
    store.replaceAll(OTHER).undo();
    expect(storage.size).toBe(0);
  });

  test('that were changed since go aside when they are taken back', () => {
    const { undo } = store.replaceAll(OTHER);
    store.change('race', () => RACE);
    const changed = storage.get(STORAGE_KEY);
    undo();
    expect(store.state()).toMatchObject({ race: undefined, done: {} });
    expect(store.aside()).toEqual([changed]);
  });

  test('that storage does not take last as long as the page', () => {
    store.change('done', () => MONDAY);
    storage.full = true;
    const { outcome, undo } = store.replaceAll(OTHER);
    expect(outcome).toBe('memoryOnly');
    expect(store.state().done).toEqual(TUESDAY);
    expect(stored().done).toEqual(MONDAY);
    undo();
    expect(store.state().done).toEqual(MONDAY);
    storage.full = false;
    const { undo: undoInTime } = store.replaceAll({ version: VERSION, done: MONDAY, race: RACE });
    undoInTime();
    expect(store.aside()).toEqual([]);
    expect(stored().done).toEqual(MONDAY);
  });

  test('that storage does not let be taken back are taken back as long as the page', () => {
    store.change('done', () => MONDAY);
    const { undo } = store.replaceAll(OTHER);
    storage.full = true;
    undo();
    expect(store.state().done).toEqual(MONDAY);
    expect(store.saveStatus()).toBe('memoryOnly');
    storage.full = false;
    store.probe();
    expect(stored().done).toEqual(MONDAY);
  });
});

test('erasing leaves nothing, what was aside neither', () => {
  storage.set(STORAGE_KEY, '{broken');
  store.change('done', () => MONDAY);
  expect(store.erase()).toBe(true);
  expect(storage.size).toBe(0);
  expect(store.state().done).toEqual({});
});
