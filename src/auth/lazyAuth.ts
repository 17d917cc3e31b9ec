import { type AuthClient, AuthError } from './authClient.ts';

/**
 * An auth client that is loaded on its first call, and at the latest when `due` resolves. `load` is called again after a
 * failure.
 */
export function lazyAuth(load: () => Promise<AuthClient>, due: Promise<unknown>): AuthClient {
  let loading: Promise<AuthClient> | undefined;
  let resolveLoaded: (auth: AuthClient) => void;
  const loaded = new Promise<AuthClient>((resolve) => {
    resolveLoaded = resolve;
  });

  async function client(): Promise<AuthClient> {
    loading ??= load();
    try {
      const auth = await loading;
      resolveLoaded(auth);
      return auth;
    } catch (error) {
      loading = undefined;
      throw new AuthError('unreachable', error);
    }
  }

  const first = due.then(client);
  // Listeners get it through `onFailure`.
  first.catch(() => undefined);
  return {
    onMemberChange(listener, onFailure) {
      const stopped = new AbortController();
      const { signal } = stopped;
      first.catch((error) => signal.aborted || onFailure(error));
      void loaded.then((auth) => {
        if (!signal.aborted) signal.addEventListener('abort', auth.onMemberChange(listener, onFailure));
      });
      return () => stopped.abort();
    },
    signIn: async (...account) => (await client()).signIn(...account),
    signOut: async () => (await client()).signOut(),
    createMember: async (email) => (await client()).createMember(email),
    sendPasswordReset: async (email) => (await client()).sendPasswordReset(email),
    readResetCode: async (code) => (await client()).readResetCode(code),
    passwordRules: async () => (await client()).passwordRules(),
    choosePassword: async (...choice) => (await client()).choosePassword(...choice),
  };
}
