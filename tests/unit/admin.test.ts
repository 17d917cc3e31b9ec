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
