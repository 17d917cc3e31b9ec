import '../ui/styles/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { AuthClient } from '../auth/authClient.ts';
import { lazyAuth } from '../auth/lazyAuth.ts';
import { settings } from '../settings.ts';
import { loadFont } from '../ui/styles/font.ts';
import { loadAccounts, loadAllChunks, loadSignedInApp } from './chunks.ts';
import { firstPaint } from './firstPaint.ts';
import { loadOrReload } from './loading/reloadOnce.ts';
import { Root } from './Root.tsx';

/** What the page opens with; the build may have prerendered /login into it, hidden (prerender.tsx). */
export type InitialScreen = 'member' | 'reset' | 'login' | 'prerendered-login';

/** Renders the app in `root`. `onReady` is called once it has hydrated what the page held. */
export function start(root: HTMLElement, initialScreen: InitialScreen, onReady = () => {}): void {
  const painted = firstPaint();
  const prepared = painted.then(loadAllChunks);
  prepared.catch(() => undefined);
  // Without it the text stays in the typeface of the device.
  loadFont(painted).catch(() => undefined);

  const isVisitor = initialScreen === 'login' || initialScreen === 'prerendered-login';
  const page = (
    <StrictMode>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <Root
          auth={isVisitor ? visitorAuth(painted) : memberAuth()}
          initialAuthState={isVisitor ? { member: null } : {}}
          prepare={() => prepared}
          onReady={onReady}
        />
      </BrowserRouter>
    </StrictMode>
  );
  if (initialScreen === 'prerendered-login') {
    hydrateRoot(root, page);
    return;
  }
  // A failure shows when a member's screen is needed.
  if (initialScreen === 'member') loadSignedInApp().catch(() => undefined);
  root.replaceChildren();
  root.hidden = false;
  createRoot(root).render(page);
}

const createAuth = async (accounts: ReturnType<typeof loadAccounts>): Promise<AuthClient> =>
  (await accounts).createFirebaseAuth(settings);

function memberAuth(): AuthClient {
  return lazyAuth(() => createAuth(loadOrReload(loadAccounts)), Promise.resolve());
}

/** A visitor reads and types without the accounts. A reload would take what they typed: that comes last. */
function visitorAuth(painted: Promise<void>): AuthClient {
  let failed = false;
  const load = () => {
    if (failed) return loadOrReload(loadAccounts);
    return loadAccounts().catch((error) => {
      failed = true;
      throw error;
    });
  };
  return lazyAuth(() => createAuth(load()), painted.then(loadAccounts));
}
