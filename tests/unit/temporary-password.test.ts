import { expect, test } from 'vitest';
import { temporaryPassword } from '../../src/auth/firebase/temporaryPassword.ts';

const DRAWS = 20_000;
const passwords = Array.from({ length: DRAWS }, temporaryPassword);

test('a temporary password has 8 characters, each kind among them, and is another one each time', () => {
  for (const password of passwords) {
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!#$%&*.:;?@^_~])[\w!#$%&*.:;?@^~]{8}$/);
  }
  expect(new Set(passwords).size).toBe(DRAWS);
});

test.each([
  ['lowercase letter', 'abcdefghijklmnopqrstuvwxyz'],
  ['uppercase letter', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ['digit', '0123456789'],
  ['symbol', '!#$%&*.:;?@^_~'],
])('every %s is as likely as the others', (_kind, characters) => {
  const all = passwords.join('');
  const counts = [...characters].map((character) => all.split(character).length - 1);
  // A remainder of the bytes that is not thrown away shows as 1.33; chance alone stays below 1.15.
  expect(Math.max(...counts) / Math.min(...counts)).toBeLessThan(1.2);
});
