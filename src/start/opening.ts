import { mayHavePersistedSession } from '../auth/persistedSession.ts';
import { isPasswordReset } from '../routes.ts';

/**
 * What the page opens with: a member's screen, the one of a reset link, or /login, whose form the build may have
 * drawn into the page, hidden (prerender.tsx).
 */
export type Opening = 'member' | 'reset' | 'login' | 'drawn-login';

/**
 * As far as this device knows by itself, from where the provider keeps its sessions: nothing is shown before that is
 * read, and a visitor need not wait for the provider's own code to say the same. `root` is as the server sent it.
 */
export async function openingOf(root: HTMLElement): Promise<Opening> {
  if (isPasswordReset(location.search)) return 'reset';
  if (await mayHavePersistedSession()) return 'member';
  return root.hasChildNodes() ? 'drawn-login' : 'login';
}
