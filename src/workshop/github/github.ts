import { errorOf, GitHubError, type GitHubErrorCode } from './errors.ts';

interface GitHubOptions {
  token?: string;
  fetch?: typeof fetch;
  /** Between two looks at a fork that GitHub is still making. */
  wait?: (ms: number) => Promise<void>;
}

export interface GitHub {
  /** `path` begins with a slash, its parts encoded. Throws a GitHubError, and nothing else. */
  request<Answer>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, accept?: string): Promise<Answer>;
  wait(ms: number): Promise<void>;
}

const TIMEOUT_MS = 30_000;

/** GitHub's REST API. The token goes into the Authorization header and nowhere else. */
export function createGitHub({
  token,
  fetch = globalThis.fetch,
  wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}: GitHubOptions): GitHub {
  return {
    wait,
    async request(method, path, body, accept = 'application/vnd.github+json') {
      try {
        const response = await fetch(`https://api.github.com${path}`, {
          method,
          headers: {
            Accept: accept,
            'X-GitHub-Api-Version': '2026-03-10',
            ...(token && { Authorization: `Bearer ${token}` }),
            ...(body && { 'Content-Type': 'application/json' }),
          },
          ...(body && { body: JSON.stringify(body) }),
          // GitHub lets browsers keep answers for a minute, in which a branch may move.
          cache: 'no-store',
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const text = await response.text();
        if (!response.ok) throw errorOf(response, text);
        return JSON.parse(text || 'null');
      } catch (error) {
        // No answer, or the page of a captive portal.
        throw error instanceof GitHubError ? error : new GitHubError('network');
      }
    },
  };
}

/** Undefined instead of an error of one of these codes. */
export async function unless<Answer>(
  codes: readonly GitHubErrorCode[],
  answer: Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof GitHubError && codes.includes(error.code)) return undefined;
    throw error;
  }
}

/** A path of files, or the name of a branch, as a part of an address. */
export const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');
