import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { guardSession } from '../../src/auth/firebase/sessionGuard.ts';

const LOOKUP = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const TOKEN = 'https://securetoken.googleapis.com/v1/token?key=k';
const SIGN_IN = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';
const refusal = (message: string) => ({ error: { code: 400, message } });

/** What the network answers. */
const network = vi.fn<typeof fetch>();
const answerWith = (status: number, body: string | object) =>
  network.mockImplementation(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );

// Node has no window; the guard wraps its fetch.
beforeEach(() => vi.stubGlobal('window', { fetch: network }));
afterEach(() => {
  network.mockReset();
  vi.unstubAllGlobals();
});

test('P6: while the app opens, calls about the session fail without reaching the server', async () => {
  const guard = guardSession();
  answerWith(200, { users: [{ localId: 'x' }] });
  for (const url of [LOOKUP, TOKEN]) await expect(window.fetch(url)).rejects.toThrow(TypeError);
  expect(network).not.toHaveBeenCalled();
  guard.open();
  expect(await (await window.fetch(LOOKUP)).json()).toEqual({ users: [{ localId: 'x' }] });
});

describe('once the app is open', () => {
  let guard: ReturnType<typeof guardSession>;
  beforeEach(() => {
    guard = guardSession();
    guard.open();
  });

  test.each([
    [LOOKUP, 'USER_DISABLED', 'account-disabled'],
    [LOOKUP, 'USER_NOT_FOUND', 'account-deleted'],
    [LOOKUP, "TOKEN_EXPIRED : The user's credential is no longer valid.", 'session-expired'],
    [TOKEN, 'USER_DISABLED', 'account-disabled'],
    [TOKEN, 'INVALID_REFRESH_TOKEN', 'session-expired'],
  ])('P6: %s refused with %s ends the session: %s', async (url, message, endReason) => {
    answerWith(400, refusal(message));
    await expect(window.fetch(url)).rejects.toThrow(TypeError);
    expect(guard.takeEndReason()).toBe(endReason);
    expect(guard.takeEndReason()).toBeUndefined();
  });

  test.each([
    [503, refusal('UNAVAILABLE')],
    [429, refusal('QUOTA_EXCEEDED : later')],
    [403, refusal('Requests from referer are blocked.')],
    [400, {}],
    [200, {}],
    [200, { users: [] }],
    [200, refusal('USER_DISABLED')],
    [200, '<!doctype html>'],
    [200, 'null'],
    [200, ''],
  ])('P6: %i with %j ends no session', async (status, body) => {
    answerWith(status, body);
    for (const url of [LOOKUP, TOKEN]) await expect(window.fetch(url)).rejects.toThrow();
    expect(guard.takeEndReason()).toBeUndefined();
  });

  test('P6: a refusal is void once the server confirms a session, maybe of another member', async () => {
    answerWith(400, refusal('USER_DISABLED'));
    await expect(window.fetch(LOOKUP)).rejects.toThrow(TypeError);
    answerWith(200, { users: [{ localId: 'x' }] });
    await window.fetch(LOOKUP);
    expect(guard.takeEndReason()).toBeUndefined();
  });

  test('other calls get the answer of the server as it is', async () => {
    answerWith(400, refusal('EMAIL_NOT_FOUND'));
    for (const url of [SIGN_IN, 'https://exemple.fr/v1/token?key=k']) {
      expect(await (await window.fetch(url)).json()).toEqual(refusal('EMAIL_NOT_FOUND'));
    }
  });
});
