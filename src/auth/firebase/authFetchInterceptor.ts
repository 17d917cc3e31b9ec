import type { EndReason } from '../authClient.ts';

/** In milliseconds, body included. The SDK waits 30 s for the head of an answer, and for ever for its body. */
const TIMEOUT_MS = 10_000;

/** The accounts' servers, by their own name or behind the demo's proxy. */
const ACCOUNTS_CALL = /\/(?:identitytoolkit|securetoken)\.googleapis\.com\//;
/** Asks whether a session still stands. */
const SESSION_CALL = /\/v1\/(?:accounts:lookup|token)\?/;
const SIGN_UP_CALL = /\/v1\/accounts:signUp\?/;

/** A server's refusal of a token: the session is over, or this short-lived token has to be renewed. */
export type Verdict = EndReason | 'renew';

const VERDICTS: Record<string, Verdict> = {
  USER_DISABLED: 'account-disabled',
  USER_NOT_FOUND: 'account-deleted',
  TOKEN_EXPIRED: 'session-expired',
  INVALID_REFRESH_TOKEN: 'session-expired',
  INVALID_ID_TOKEN: 'renew',
};

export interface AuthFetchInterceptor {
  /** From here on calls about the session reach the server. */
  allowSessionCalls(): void;
  /** The server's last refusal of a token. */
  verdictOn(token: string): Verdict | undefined;
  /** Call before an account is created: what it returns tells whether the server agreed, whatever happened after. */
  watchCreation(email: string): () => boolean;
}

/**
 * Intercepts `fetch` between the Firebase SDK and the network. The SDK asks the server before it reports who is signed
 * in, takes nearly every odd answer for the end of the session (a server that is overloaded, a captive portal), and
 * deletes the session of all tabs, one that another tab has just renewed included. So a call about a session gets the
 * server's success or a network error, which ends no session; refusals are kept for {@link
 * AuthFetchInterceptor.verdictOn}. Other calls get the server's answer. All have a timeout.
 */
export function interceptAuthFetch(): AuthFetchInterceptor {
  const fetchAnswer = window.fetch.bind(window);
  const verdicts = new Map<string, Verdict>();
  const created = new Set<string>();
  let sessionCallsAllowed = false;

  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!ACCOUNTS_CALL.test(url)) return fetchAnswer(input, init);
    const aboutSession = SESSION_CALL.test(url);
    if (aboutSession && !sessionCallsAllowed) throw new TypeError('not asked while the app opens');
    const answer = await inTime((signal) => fetchAnswer(input, { ...init, signal }));
    if (aboutSession) {
      const sent = fieldsOf(init?.body);
      const token = sent.idToken ?? sent.refresh_token ?? '';
      const verdict = verdictOf(answer);
      if (verdict) verdicts.set(token, verdict);
      else verdicts.delete(token);
      if (verdict) throw new TypeError(`the session: ${verdict}`);
    }
    if (answer.ok && SIGN_UP_CALL.test(url)) created.add(fieldsOf(init?.body).email ?? '');
    return new Response(answer.body, { status: answer.status });
  };

  return {
    allowSessionCalls() {
      sessionCallsAllowed = true;
    },
    verdictOn: (token) => verdicts.get(token),
    watchCreation(email) {
      created.delete(email);
      return () => created.has(email);
    },
  };
}

interface Answer {
  status: number;
  ok: boolean;
  body: string;
}

async function inTime(call: (signal: AbortSignal) => Promise<Response>): Promise<Answer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await call(controller.signal);
    const answer = { status: response.status, ok: response.ok, body: await response.text() };
    if (answer.ok && Object.keys(parsed(answer.body)).length === 0)
      throw new TypeError('not an answer of the accounts');
    return answer;
  } finally {
    clearTimeout(timer);
  }
}

/** Undefined: the session stands. Throws when the answer is not one that the accounts' servers give about a session. */
function verdictOf(answer: Answer): Verdict | undefined {
  const content = parsed(answer.body) as {
    error?: { message?: unknown };
    users?: unknown[];
    access_token?: unknown;
    refresh_token?: unknown;
  };
  if (answer.ok && (content.users?.[0] || (content.access_token && content.refresh_token))) return undefined;
  const verdict = VERDICTS[String(content.error?.message).split(' : ', 1)[0] ?? ''];
  if (answer.ok || verdict === undefined) throw new TypeError(`no verdict on the session: ${answer.status}`);
  return verdict;
}

/** What the SDK sends: JSON, or a form. */
function fieldsOf(body: unknown): Record<string, string> {
  if (typeof body !== 'string') return {};
  return body.startsWith('{')
    ? (parsed(body) as Record<string, string>)
    : Object.fromEntries(new URLSearchParams(body));
}

/** Throws when the text holds no JSON object. */
function parsed(text: string): object {
  const content: unknown = JSON.parse(text);
  if (typeof content !== 'object' || content === null) throw new TypeError('not an answer of the accounts');
  return content;
}
