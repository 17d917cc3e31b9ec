import { bypassUnresponsiveDatabase, mayHavePersistedSession } from '../auth/persistedSession.ts';
import { isPasswordReset } from '../routes.ts';
import { loadAccounts, loadSignedInApp } from './chunks.ts';
import { firstPaint } from './firstPaint.ts';
import { LOAD_FAILURE } from './loading/failureMessages.ts';
import { showFailure } from './loading/failureView.ts';
import { LoadError } from './loading/loadError.ts';
import { loadOrReload } from './loading/reloadOnce.ts';
import type { InitialScreen } from './main.tsx';
import { watchInstallOffer } from './pwa/installOffer.ts';
import { askToRetry, showFramed, watchSlowStart } from './startAlerts.ts';
import { holdSubmit } from './submitReplay.ts';

const loadMain = () => import('./main.tsx');

/** Keeps the form and what is typed in it, whatever it takes. */
async function loadBehindForm(root: HTMLElement): ReturnType<typeof loadMain> {
  // All that follows comes after what can be read.
  await firstPaint();
  let focused = false;
  for (;;) {
    try {
      return await loadMain();
    } catch (error) {
      ({ focused } = await askToRetry(root, focused));
      // Fetched, but not imported: some browsers would never try that again on this page.
      if (!(error instanceof LoadError)) location.reload();
    }
  }
}

/**
 * From what this device knows by itself, without waiting for the provider's SDK to say the same. `root` is as the server
 * sent it.
 */
async function initialScreenOf(root: HTMLElement): Promise<InitialScreen> {
  if (isPasswordReset(location.search)) return 'reset';
  if (await mayHavePersistedSession()) return 'member';
  return root.hasChildNodes() ? 'prerendered-login' : 'login';
}

async function boot(root: HTMLElement): Promise<void> {
  watchSlowStart(root);
  // A page without the form is a member's, nearly always: what their screen needs is fetched side by side.
  if (!root.hasChildNodes()) void Promise.allSettled([loadMain(), loadSignedInApp(), loadAccounts()]);
  const initialScreen = await initialScreenOf(root);
  if (initialScreen === 'prerendered-login') {
    const release = holdSubmit(root);
    root.hidden = false;
    const { start } = await loadBehindForm(root);
    start(root, initialScreen, release);
    return;
  }
  const main = await loadOrReload(loadMain).catch(() => undefined);
  if (main) main.start(root, initialScreen);
  else showFailure(root, LOAD_FAILURE);
}

// The browser may say so before the app itself is there.
watchInstallOffer();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
bypassUnresponsiveDatabase();
// Not every host can send `frame-ancestors`: in another site's frame there is nothing to press.
if (window.top === window) void boot(root);
else showFramed(root);
