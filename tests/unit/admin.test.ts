import { expect, test } from 'vitest';
import { isAdmin } from '../../src/auth/admin/admin.ts';

test.each([
  ['coach@example.org', 'coach@example.org', true],
  [' Coach@Example.org ', 'coach@example.org', true],
  ['coach@example.org', '  COACH@example.org\n', true],
  ['coach2@example.org', 'coach@example.org', false],
  ['coach@example.org.evil.test', 'coach@example.org', false],
  ['', 'coach@example.org', false],
  [null, 'coach@example.org', false],
])('a member with the email %j, the admin being %j: %s', (email, adminEmail, admin) => {
  expect(isAdmin({ id: 'member', email }, adminEmail)).toBe(admin);
});

/** Every character that some change of case, or a normal form, turns into an ASCII one, with what it turns into. */
const LOOKALIKES = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code > 0x7f && (code < 0xd800 || code > 0xdfff))
  .flatMap((code) => {
    const character = String.fromCodePoint(code);
    const forms = [character.toLowerCase(), character.toUpperCase(), character.normalize('NFKC')];
    return forms
      .flatMap((form) => [form, form.toLowerCase()])
      .filter((form) => /[!-~]/.test(form))
      .map((form) => ({ character, form }));
  });

test('a character that only some change of case makes an ASCII one is another character', () => {
  const characters = LOOKALIKES.map(({ character }) => character);
  expect(characters).toEqual(expect.arrayContaining(['\u212a', '\u0130', '\u0131', '\u017f', '\ufb01', '\uff41']));
  const taken = LOOKALIKES.filter(
    ({ character, form }) =>
      isAdmin({ id: 'member', email: `a${character}b@example.org` }, `a${form}b@example.org`) ||
      isAdmin({ id: 'member', email: `a${form}b@example.org` }, `a${character}b@example.org`),
  );
  expect(taken).toEqual([]);
});
