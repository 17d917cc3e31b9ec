import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ticksSlice } from '../../src/race/ticksSlice.ts';
import { timesSlice } from '../../src/schedule/choiceSlices.ts';
import { doneSlice } from '../../src/schedule/doneSlice.ts';
import { pastPreparationsSlice } from '../../src/schedule/preparation.ts';
import { raceSlice } from '../../src/schedule/raceSlice.ts';
import { STORAGE_KEY } from '../../src/storage/account.ts';
import { BACKUP_KEY } from '../../src/storage/backup.ts';
import { VERSION } from '../../src/storage/record.ts';
import { StateStore } from '../../src/storage/store.ts';
import { MONDAY, RACE, TUESDAY } from '../fixtures/marks.ts';
import { TestStorage } from '../fixtures/storage.ts';

const KEPT = { version: VERSION, race: RACE, done: MONDAY };

let storage = new TestStorage();
const open = () => new StateStore(() => storage);
const stored = () => JSON.parse(storage.get(STORAGE_KEY) ?? 'null');
const backup = () => JSON.parse(storage.get(BACKUP_KEY) ?? 'null');
const keep = (value: unknown) => {
  storage.set(STORAGE_KEY, typeof value === 'string' ? value : JSON.stringify(value));
};

beforeEach(() => {
  storage = new TestStorage();
});

describe('P1: a change', () => {
  test('is stored when the press’s handler goes on', () => {
    open().change(raceSlice, () => RACE);
    expect(stored()).toEqual({ version: VERSION, race: RACE });
    expect(open().get(raceSlice)).toEqual(RACE);
  });

  test('of several slices is stored in one write, and seen by what is made from it', () => {
    const setItem = vi.spyOn(storage, 'setItem');
    open().update(({ get, set }) => {
      set(raceSlice, RACE);
      set(timesSlice, { lundi: get(raceSlice)?.date ?? '' });
    });
    expect(stored()).toMatchObject({ race: RACE, times: { lundi: RACE.date } });
    expect(setItem).toHaveBeenCalledOnce();
  });
});

test('P2: of two tabs a change of one keeps what the other has changed, and shows it', () => {
  const [one, other] = [open(), open()];
  one.get(doneSlice);
  other.change(raceSlice, () => RACE);
  one.change(doneSlice, () => MONDAY);
  expect(stored()).toMatchObject({ race: RACE, done: MONDAY });
  expect(one.get(raceSlice)).toEqual(RACE);
  other.refresh();
  expect(other.get(doneSlice)).toEqual(MONDAY);
});

test('P2: the later change of a slice stays', () => {
  const [one, other] = [open(), open()];
  one.change(timesSlice, () => ({ lundi: '18:30' }));
  other.change(timesSlice, () => ({ lundi: '07:00' }));
  one.refresh();
  expect(one.get(timesSlice)).toEqual({ lundi: '07:00' });
});

describe('P3: storage', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };

  test.each([
    ['is blocked', blocked],
    ['is full', () => storage],
  ])('that %s loses no change as long as the page lasts', (_, access) => {
    storage.full = true;
    const store = new StateStore(access);
    store.change(raceSlice, () => RACE);
    store.change(doneSlice, () => MONDAY);
    expect(store.canSave()).toBe(false);
    expect(store.record()).toEqual({ race: RACE, done: MONDAY });
    expect(store.replace('{}')).toBeUndefined();
    expect(store.get(raceSlice)).toEqual(RACE);
  });

  test('that is full keeps changes beside those that another tab has saved, and takes them once it can', () => {
    const [one, other] = [open(), open()];
    storage.full = true;
    one.change(doneSlice, () => MONDAY);
    storage.full = false;
    other.change(raceSlice, () => RACE);
    one.refresh();
    expect(one.get(raceSlice)).toEqual(RACE);
    expect(one.get(doneSlice)).toEqual(MONDAY);
    one.change(timesSlice, () => ({ lundi: '18:30' }));
    expect(one.canSave()).toBe(true);
    expect(stored()).toMatchObject({ race: RACE, done: MONDAY, times: { lundi: '18:30' } });
  });

  test('that can’t be read is not written: it may hold what was never seen', () => {
    keep(KEPT);
    storage.mute = true;
    const store = open();
    store.change(doneSlice, () => TUESDAY);
    expect(store.get(doneSlice)).toEqual(TUESDAY);
    expect(stored()).toEqual(KEPT);
  });
});

describe('P4: what can’t be read', () => {
  test('costs its own slice alone, which stays as it is until it is written over', () => {
    const damaged = { ...KEPT, race: { date: 'bientôt' } };
    keep(damaged);
    const store = open();
    expect(store.get(raceSlice)).toBeUndefined();
    expect(store.get(doneSlice)).toEqual(MONDAY);
    store.change(doneSlice, () => TUESDAY);
    expect(stored()).toEqual({ ...damaged, done: TUESDAY });
    expect(store.backup()).toBeNull();
    const text = storage.get(STORAGE_KEY);
    store.change(raceSlice, () => RACE);
    expect(stored()).toEqual({ ...KEPT, done: TUESDAY });
    expect(backup()).toEqual([text]);
    store.change(raceSlice, () => undefined);
    expect(backup()).toEqual([text]);
  });

  test.each([
    ['{"version":2,"done":{"1-lun', 'cut off'],
    ['[1,2]', 'a list'],
  ])('as a whole, %j, is the backup before the first write over it', (text) => {
    keep(text);
    const store = open();
    expect(store.get(doneSlice)).toEqual({});
    expect(store.backup()).toBe(text);
    expect(storage.get(STORAGE_KEY)).toBe(text);
    store.change(doneSlice, () => MONDAY);
    expect(stored()).toEqual({ version: VERSION, done: MONDAY });
    expect(store.backup()).toBe(text);
  });

  test('and finds no room as a backup is not written over', () => {
    keep('{broken');
    storage.fullFor = BACKUP_KEY;
    open().change(doneSlice, () => MONDAY);
    expect(storage.get(STORAGE_KEY)).toBe('{broken');
  });

  test('of one past preparation costs none of the others', () => {
    keep({ ...KEPT, pastPreparations: { a: 7, b: { done: MONDAY } } });
    expect(open().get(pastPreparationsSlice)).toMatchObject({ b: { done: MONDAY } });
  });
});

const NEWER = { ...KEPT, version: VERSION + 1, race: { ...RACE, shoes: 2 }, splits: [1, { lap: 2 }] };

test('P5: what a newer version has written stays in a slice whose known fields are changed', () => {
  keep(NEWER);
  open().change(raceSlice, (race) => race && { ...race, date: '2027-05-02' });
  expect(stored()).toEqual({ ...NEWER, race: { ...NEWER.race, date: '2027-05-02' } });
});

test('the lists and marks of older versions are read', () => {
  keep({ version: 1, done: ['1-lundi', 7, '1-mardi'], ticks: { bag: ['shoes'] } });
  const store = open();
  expect(store.get(doneSlice)).toEqual({ '1-lundi': {}, '1-mardi': {} });
  expect(store.get(ticksSlice)).toEqual({ bag: ['shoes'] });
  store.change(timesSlice, () => ({ lundi: '18:30' }));
  store.change(doneSlice, (done) => ({ ...done, ...MONDAY }));
  expect(stored()).toMatchObject({ version: VERSION, done: { ...MONDAY, '1-mardi': {} } });
  expect(store.backup()).toBeNull();
});

describe('P9: another state in the place of this one', () => {
  const OTHER = JSON.stringify({ version: VERSION, done: TUESDAY });

  test('makes this one the backup; undo brings it back', () => {
    keep(KEPT);
    const store = open();
    const undo = store.replace(OTHER);
    expect(stored()).toEqual({ version: VERSION, done: TUESDAY });
    expect(store.get(raceSlice)).toBeUndefined();
    expect(JSON.parse(store.backup() ?? '')).toEqual(KEPT);
    expect(undo?.()).toBe(true);
    expect(stored()).toEqual(KEPT);
    expect(store.get(doneSlice)).toEqual(MONDAY);
    expect(JSON.parse(store.backup() ?? '')).toEqual({ version: VERSION, done: TUESDAY });
  });

  test('that finds no room changes nothing', () => {
    keep(KEPT);
    storage.set(BACKUP_KEY, '["older"]');
    storage.fullFor = STORAGE_KEY;
    const store = open();
    expect(store.replace(OTHER)).toBeUndefined();
    expect(store.get(doneSlice)).toEqual(MONDAY);
    expect(stored()).toEqual(KEPT);
    expect(backup()).toEqual(['older']);
  });
});

test('erasing takes everything, the backup too', () => {
  keep(KEPT);
  storage.set(BACKUP_KEY, '["older"]');
  const store = open();
  expect(store.erase()).toBe(true);
  expect(storage.size).toBe(0);
  expect(store.record()).toEqual({});
});
