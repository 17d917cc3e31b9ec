import type { AuthErrorCode } from '../authClient.ts';

/** https://firebase.google.com/docs/reference/js/auth#autherrorcodes */
const ERROR_CODES: Record<string, AuthErrorCode> = {
  'auth/invalid-email': 'invalid-email',
  'auth/user-disabled': 'account-disabled',
  'auth/user-not-found': 'unknown-account',
  // What the SDK makes of an account that was deleted since its reset email.
  'auth/user-token-expired': 'unknown-account',
  'auth/wrong-password': 'wrong-password',
  'auth/invalid-credential': 'wrong-credentials',
  'auth/too-many-requests': 'too-many-requests',
  'auth/email-already-in-use': 'email-taken',
  'auth/admin-restricted-operation': 'creation-closed',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/expired-action-code': 'dead-link',
  'auth/invalid-action-code': 'dead-link',
  'auth/network-request-failed': 'unreachable',
};

export const errorCodeOf = (code: string): AuthErrorCode => ERROR_CODES[code] ?? 'other';
