import { describe, expect, test } from 'vitest';
import { type AccountAction, NOTICES, noticeOf } from '../../src/auth/notices.ts';
import { AuthError, type AuthFault } from '../../src/auth/port.ts';

const FAULTS = Object.keys({
  'invalid-email': true,
  'account-disabled': true,
  'unknown-account': true,
  'wrong-password': true,
  'wrong-credentials': true,
  'too-many-requests': true,
  'email-taken': true,
  'email-not-sent': true,
  'creation-closed': true,
  'weak-password': true,
  'dead-link': true,
  unreachable: true,
  other: true,
} satisfies Record<AuthFault, true>) as AuthFault[];

describe.each(Object.entries(NOTICES))('%s', (action, notices) => {
  const rows: Record<string, object> = notices;

  test.each(FAULTS)('answers %s with its row, else with the last one', (fault) => {
    expect(noticeOf(action as AccountAction, new AuthError(fault, undefined))).toBe(rows[fault] ?? notices.other);
  });

  test.each([new Error('auth/wrong-password'), 'wrong-password', undefined])(
    'says no more than that of an error that is not ours (%s)',
    (error) => {
      expect(noticeOf(action as AccountAction, error)).toBe(notices.other);
    },
  );

  test('shows success for 2 s and everything else for 3 s', () => {
    for (const [condition, { kind, durationMs }] of Object.entries(notices)) {
      expect(kind === 'success').toBe(condition === 'done');
      expect(durationMs).toBe(kind === 'success' ? 2000 : 3000);
    }
  });
});
