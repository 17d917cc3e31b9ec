import { FirebaseError, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import type { Settings } from '../settings.ts';
import { type Auth, AuthError, type AuthFault } from './port.ts';

/** https://firebase.google.com/docs/reference/js/auth#autherrorcodes */
const FAULTS: Record<string, AuthFault> = {
  'auth/invalid-email': 'invalid-email',
  'auth/user-disabled': 'account-disabled',
  'auth/user-not-found': 'unknown-account',
  'auth/wrong-password': 'wrong-password',
  'auth/invalid-credential': 'wrong-credentials',
  'auth/too-many-requests': 'too-many-requests',
};

/** The accounts of a Firebase project, or of its emulator in the demo. */
export function createFirebaseAuth({ firebase }: Settings): Auth {
  // Not getAuth(): it loads a third party's script for pop-ups and waits for it on phones.
  const auth = initializeAuth(initializeApp(firebase), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  // A condition that the build decides, so that production holds no way to an emulator.
  if (import.meta.env.MODE === 'demo') connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return {
    onMemberChange: (listener) =>
      onAuthStateChanged(auth, (user) => listener(user && { id: user.uid, email: user.email })),
    async signIn(email, password) {
      await translated(signInWithEmailAndPassword(auth, email, password));
    },
    signOut: () => translated(signOut(auth)),
  };
}

async function translated<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const code = error instanceof FirebaseError ? error.code : '';
    throw new AuthError(FAULTS[code] ?? 'other', error);
  }
}
