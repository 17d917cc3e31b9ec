/**
 * The address of the account that the token is for; null when it has none. Rejects when there is no answer, or
 * a verdict on the session: see authFetchInterceptor.ts.
 *
 * Not the SDK's `reload()`, which writes what it hears to the session of all tabs.
 * https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/lookup
 */
export async function lookUpEmail(idToken: string, apiKey: string): Promise<string | null> {
  // The build decides: production holds no way to an emulator.
  const host = import.meta.env.MODE === 'demo' ? `${location.origin}/` : 'https://';
  const answer = await fetch(`${host}identitytoolkit.googleapis.com/v1/accounts:lookup?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken }),
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  const { users } = (await answer.json()) as { users: { email?: string }[] };
  return users[0]?.email ?? null;
}
