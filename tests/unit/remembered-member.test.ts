import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MEMBER_KEY, rememberedMember, rememberMember } from '../../src/auth/rememberedMember.ts';
import { TestStorage } from '../fixtures/storage.ts';

const MEMBER = { id: 'x', email: 'membre@objectif8.test' };

let storage: TestStorage;
beforeEach(() => {
  storage = new TestStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

test.each([[MEMBER], [{ id: 'x', email: null }], [null]])('%o is remembered', (member) => {
  rememberMember(member);
  expect(rememberedMember()).toEqual(member);
});

test.each(['', 'yes', '{}', 'true', '7', '{"id":"x"}'])('P4: %s in its place leaves it to the accounts', (text) => {
  storage.set(MEMBER_KEY, text);
  expect(rememberedMember()).toBeUndefined();
});

test('P3: whoever signs in with a full storage is not taken for signed out', () => {
  rememberMember(null);
  storage.fullFor = MEMBER_KEY;
  rememberMember(MEMBER);
  expect(rememberedMember()).toBeUndefined();
});

test('P3: with storage that is blocked the accounts tell', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberMember(MEMBER);
  expect(rememberedMember()).toBeUndefined();
});
