import { beforeEach, describe, expect, test } from 'vitest';
import { VERSION } from '../../src/device/record.ts';
import { ASIDE_KEY, DeviceStore, KEY } from '../../src/device/store.ts';

const RACE = { date: '2027-04-18', startedOn: '2027-01-25' };

/** A browser's storage, which can be closed or filled. */
class TestStorage extends Map<string, string> implements Storage {
  full = false;

  getItem(key: string): string | null {
    return this.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.set(key, value);
  }

  removeItem(key: string): void {
    this.delete(key);
  }

  key(index: number): string | null {
    return [...this.keys()][index] ?? null;
  }

  get length(): number {
    return this.size;
  }
}

let storage = new TestStorage();
let store = new DeviceStore(() => storage);
const stored = () => JSON.parse(storage.get(KEY) ?? 'null');

beforeEach(() => {
  storage = new TestStorage();
  store = new DeviceStore(() => storage);
});

test('an empty device has an empty record', () => {
  expect(store.record()).toEqual({ race: undefined, done: [] });
});

test('a change is kept for the next page', () => {
  expect(store.change('race', () => RACE)).toBe('kept');
  expect(new DeviceStore(() => storage).record().race).toEqual(RACE);
  expect(stored()).toEqual({ version: VERSION, race: RACE });
});

test('the record is the same object until it changes, and its listeners hear of a change', () => {
  let changes = 0;
  const stop = store.subscribe(() => {
    changes += 1;
  });
  const before = store.record();
  expect(store.record()).toBe(before);
  store.change('done', (done) => [...done, '1-lundi']);
  expect(store.record()).not.toBe(before);
  expect(changes).toBe(1);
  stop();
  store.change('done', () => []);
  expect(changes).toBe(1);
});

test('two tabs may each change something', () => {
  const other = new DeviceStore(() => storage);
  expect(other.record().done).toEqual([]);
  store.change('done', (done) => [...done, '1-lundi']);
  other.change('race', () => RACE);
  other.change('done', (done) => [...done, '1-mardi']);
  expect(store.record()).toMatchObject({ race: RACE, done: ['1-lundi', '1-mardi'] });
});

describe('storage that fails', () => {
  test('closed: a change lasts as long as the page, and is said to', () => {
    const closed = new DeviceStore(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(closed.record().done).toEqual([]);
    expect(closed.change('done', () => ['1-lundi'])).toBe('unkept');
    expect(closed.change('race', () => RACE)).toBe('unkept');
    expect(closed.record()).toMatchObject({ race: RACE, done: ['1-lundi'] });
  });

  test('full: what it holds stays, and a change is kept once there is room', () => {
    store.change('race', () => RACE);
    storage.full = true;
    expect(store.change('done', () => ['1-lundi'])).toBe('unkept');
    expect(store.record()).toMatchObject({ race: RACE, done: ['1-lundi'] });
    expect(stored()).toEqual({ version: VERSION, race: RACE });
    storage.full = false;
    expect(store.change('done', (done) => [...done, '1-mardi'])).toBe('kept');
    expect(stored()).toEqual({ version: VERSION, race: RACE, done: ['1-lundi', '1-mardi'] });
  });
});

describe('a record that cannot be read', () => {
  test.each(['', '{"version":1,', 'null', '[]', '"text"'])('%j: the app starts anew and puts it aside', (text) => {
    storage.set(KEY, text);
    expect(store.record().done).toEqual([]);
    expect(store.change('done', () => ['1-lundi'])).toBe('kept');
    expect(storage.get(ASIDE_KEY)).toBe(text);
    expect(stored()).toEqual({ version: VERSION, done: ['1-lundi'] });
  });

  test('in one part: the others are read, and the record is put aside when that part is written', () => {
    const text = JSON.stringify({ version: VERSION, race: { date: 'soon' }, done: ['1-lundi'] });
    storage.set(KEY, text);
    expect(store.record()).toEqual({ race: undefined, done: ['1-lundi'] });
    store.change('done', () => []);
    expect(storage.get(ASIDE_KEY)).toBeUndefined();
    store.change('race', () => RACE);
    expect(JSON.parse(storage.get(ASIDE_KEY) ?? '')).toMatchObject({ race: { date: 'soon' } });
    expect(stored().race).toEqual(RACE);
  });
});

describe('a record of a newer version of the app', () => {
  const newer = { version: VERSION + 1, race: { ...RACE, wave: '10:20' }, done: { '1-lundi': true }, splits: [1, 2] };

  beforeEach(() => {
    storage.set(KEY, JSON.stringify(newer));
  });

  test('keeps its version, its parts and its keys that are unknown here', () => {
    expect(store.record()).toMatchObject({ race: RACE, done: [] });
    expect(store.change('race', (race) => race && { ...race, date: '2027-04-25' })).toBe('kept');
    expect(stored()).toEqual({ ...newer, race: { ...newer.race, date: '2027-04-25' } });
  });

  test('is not written over where its form is unknown: such a change lasts as long as the page', () => {
    expect(store.change('done', () => ['1-mardi'])).toBe('newer');
    expect(store.change('done', (done) => [...done, '1-jeudi'])).toBe('newer');
    expect(store.change('race', () => RACE)).toBe('kept');
    expect(store.record().done).toEqual(['1-mardi', '1-jeudi']);
    expect(stored()).toEqual({ ...newer, race: RACE });
    expect(storage.get(ASIDE_KEY)).toBeUndefined();
  });
});
