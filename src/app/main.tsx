import '../ui/styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { AuthState } from '../auth/AuthProvider.tsx';
import { AuthError } from '../auth/authClient.ts';
import { settings } from '../settings.ts';
import { loadFont } from '../ui/styles/font.ts';
import { loadAccounts } from './chunks.ts';
import { Root } from './Root.tsx';

/** Renders the app in `root`, which may hold the form of /login as the build has prerendered it (prerender.tsx). */
export function start(root: HTMLElement, initialAuthState: AuthState): void {
  let onOpen = () => {};
  const opened = new Promise<void>((resolve) => {
    onOpen = resolve;
  });
  // A member's first screen comes before the SDK.
  const auth = (initialAuthState.member ? opened : Promise.resolve())
    .then(loadAccounts)
    .catch((error: unknown) => {
      throw new AuthError('unreachable', error);
    })
    .then(({ createFirebaseAuth }) => createFirebaseAuth(settings));
  // Over the network the typeface weighs as much as a screen; from the worker it is there at once.
  const fontMayLoad = navigator.serviceWorker?.controller ? Promise.resolve() : opened;
  // Without it the text stays in the typeface of the device.
  fontMayLoad.then(loadFont).catch(() => undefined);
  const page = (
    <StrictMode>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <Root auth={auth} initialAuthState={initialAuthState} onOpen={onOpen} />
      </BrowserRouter>
    </StrictMode>
  );
  if (root.hasChildNodes()) hydrateRoot(root, page);
  else createRoot(root).render(page);
}
