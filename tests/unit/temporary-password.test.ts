import { expect, test } from 'vitest';
import { temporaryPassword } from '../../src/auth/firebase/temporaryPassword.ts';

const DRAWS = 1000;
const passwords = Array.from({ length: DRAWS }, temporaryPassword);

test('a temporary password has 8 characters, each kind among them, and is another one each time', () => {
  for (const password of passwords) {
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!#$%&*.:;?@^_~])[\w!#$%&*.:;?@^~]{8}$/);
  }
  expect(new Set(passwords).size).toBe(DRAWS);
});
