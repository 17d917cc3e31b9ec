import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AuthFetchInterceptor, interceptAuthFetch } from '../../src/auth/firebase/authFetchInterceptor.ts';

const TOKEN = { access_token: 'a', refresh_token: 'r', expires_in: '3600' };
const refused = (message: string) => ({ error: { code: 400, message } });

let server: Server;
let origin = '';
let answer: (response: ServerResponse) => void = () => undefined;

beforeAll(async () => {
  server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
// The real fetch, in the one place where the code under test looks for it.
beforeEach(() => vi.stubGlobal('window', { fetch }));
afterEach(() => {
  vi.unstubAllGlobals();
});

const answerWith = (status: number, body: string | object) => {
  answer = (response) => {
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  };
};
const call = (path: string, body: string) => window.fetch(`${origin}/${path}?key=k`, { method: 'POST', body });
const lookup = () => call('identitytoolkit.googleapis.com/v1/accounts:lookup', JSON.stringify({ idToken: 'asked' }));
const renew = () => call('securetoken.googleapis.com/v1/token', 'grant_type=refresh_token&refresh_token=asked');
const other = () => call('identitytoolkit.googleapis.com/v1/accounts:sendOobCode', '{}');
const signUp = (email: string) => call('identitytoolkit.googleapis.com/v1/accounts:signUp', JSON.stringify({ email }));

test('until they are allowed, calls about the session fail without reaching the server', async () => {
  const { allowSessionCalls } = interceptAuthFetch();
  const reached = vi.fn();
  answer = (response) => {
    reached();
    response.end(JSON.stringify({ users: [{ localId: 'x' }] }));
  };
  await expect(lookup()).rejects.toThrow(TypeError);
  await expect(renew()).rejects.toThrow(TypeError);
  expect(reached).not.toHaveBeenCalled();
  allowSessionCalls();
  expect(await (await lookup()).json()).toEqual({ users: [{ localId: 'x' }] });
});

describe('once they are allowed', () => {
  let interceptor: AuthFetchInterceptor;
  beforeEach(() => {
    interceptor = interceptAuthFetch();
    interceptor.allowSessionCalls();
  });

  test('what is not for the accounts passes untouched', async () => {
    answerWith(200, '{}');
    expect(await (await window.fetch(`${origin}/content.json`)).text()).toBe('{}');
  });

  test.each([
    ['a known session', lookup, 200, { users: [{ localId: 'x' }] }],
    ['a renewed token', renew, 200, TOKEN],
  ] as const)('%s passes', async (_name, ask, status, body) => {
    answerWith(status, body);
    const response = await ask();
    expect([response.status, await response.json()]).toEqual([status, body]);
    expect(interceptor.verdictOn('asked')).toBeUndefined();
  });

  test.each([
    [lookup, 'USER_DISABLED', 'account-disabled'],
    [lookup, 'USER_NOT_FOUND', 'account-deleted'],
    [lookup, 'TOKEN_EXPIRED', 'session-expired'],
    [lookup, "TOKEN_EXPIRED : The user's credential is no longer valid.", 'session-expired'],
    [renew, 'USER_DISABLED', 'account-disabled'],
    [renew, 'INVALID_REFRESH_TOKEN', 'session-expired'],
    [lookup, 'INVALID_ID_TOKEN', 'renew'],
  ] as const)('%o answered by %s is kept from the SDK, and known of the token', async (ask, message, verdict) => {
    answerWith(400, refused(message));
    await expect(ask()).rejects.toThrow(TypeError);
    expect(interceptor.verdictOn('asked')).toBe(verdict);
    expect(interceptor.verdictOn('another')).toBeUndefined();
    answerWith(200, { ...TOKEN, users: [{ localId: 'x' }] });
    await ask();
    expect(interceptor.verdictOn('asked')).toBeUndefined();
  });

  test('tells whether the server agreed to a creation, each apart', async () => {
    const first = interceptor.watchCreation('first@objectif8.test');
    const second = interceptor.watchCreation('second@objectif8.test');
    answerWith(400, refused('EMAIL_EXISTS'));
    await signUp('first@objectif8.test');
    expect([first(), second()]).toEqual([false, false]);
    answerWith(200, { localId: 'x' });
    await signUp('first@objectif8.test');
    expect([first(), second()]).toEqual([true, false]);
    expect(interceptor.watchCreation('first@objectif8.test')()).toBe(false);
  });

  test.each([
    [503, refused('UNAVAILABLE')],
    [429, refused('QUOTA_EXCEEDED : later')],
    [403, refused('Requests from referer are blocked.')],
    [400, refused('API key not valid.')],
    [400, {}],
    [200, {}],
    [200, { users: [] }],
    [200, { kind: 'identitytoolkit#GetAccountInfoResponse' }],
    [200, { access_token: 'a' }],
    [200, refused('USER_DISABLED')],
    [200, '<!doctype html>'],
    [200, 'null'],
    [200, ''],
  ])('%i with %j is no verdict on the session', async (status, body) => {
    answerWith(status, body);
    await expect(lookup()).rejects.toThrow();
    await expect(renew()).rejects.toThrow();
    expect(interceptor.verdictOn('asked')).toBeUndefined();
  });

  test('other calls keep the refusals of the server', async () => {
    answerWith(400, refused('EMAIL_NOT_FOUND'));
    expect(await (await other()).json()).toEqual(refused('EMAIL_NOT_FOUND'));
    expect(interceptor.verdictOn('asked')).toBeUndefined();
  });

  test.each([[{}], ['<!doctype html>'], ['null']])(
    'an agreement of somebody else (%j) is no agreement',
    async (body) => {
      answerWith(200, body);
      await expect(other()).rejects.toThrow();
    },
  );

  describe('against silence', () => {
    beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => vi.useRealTimers());

    test.each([
      ['before the headers', () => undefined],
      ['before the body', (response: ServerResponse) => void response.writeHead(200).write('{"users":[')],
    ] as const)('gives up after 10 s when the server stops %s', async (_name, silence) => {
      const asked = new Promise<void>((resolve) => {
        answer = (response) => {
          silence(response);
          resolve();
        };
      });
      const settled = vi.fn();
      const rejected = expect(lookup().finally(settled)).rejects.toThrow();
      await asked;
      await vi.advanceTimersByTimeAsync(9999);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await rejected;
    });
  });
});
