import '../styles/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadAccounts, loadAllChunks, loadSignedInApp } from '../app/chunks.ts';
import { Root } from '../app/Root.tsx';
import type { AuthClient, Member } from '../auth/authClient.ts';
import { lazyAuth } from '../auth/lazyAuth.ts';
import { loadOrReload } from '../loading/reloadOnce.ts';
import { settings } from '../settings.ts';
import { loadFont } from '../styles/font.ts';
import { firstPaint } from './firstPaint.ts';

/**
 * Renders the app in `root`, for the `member` that the device knows by itself ({@link persistedMember}). With `onHydrated`
 * what `root` holds is hydrated; it is called once that is done.
 */
export function start(root: HTMLElement, member: Member | null | undefined, onHydrated?: () => void): void {
  const painted = firstPaint();
  const prepared = painted.then(loadAllChunks);
  prepared.catch(() => undefined);
  // Without it the text stays in the typeface of the device.
  loadFont(painted).catch(() => undefined);

  const page = (
    <StrictMode>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <Root auth={createAuth(member, painted)} persisted={member} prepare={() => prepared} onReady={onHydrated} />
      </BrowserRouter>
    </StrictMode>
  );
  if (onHydrated) {
    hydrateRoot(root, page);
    return;
  }
  // A failure shows when a member's screen is needed.
  if (member) loadSignedInApp().catch(() => undefined);
  root.replaceChildren();
  root.hidden = false;
  createRoot(root).render(page);
}

/** Accounts that could not be loaded: a visitor's first try does not reload, which would take what they typed. */
function createAuth(member: Member | null | undefined, painted: Promise<void>): AuthClient {
  let mayReload = member !== null;
  const load = () => {
    if (mayReload) return loadOrReload(loadAccounts);
    mayReload = true;
    return loadAccounts();
  };
  return lazyAuth(
    async () => (await load()).createFirebaseAuth(settings),
    member === undefined ? Promise.resolve() : painted.then(untilLoaded),
  );
}

/** A member's session is still to be checked, however late the accounts come. */
const untilLoaded = (): Promise<unknown> =>
  loadAccounts().catch(() =>
    new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true });
      document.addEventListener('visibilitychange', resolve, { once: true });
    }).then(untilLoaded),
  );
