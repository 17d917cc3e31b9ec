import { afterEach, describe, expect, test, vi } from 'vitest';
import * as accountMessages from '../../src/auth/accountMessages.ts';
import { AuthError } from '../../src/auth/authClient.ts';
import { type CallMessages, messageOf, SIGN_IN } from '../../src/auth/messages.ts';

const { SIGN_OUT, CREATE_MEMBER, SEND_RESET, RESET_OWN_PASSWORD, CHOOSE_PASSWORD } = accountMessages;
const CALLS = { SIGN_IN, SIGN_OUT, CREATE_MEMBER, SEND_RESET, RESET_OWN_PASSWORD, CHOOSE_PASSWORD };

afterEach(() => vi.unstubAllGlobals());

describe.each(Object.entries<CallMessages>(CALLS))('%s', (_name, messages) => {
  test.each([new Error('auth/wrong-password'), 'wrong-password', undefined])(
    'says no more than that of an error that is not ours (%s)',
    (error) => {
      expect(messageOf(messages, error)).toBe(messages.other);
    },
  );

  test.each([
    { onLine: false, network: 'Pas de réseau' },
    { onLine: true, network: 'Pas de réseau ou serveur injoignable' },
  ])('names the network when nobody answers (online: $onLine)', ({ onLine, network }) => {
    vi.stubGlobal('navigator', { onLine });
    const { kind, durationMs, fields, text } = messageOf(messages, new AuthError('unreachable', undefined));
    expect({ kind, durationMs, fields }).toEqual({ kind: 'danger', durationMs: 3000, fields: [] });
    expect(text).toBe(`${network}\u00a0: ${messages.unreachable.text}`);
  });

  test('shows success for 2 s and everything else for 3 s', () => {
    for (const [condition, { kind, durationMs }] of Object.entries(messages)) {
      expect(kind === 'success').toBe(condition === 'done');
      expect(durationMs).toBe(kind === 'success' ? 2000 : 3000);
    }
  });
});
