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
  onIdTokenChanged,
  type Persistence,
  reload,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  validatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { Settings } from '../../settings.ts';
import { type AuthClient, AuthError, type EndReason, type Member, type PasswordRules } from '../authClient.ts';
import { rememberedMember } from '../rememberedMember.ts';
import { errorCodeOf } from './errorCodes.ts';
import { guardSession } from './sessionGuard.ts';
import { temporaryPassword } from './temporaryPassword.ts';

/** Longer than the SDK takes to notice that another tab has ended or renewed the session. */
const OTHER_TABS_MS = 1500;

/** What a Firebase project asks of a password when it enforces no policy of its own. */
const USUAL_RULES: PasswordRules = { minLength: 6, maxLength: 4096, needs: [], symbols: '' };

type Firebase = Settings['firebase'];

/** The accounts of a Firebase project, or of its emulator in the demo. */
export function createFirebaseAuth({ firebase }: Settings): AuthClient {
  const guard = guardSession();
  const auth = openAuth(firebase, [indexedDBLocalPersistence, browserLocalPersistence]);
  /** Until then the guard refuses calls about the session. */
  const ready = auth.authStateReady().then(guard.open);
  let endReason: EndReason | undefined;

  async function checkSession(): Promise<void> {
    const user = auth.currentUser;
    if (!user) return;
    const token = await user.getIdToken().catch(() => undefined);
    // What it rejects with is no verdict: the guard has that.
    await reload(user).catch(() => undefined);
    const reason = guard.takeEndReason();
    // Another tab signed out while the server answered, and the SDK has written the session back.
    if (rememberedMember() === null) return signOut(auth);
    if (!reason) return;
    await new Promise((resolve) => setTimeout(resolve, OTHER_TABS_MS));
    // Two returns at once, or another tab, may have ended it meanwhile.
    if (auth.currentUser !== user) return;
    // Another tab has signed in anew: the refused session is the one before.
    if ((await user.getIdToken().catch(() => undefined)) !== token) return checkSession();
    endReason = reason;
    await signOut(auth);
  }
  void ready.then(checkSession);
  window.addEventListener('online', () => void checkSession());
  document.addEventListener('visibilitychange', () => document.hidden || void checkSession());

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
      await withErrorCode(createAccount(firebase, email));
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

/** In an app of its own that keeps no session: creating an account signs it in, and the admin must stay. */
async function createAccount(firebase: Firebase, email: string): Promise<void> {
  const auth = openAuth(firebase, [inMemoryPersistence], crypto.randomUUID());
  try {
    await createUserWithEmailAndPassword(auth, email, temporaryPassword());
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
