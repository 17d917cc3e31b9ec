import { type Auth, AuthError } from './port.ts';

/**
 * Accounts that are fetched apart: when something calls them, and at the latest when `due` resolves. `load` is
 * called again after a failure.
 */
export function lateAuth(load: () => Promise<Auth>, due: Promise<unknown>): Auth {
  let opening: Promise<Auth> | undefined;
  let tellOpened: (auth: Auth) => void;
  const opened = new Promise<Auth>((resolve) => {
    tellOpened = resolve;
  });

  async function open(): Promise<Auth> {
    opening ??= load();
    try {
      const auth = await opening;
      tellOpened(auth);
      return auth;
    } catch (error) {
      opening = undefined;
      throw new AuthError('unreachable', error);
    }
  }

  const first = due.then(open);
  // Listeners hear of it.
  first.catch(() => undefined);
  return {
    onMemberChange(listener, onFailure) {
      const stopped = new AbortController();
      const { signal } = stopped;
      first.catch((error) => signal.aborted || onFailure(error));
      void opened.then((auth) => {
        if (!signal.aborted) signal.addEventListener('abort', auth.onMemberChange(listener, onFailure));
      });
      return () => stopped.abort();
    },
    signIn: async (...account) => (await open()).signIn(...account),
    signOut: async () => (await open()).signOut(),
    createMember: async (email) => (await open()).createMember(email),
    sendPasswordReset: async (email) => (await open()).sendPasswordReset(email),
    readResetCode: async (code) => (await open()).readResetCode(code),
    passwordRules: async () => (await open()).passwordRules(),
    choosePassword: async (...choice) => (await open()).choosePassword(...choice),
  };
}
