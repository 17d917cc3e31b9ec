import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Opening } from './app/opening.ts';
import { Root } from './app/Root.tsx';
import { lateAuth } from './auth/lateAuth.ts';
import { rememberedEnd } from './auth/rememberedEnd.ts';
import { firstPaint } from './firstPaint.ts';
import { loadAccounts, loadAllParts, loadSignedInApp } from './lazyParts.ts';
import { watchInstallOffer } from './pwa/installOffer.ts';
import { loadOrReload } from './pwa/reloadOnce.ts';
import { settings } from './settings.ts';
import { loadFont } from './styles/font.ts';

/**
 * Shows the app in `root`. `onReady` is called once it has taken over what the page held.
 */
export function start(root: HTMLElement, opening: Opening, onReady: () => void): void {
  const painted = firstPaint();
  const isVisitor = opening === 'login' || opening === 'drawn-login';
  const load = async () => (await loadOrReload(loadAccounts)).createFirebaseAuth(settings);
  // Without them a visitor reads and types all the same: no reload before they are called.
  const auth = lateAuth(load, isVisitor ? painted.then(loadAccounts) : Promise.resolve());
  // A failure shows when a member's screen is needed.
  if (opening === 'member') loadSignedInApp().catch(() => undefined);
  // Without it the text stays in the typeface of the device.
  loadFont(painted).catch(() => undefined);
  watchInstallOffer();

  const page = (
    <StrictMode>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <Root
          auth={auth}
          presence={isVisitor ? { member: null, end: rememberedEnd() } : {}}
          prepare={() => painted.then(loadAllParts)}
          onReady={onReady}
        />
      </BrowserRouter>
    </StrictMode>
  );
  if (opening === 'drawn-login') {
    hydrateRoot(root, page);
    return;
  }
  root.replaceChildren();
  root.hidden = false;
  createRoot(root).render(page);
}
