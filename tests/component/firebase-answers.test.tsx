import { setLogLevel } from 'firebase/app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AuthClient } from '../../src/auth/authClient.ts';
import { createFirebaseAuth } from '../../src/auth/firebase/firebase.ts';
import { settings } from '../../src/settings.ts';

/** What the SDK and the app make of answers that the emulator of the other tests never gives. */

type Answer = { code: string; status?: number } | 'lost' | 'captive portal' | object;

const PASSWORD_POLICY = {
  customStrengthOptions: {
    minPasswordLength: 10,
    maxPasswordLength: 30,
    containsLowercaseCharacter: true,
    containsNumericCharacter: true,
  },
  allowedNonAlphanumericCharacters: ['!', '?'],
  schemaVersion: 1,
  enforcementState: 'ENFORCE',
};
/** Of a call by its name on the wire. */
let answers: Record<string, Answer> = {};
let sent: { call: string; body: Record<string, unknown>; headers: Headers }[] = [];
let auth: AuthClient;
const { fetch } = window;

beforeAll(() => {
  // It notes that it was used, in an app that is deleted by then.
  setLogLevel('silent');
  window.fetch = async (input, init) => {
    const call = /(\w+)\?/.exec(String(input))?.[1] ?? '';
    sent.push({ call, body: JSON.parse(String(init?.body ?? '{}')), headers: new Headers(init?.headers) });
    const answer = answers[call] ?? {};
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    if (answer === 'captive portal') return new Response('<!doctype html><title>Wi-Fi</title>');
    if (!('code' in answer)) return Response.json(answer);
    const { code, status = 400 } = answer as { code: string; status?: number };
    return Response.json({ error: { code: status, message: code } }, { status });
  };
  auth = createFirebaseAuth(settings);
});
afterAll(() => {
  window.fetch = fetch;
  setLogLevel('info');
});
beforeEach(() => {
  answers = {};
  sent = [];
});

const signIn = () => auth.signIn('marie@exemple.fr', 'huit-tours');
const createMember = () => auth.createMember('marie@exemple.fr');
const sendReset = () => auth.sendPasswordReset('marie@exemple.fr');
const readCode = () => auth.readResetCode('un-code');
const choose = () => auth.choosePassword('un-code', 'tour-numero-9');

test.each<[string, () => Promise<unknown>, string, Answer, string]>([
  ['sign in', signIn, 'signInWithPassword', { code: 'INVALID_EMAIL' }, 'invalid-email'],
  ['sign in', signIn, 'signInWithPassword', { code: 'EMAIL_NOT_FOUND' }, 'unknown-account'],
  ['sign in', signIn, 'signInWithPassword', { code: 'INVALID_PASSWORD' }, 'wrong-password'],
  ['sign in', signIn, 'signInWithPassword', { code: 'INVALID_LOGIN_CREDENTIALS' }, 'wrong-credentials'],
  ['sign in', signIn, 'signInWithPassword', { code: 'USER_DISABLED' }, 'account-disabled'],
  [
    'sign in',
    signIn,
    'signInWithPassword',
    { code: 'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled.' },
    'too-many-requests',
  ],
  ['sign in', signIn, 'signInWithPassword', { code: 'SOMETHING_NEW' }, 'other'],
  ['sign in', signIn, 'signInWithPassword', 'captive portal', 'unreachable'],
  ['sign in', signIn, 'signInWithPassword', 'lost', 'unreachable'],
  ['create', createMember, 'signUp', { code: 'EMAIL_EXISTS' }, 'email-taken'],
  ['create', createMember, 'signUp', { code: 'ADMIN_ONLY_OPERATION' }, 'creation-closed'],
  ['create', createMember, 'signUp', { code: 'OPERATION_NOT_ALLOWED' }, 'other'],
  [
    'create',
    createMember,
    'signUp',
    { code: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [at least 12 characters]' },
    'weak-password',
  ],
  ['reset', sendReset, 'sendOobCode', { code: 'RESET_PASSWORD_EXCEED_LIMIT' }, 'too-many-requests'],
  ['read the code', readCode, 'resetPassword', { code: 'EXPIRED_OOB_CODE' }, 'dead-link'],
  ['choose', choose, 'resetPassword', { code: 'WEAK_PASSWORD : Password should be longer' }, 'weak-password'],
  ['choose', choose, 'resetPassword', { code: 'INVALID_OOB_CODE' }, 'dead-link'],
])('to %s, an answer %# is told by its kind', async (_name, run, call, answer, code) => {
  answers = { [call]: answer };
  await expect(run()).rejects.toMatchObject({ name: 'AuthError', code });
});

test('an account whose email failed is told as such', async () => {
  answers = {
    signUp: { localId: 'new', idToken: 'a.b.c', refreshToken: 'r', expiresIn: '3600' },
    lookup: { users: [{ localId: 'new', email: 'marie@exemple.fr' }] },
    sendOobCode: { code: 'SOMETHING_NEW' },
  };
  await expect(createMember()).rejects.toMatchObject({ code: 'email-not-sent' });
  expect(sent[0]?.body).toMatchObject({ email: 'marie@exemple.fr', password: expect.stringMatching(/^.{8}$/) });
});

test('the email is asked for in French with the way back, or without it where the project does not know this host', async () => {
  answers = { sendOobCode: { email: 'marie@exemple.fr' } };
  await sendReset();
  expect(sent[0]?.headers.get('x-firebase-locale')).toBe('fr');
  expect(sent.map(({ body }) => body.continueUrl)).toEqual([new URL('/login', location.origin).href]);
  answers = { sendOobCode: { code: 'UNAUTHORIZED_DOMAIN : Domain not allowed' } };
  await expect(sendReset()).rejects.toMatchObject({ code: 'other' });
  expect(sent.map(({ body }) => body.continueUrl === undefined)).toEqual([false, false, true]);
});

test('a project’s own rules for passwords are read, else the usual ones', async () => {
  answers = { passwordPolicy: { code: 'NOT_IMPLEMENTED', status: 501 } };
  expect(await auth.passwordRules()).toEqual({ minLength: 6, maxLength: 4096, needs: [], symbols: '' });
  answers = { passwordPolicy: PASSWORD_POLICY };
  expect(await auth.passwordRules()).toEqual({
    minLength: 10,
    maxLength: 30,
    needs: ['lowercase', 'digit'],
    symbols: expect.stringContaining('?'),
  });
});
