import { expect, test } from 'vitest';
import { temporaryPassword } from '../../src/auth/firebase/temporaryPassword.ts';

const DRAWS = 20_000;
const passwords = Array.from({ length: DRAWS }, temporaryPassword);

test('a temporary password has 8 characters, each kind among them, and is another one each time', () => {
  const wanted = /^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!#$%&*.:;?@^_~])[\w!#$%&*.:;?@^~]{8}$/;
  expect(passwords.filter((password) => !wanted.test(password))).toEqual([]);
  expect(new Set(passwords).size).toBe(DRAWS);
});

test('every letter is as likely as the others', () => {
  const all = passwords.join('');
  const counts = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => all.split(letter).length);
  // A remainder of the bytes that is not thrown away shows as 1.33; chance alone stays below 1.15.
  expect(Math.max(...counts) / Math.min(...counts)).toBeLessThan(1.2);
});
