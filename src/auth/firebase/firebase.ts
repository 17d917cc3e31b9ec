import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  type Auth as FirebaseAuth,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  onIdTokenChanged,
  type Persistence,
  reload,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  validatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { Settings } from '../../settings.ts';
import { type AuthClient, AuthError, type EndReason, type Member, type PasswordRules } from '../authClient.ts';
import { lookUpEmail } from './accountsLookup.ts';
import { type AuthFetchInterceptor, interceptAuthFetch } from './authFetchInterceptor.ts';
import { errorCodeOf } from './errorCodes.ts';
import { startSessionChecks } from './sessionCheck.ts';
import { temporaryPassword } from './temporaryPassword.ts';

/** Longer than the SDK takes to notice what another tab did to the session. */
const OTHER_TABS_MS = 1500;

/** What a Firebase project asks of a password when it enforces no policy of its own. */
const USUAL_RULES: PasswordRules = { minLength: 6, maxLength: 4096, needs: [], symbols: '' };

type Firebase = Settings['firebase'];

/** The accounts of a Firebase project, or of its emulator in the demo. */
export function createFirebaseAuth({ firebase }: Settings): AuthClient {
  const interceptor = interceptAuthFetch();
  const auth = openAuth(firebase, [indexedDBLocalPersistence, browserLocalPersistence]);
  /** Until then the interceptor refuses calls about the session. */
  const ready = auth.authStateReady().then(interceptor.allowSessionCalls);
  let endReason: EndReason | undefined;
  whileSignedIn(auth, async () => {
    const answer = await checkSession(auth, firebase, interceptor);
    if (answer === 'unanswered' || answer === 'valid') return answer === 'valid';
    endReason = answer;
    await signOut(auth);
    return true;
  });

  return {
    onMemberChange(listener) {
      let known: Member | null | undefined;
      // Not onAuthStateChanged, which does not fire when the address of the account changes.
      return onIdTokenChanged(auth, (user) => {
        if (known !== undefined && known?.id === user?.uid && known?.email === user?.email) return;
        known = user && { id: user.uid, email: user.email };
        listener(known, known ? undefined : endReason);
        endReason = undefined;
      });
    },
    async signIn(email, password) {
      await ready;
      await withErrorCode(signInWithEmailAndPassword(auth, email, password));
    },
    signOut: () => withErrorCode(signOut(auth)),
    async createMember(email) {
      await withErrorCode(createAccount(firebase, interceptor, email));
      try {
        await sendReset(auth, email);
      } catch (error) {
        throw new AuthError('email-not-sent', error);
      }
    },
    sendPasswordReset: (email) => withErrorCode(sendReset(auth, email)),
    readResetCode: (code) => withErrorCode(verifyPasswordResetCode(auth, code)),
    // Without an answer, the usual rules: the project has the last word when the password is sent.
    passwordRules: () => readRules(auth).catch(() => USUAL_RULES),
    choosePassword: (code, password) => withErrorCode(confirmPasswordReset(auth, code, password)),
  };
}

/** `name` sets an app apart from the one whose session the browser keeps. */
function openAuth(firebase: Firebase, persistence: Persistence[], name?: string): FirebaseAuth {
  // Not getAuth(): it loads a third party's script for pop-ups and waits for it on phones.
  const auth = initializeAuth(initializeApp(firebase, name), { persistence });
  // A condition that the build decides, so that production holds no way to an emulator.
  if (import.meta.env.MODE === 'demo') connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  auth.languageCode = 'fr';
  return auth;
}

function whileSignedIn(auth: FirebaseAuth, check: () => Promise<boolean>): void {
  let stop: (() => void) | undefined;
  onAuthStateChanged(auth, (user) => {
    stop?.();
    stop = user ? startSessionChecks(check) : undefined;
  });
}

/** Asks the server, and changes nothing: with `reload()` a tab could write back a session that another has ended. */
async function checkSession(
  auth: FirebaseAuth,
  firebase: Firebase,
  interceptor: AuthFetchInterceptor,
): Promise<'valid' | 'unanswered' | EndReason> {
  const user = auth.currentUser;
  if (!user) return 'valid';
  const { refreshToken } = user;
  let idToken = '';
  try {
    idToken = await user.getIdToken();
    const email = await lookUpEmail(idToken, firebase.apiKey);
    if (email !== user.email && auth.currentUser === user) await reload(user);
    return 'valid';
  } catch {
    const verdict = interceptor.verdictOn(refreshToken) ?? interceptor.verdictOn(idToken);
    if (verdict === undefined) return 'unanswered';
    if (verdict === 'renew') return await renewed(user);
    // Another tab may have signed in anew, which this one learns a moment later.
    await new Promise((resolve) => setTimeout(resolve, OTHER_TABS_MS));
    const known = idToken && (await user.getIdToken().catch(() => idToken));
    const unchanged = auth.currentUser === user && user.refreshToken === refreshToken && known === idToken;
    return unchanged ? verdict : 'unanswered';
  }
}

/** The short-lived token was refused; the session stands as long as it can be renewed. */
async function renewed(user: User): Promise<'valid' | 'unanswered'> {
  return user.getIdToken(true).then(
    () => 'valid',
    () => 'unanswered',
  );
}

/** In an app of its own that keeps no session: creating an account signs it in, and the admin must stay. */
async function createAccount(firebase: Firebase, interceptor: AuthFetchInterceptor, email: string): Promise<void> {
  const auth = openAuth(firebase, [inMemoryPersistence], crypto.randomUUID());
  const password = temporaryPassword();
  const isCreated = interceptor.watchCreation(email);
  try {
    await createUserWithEmailAndPassword(auth, email, password);
  } catch (error) {
    // The account exists; what failed is signing it in, which nobody wants.
    if (isCreated()) return;
    if (codeOf(error) !== 'auth/network-request-failed') throw error;
    // The answer was lost. Whether the account exists, only its password can tell.
    await signInWithEmailAndPassword(auth, email, password).catch(() => {
      throw error;
    });
  } finally {
    await deleteApp(auth.app);
  }
}

async function sendReset(auth: FirebaseAuth, email: string): Promise<void> {
  const url = new URL(`${import.meta.env.BASE_URL}login`, location.origin).href;
  try {
    await sendPasswordResetEmail(auth, email, { url });
  } catch (error) {
    // The page where the password is chosen can only lead back here when the project knows this host.
    if (codeOf(error) !== 'auth/unauthorized-continue-uri') throw error;
    await sendPasswordResetEmail(auth, email);
  }
}

async function readRules(auth: FirebaseAuth): Promise<PasswordRules> {
  const { passwordPolicy } = await validatePassword(auth, '');
  if (passwordPolicy.enforcementState === 'OFF') return USUAL_RULES;
  const rules = passwordPolicy.customStrengthOptions;
  return {
    symbols: passwordPolicy.allowedNonAlphanumericCharacters,
    minLength: rules.minPasswordLength ?? USUAL_RULES.minLength,
    maxLength: rules.maxPasswordLength ?? USUAL_RULES.maxLength,
    needs: [
      ...(rules.containsLowercaseLetter ? (['lowercase'] as const) : []),
      ...(rules.containsUppercaseLetter ? (['uppercase'] as const) : []),
      ...(rules.containsNumericCharacter ? (['digit'] as const) : []),
      ...(rules.containsNonAlphanumericCharacter ? (['symbol'] as const) : []),
    ],
  };
}

async function withErrorCode<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw new AuthError(errorCodeOf(codeOf(error)), error);
  }
}

const codeOf = (error: unknown) => (error instanceof FirebaseError ? error.code : '');
