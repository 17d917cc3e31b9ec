import type { EndReason } from '../authClient.ts';

/** Body included. The SDK waits 30 s for the head of a response, and forever for its body. */
const TIMEOUT_MS = 10_000;
/** The accounts' servers, by their own name or behind the demo's proxy. */
const ACCOUNTS_CALL = /\/(?:identitytoolkit|securetoken)\.googleapis\.com\//;
const SESSION_CALL = /\/v1\/(?:accounts:lookup|token)\?/;

const END_REASONS: Record<string, EndReason> = {
  USER_DISABLED: 'account-disabled',
  USER_NOT_FOUND: 'account-deleted',
  TOKEN_EXPIRED: 'session-expired',
  INVALID_REFRESH_TOKEN: 'session-expired',
};

/**
 * A guard between the Firebase SDK and its two calls about a session. The SDK waits for them before it reports who is
 * signed in, and takes a 503 or a captive portal's page for the end of the session. So they fail as without a network
 * until `open`, and later unless the server confirms the session; `takeEndReason` returns the server's refusal since
 * the last call.
 */
export function guardSession() {
  const send = window.fetch.bind(window);
  let isOpen = false;
  let endReason: EndReason | undefined;

  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!ACCOUNTS_CALL.test(url)) return send(input, init);
    const withTimeout = { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) };
    if (!SESSION_CALL.test(url)) {
      const answer = await send(input, withTimeout);
      // A captive portal's: each answer of the server says something.
      if (answer.ok && Object.keys(await answer.clone().json()).length === 0) throw new TypeError('an empty answer');
      return answer;
    }
    if (!isOpen) throw new TypeError('no call while the app opens');
    const response = await send(input, withTimeout);
    const body = await response.json();
    const isConfirmed = response.ok && (body.users?.[0] || body.access_token);
    endReason = response.ok ? undefined : END_REASONS[String(body.error?.message).split(' ', 1)[0] ?? ''];
    if (isConfirmed) return Response.json(body);
    throw new TypeError(`the session is not confirmed: ${response.status}`);
  };

  return {
    open() {
      isOpen = true;
    },
    takeEndReason() {
      const taken = endReason;
      endReason = undefined;
      return taken;
    },
  };
}
