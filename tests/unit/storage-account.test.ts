import { beforeEach, expect, test, vi } from 'vitest';
import { doneSlice } from '../../src/schedule/doneSlice.ts';
import { accountSuffix, isNewOwner, openAccount } from '../../src/storage/account.ts';
import { StateStore } from '../../src/storage/store.ts';
import { MONDAY, TUESDAY } from '../fixtures/marks.ts';
import { TestStorage } from '../fixtures/storage.ts';

let storage = new TestStorage();

function open(account: string): StateStore {
  openAccount(account);
  return new StateStore(() => storage, accountSuffix());
}

beforeEach(() => {
  storage = new TestStorage();
  vi.stubGlobal('localStorage', storage);
  return () => vi.unstubAllGlobals();
});

test('the first account has what was stored before accounts had their own; each has its own from then on', () => {
  new StateStore(() => storage).change(doneSlice, () => MONDAY);
  const lea = open('lea');
  expect(lea.get(doneSlice)).toEqual(MONDAY);
  expect(isNewOwner()).toBe(true);
  const tom = open('tom');
  expect(isNewOwner()).toBe(false);
  expect(tom.get(doneSlice)).toEqual({});
  tom.change(doneSlice, () => TUESDAY);
  expect(open('lea').get(doneSlice)).toEqual(MONDAY);
  expect(open('tom').get(doneSlice)).toEqual(TUESDAY);
  expect(tom.erase()).toBe(true);
  expect(open('lea').get(doneSlice)).toEqual(MONDAY);
  expect(open('tom').record()).toEqual({});
});

test('storage that is blocked mixes no accounts in the memory of a page', () => {
  storage.mute = true;
  const [lea, tom] = [open('lea'), open('tom')];
  expect(lea.key).not.toBe(tom.key);
});
