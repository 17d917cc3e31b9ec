import { expect, test } from 'vitest';
import type { PasswordRules } from '../../src/auth/authClient.ts';
import { checkPassword } from '../../src/auth/passwordRules.ts';

const USUAL: PasswordRules = { minLength: 6, maxLength: 4096, needs: [], symbols: '' };
const STRICT: PasswordRules = {
  minLength: 10,
  maxLength: 20,
  needs: ['lowercase', 'uppercase', 'digit', 'symbol'],
  symbols: '!?%',
};
const keptRules = (password: string, rules: PasswordRules) =>
  checkPassword(password, rules)
    .filter(({ isMet }) => isMet)
    .map(({ text }) => text);

test('the usual rules ask for a length alone', () => {
  expect(checkPassword('abcde', USUAL)).toEqual([{ text: '6 caractères au moins', isMet: false }]);
  expect(checkPassword('abcdef', USUAL)).toEqual([{ text: '6 caractères au moins', isMet: true }]);
});

test.each([
  ['', ['20 caractères au plus']],
  ['abcdefghij', ['10 caractères au moins', '20 caractères au plus', 'une minuscule']],
  [
    'aA1!',
    ['20 caractères au plus', 'une minuscule', 'une majuscule', 'un chiffre', 'un caractère spécial, comme ! ? ou %'],
  ],
  // Not among the symbols that this project counts.
  ['aA1#', ['20 caractères au plus', 'une minuscule', 'une majuscule', 'un chiffre']],
  ['aaaaaaaaaaaaaaaaaaaaa', ['10 caractères au moins', 'une minuscule']],
])('« %s » keeps its rules', (password, kept) => {
  expect(keptRules(password, STRICT)).toEqual(kept);
});
