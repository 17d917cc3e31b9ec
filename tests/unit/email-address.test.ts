import { expect, test } from 'vitest';
import { isEmailAddress } from '../../src/auth/emailAddress.ts';

test.each([
  'marie@exemple.fr',
  "o'neill_j-m@exemple.museum",
  "!#$%&'*+/=?^_`{|}~-@exemple.fr",
  'zoé@exemple.fr',
  'marie@xn--chteau-thierry-ubb.fr',
])('%s may be an address', (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

test.each([
  '',
  'pas-une-adresse',
  'marie@',
  '@exemple.fr',
  'marie dupont@exemple.fr',
  'marie@exemple,fr',
  'marie@exemple..fr',
  'marie@exemple.fr,paul@exemple.fr',
  'mailto:marie@exemple.fr',
])('%s is none', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});
