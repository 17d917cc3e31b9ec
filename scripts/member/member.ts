import { randomBytes } from 'node:crypto';
import { applicationDefault, type Credential, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';

const MAIL_TIMEOUT_MS = 15_000;

type KnownError = 'exists' | 'invalid-email' | 'no-credentials' | 'not-allowed' | 'unreachable';

/**
 * `not-allowed`, `unreachable` and `refused` leave open whether the account is there: the SDK creates it, then reads
 * it back, and either may fail. Another run then says `exists`.
 */
export type CreationOutcome = { kind: 'created' | KnownError } | { kind: 'mail-not-sent' | 'refused'; reason: string };

/** https://firebase.google.com/docs/auth/admin/errors; `app/` is of the SDK itself. */
const ERROR_KINDS: Record<string, KnownError> = {
  'auth/email-already-exists': 'exists',
  'auth/invalid-email': 'invalid-email',
  'auth/insufficient-permission': 'not-allowed',
  'app/network-error': 'unreachable',
  'app/network-timeout': 'unreachable',
};

/**
 * Creates the account with a password that nobody knows, then has Firebase send the email to choose one.
 * `emulatorHost` is what the Admin SDK finds in FIREBASE_AUTH_EMULATOR_HOST.
 */
export async function createMember(email: string, projectId: string, emulatorHost?: string): Promise<CreationOutcome> {
  // The SDK's own way to charge the project itself: a person's login has no project, or one for something else.
  process.env.GOOGLE_CLOUD_QUOTA_PROJECT = projectId;
  const credential = emulatorHost ? emulatorCredential : applicationDefault();
  let accessToken: string;
  try {
    // Before the account: without a token there would be one and no email.
    accessToken = (await credential.getAccessToken()).access_token;
  } catch (error) {
    return { kind: isUnanswered(error) ? 'unreachable' : 'no-credentials' };
  }
  try {
    await getAuth(initializeApp({ credential, projectId })).createUser({ email, password: unknownPassword() });
  } catch (error) {
    return refusal(error);
  }
  const failure = await sendPasswordEmail(email, projectId, accessToken, emulatorHost);
  return failure === undefined ? { kind: 'created' } : { kind: 'mail-not-sent', reason: failure };
}

const emulatorCredential: Credential = {
  getAccessToken: async () => ({ access_token: 'owner', expires_in: 3600 }),
};

/** The end is for password policies that ask for every kind of character. */
function unknownPassword(): string {
  return `${randomBytes(32).toString('base64url')}-aA1`;
}

function refusal(error: unknown): CreationOutcome {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') throw error;
  const kind = ERROR_KINDS[error.code];
  if (kind !== undefined) return { kind };
  // The SDK knows no code for what Google refuses before Firebase sees the request; it quotes the answer instead.
  if (/"status":"(?:PERMISSION_DENIED|UNAUTHENTICATED)"/.test(error.message)) return { kind: 'not-allowed' };
  return { kind: 'refused', reason: error.code };
}

/** Whether a request of Google's auth library went out and got no answer. */
function isUnanswered(error: unknown): boolean {
  return error instanceof Error && 'config' in error && (!('response' in error) || error.response === undefined);
}

/** The Admin SDK only makes links; sending is for the REST API. Resolves with what went wrong. */
async function sendPasswordEmail(
  email: string,
  projectId: string,
  accessToken: string,
  emulatorHost?: string,
): Promise<string | undefined> {
  const api = `${emulatorHost ? `http://${emulatorHost}/` : 'https://'}identitytoolkit.googleapis.com/v1`;
  try {
    const answer = await fetch(`${api}/projects/${projectId}/accounts:sendOobCode`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${accessToken}`,
        'x-goog-user-project': projectId,
        'x-firebase-locale': 'fr',
      },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
      signal: AbortSignal.timeout(MAIL_TIMEOUT_MS),
    });
    return answer.ok ? undefined : `réponse ${answer.status}`;
  } catch {
    return 'pas de réponse';
  }
}
