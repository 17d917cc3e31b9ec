import { beforeEach, describe, expect, test } from 'vitest';
import { INITIAL_STATE, type StoredState, VERSION } from '../../src/storage/state.ts';
import { STORAGE_KEY, StateStore } from '../../src/storage/store.ts';
import { MONDAY, RACE, TUESDAY, WEDNESDAY } from '../fixtures/marks.ts';
import { TestStorage } from '../fixtures/storage.ts';

let storage = new TestStorage();
let store = new StateStore(() => storage);
const stored = () => JSON.parse(storage.get(STORAGE_KEY) ?? 'null');
const mark = (day: StoredState['done']) => (done: StoredState['done']) => ({ ...done, ...day });

beforeEach(() => {
  storage = new TestStorage();
  store = new StateStore(() => storage);
});

describe('storage that is closed', () => {
  test('a change lasts as long as the page, and is said to', () => {
    const closed = new StateStore(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(closed.state().done).toEqual({});
    expect(closed.change('done', () => MONDAY)).toBe('memoryOnly');
    expect(closed.change('race', () => RACE)).toBe('memoryOnly');
    expect(closed.state()).toMatchObject({ race: RACE, done: MONDAY });
  });

  test('for reading alone: nothing is written over what was never seen, and changes join it once it is', () => {
    storage.set(STORAGE_KEY, JSON.stringify({ version: VERSION, race: RACE, done: WEDNESDAY }));
    storage.mute = true;
    expect(store.saveStatus()).toBe('memoryOnly');
    expect(store.change('done', mark(MONDAY))).toBe('memoryOnly');
    expect(store.change('racePlan', () => ({ wave: '09:20' }))).toBe('memoryOnly');
    expect(store.state()).toMatchObject({ race: undefined, done: MONDAY });
    storage.mute = false;
    expect(store.change('done', mark(TUESDAY))).toBe('saved');
    expect(stored()).toEqual({
      version: VERSION,
      race: RACE,
      done: { ...WEDNESDAY, ...MONDAY, ...TUESDAY },
      racePlan: { wave: '09:20' },
    });
  });

  test('in the middle of a page: what was read of it stays', () => {
    store.change('race', () => RACE);
    storage.mute = true;
    expect(store.change('done', mark(MONDAY))).toBe('memoryOnly');
    expect(store.state()).toMatchObject({ race: RACE, done: MONDAY });
  });
});

test('storage that fails is found out before the first change', () => {
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

describe('storage that is full', () => {
  test('what it holds stays, and a change is saved with the next one once there is room', () => {
    store.change('race', () => RACE);
    storage.full = true;
    expect(store.change('done', () => MONDAY)).toBe('memoryOnly');
    expect(store.state()).toMatchObject({ race: RACE, done: MONDAY });
    expect(stored()).toEqual({ version: VERSION, race: RACE });
    storage.full = false;
    expect(store.change('done', mark(TUESDAY))).toBe('saved');
    expect(stored()).toEqual({ version: VERSION, race: RACE, done: { ...MONDAY, ...TUESDAY } });
  });

  test('or nearly: a look at it loses nothing, and saves what is unsaved once there is room', () => {
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
});

describe('storage that fails in one tab, while another writes', () => {
  let other = new StateStore(() => storage);

  /** Another tab changes something while this one can't save. */
  const whileFull = (change: () => void) => {
    storage.full = false;
    change();
    storage.full = true;
    store.refresh();
  };

  beforeEach(() => {
    other = new StateStore(() => storage);
    store.change('done', mark(WEDNESDAY));
    storage.full = true;
  });

  test('loses no mark of either, and saves those of both', () => {
    expect(store.change('done', mark(MONDAY))).toBe('memoryOnly');
    expect(store.change('race', () => RACE)).toBe('memoryOnly');
    whileFull(() => other.change('done', mark(TUESDAY)));
    expect(store.state()).toMatchObject({ race: RACE, done: { ...WEDNESDAY, ...MONDAY, ...TUESDAY } });
    expect(store.saveStatus()).toBe('memoryOnly');
    whileFull(() => other.change('done', ({ '1-mercredi': _, ...done }) => done));
    expect(store.state().done).toEqual({ ...MONDAY, ...TUESDAY });
    storage.full = false;
    store.probe();
    expect(stored()).toEqual({ version: VERSION, race: RACE, done: { ...MONDAY, ...TUESDAY } });
    expect(store.saveStatus()).toBe('saved');
  });

  test('brings no mark back that was taken away here', () => {
    store.change('done', () => ({}));
    whileFull(() => other.change('done', mark(TUESDAY)));
    expect(store.state().done).toEqual(TUESDAY);
  });

  test('of a slice without entries the change that came last counts', () => {
    store.change('race', () => RACE);
    const otherRace = { ...RACE, date: '2027-05-30' };
    whileFull(() => other.change('race', () => otherRace));
    expect(store.state().race).toEqual(otherRace);
    storage.full = false;
    store.change('race', () => RACE);
    expect(stored().race).toEqual(RACE);
  });

  test('after its changes were saved, those of the other tab count', () => {
    store.change('done', mark(MONDAY));
    storage.full = false;
    store.change('done', mark(TUESDAY));
    other.change('done', () => ({}));
    store.refresh();
    expect(store.state().done).toEqual({});
  });
});

test('storage that could be erased is no longer said to be full', () => {
  store.change('race', () => RACE);
  storage.full = true;
  expect(store.change('done', () => MONDAY)).toBe('memoryOnly');
  expect(store.erase()).toBe(true);
  expect(store.saveStatus()).toBe('saved');
});

test('an import that finds no room leaves the backup that is there', () => {
  store.change('done', () => MONDAY);
  store.replaceState(() => INITIAL_STATE, { backsUp: true });
  const former = store.backup();
  expect(former).toContain('1-lundi');
  storage.fullFor = STORAGE_KEY;
  expect(store.replaceState((state) => ({ ...state, race: RACE }), { backsUp: true }).saveStatus).toBe('memoryOnly');
  expect(new StateStore(() => storage).backup()).toBe(former);
});
