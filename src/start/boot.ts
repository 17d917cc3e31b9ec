import { loadAccounts, loadSignedInApp } from '../app/chunks.ts';
import { ignoreSilentDatabase } from '../auth/persistedSession.ts';
import { LoadError } from '../loading/loadError.ts';
import { loadOrReload } from '../loading/reloadOnce.ts';
import { watchInstallOffer } from '../pwa/installOffer.ts';
import { askToRetry, tellBroken, tellFramed } from './broken.ts';
import { firstPaint } from './firstPaint.ts';
import { holdForm } from './heldForm.ts';
import { openingOf } from './opening.ts';
import { watchStart } from './slowStart.ts';

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

async function boot(root: HTMLElement): Promise<void> {
  watchStart(root);
  // A page without the form is a member's, nearly always: what their screen needs is fetched side by side.
  if (!root.hasChildNodes()) void Promise.allSettled([loadMain(), loadSignedInApp(), loadAccounts()]);
  const opening = await openingOf(root);
  if (opening === 'drawn-login') {
    const release = holdForm(root);
    root.hidden = false;
    const { start } = await loadBehindForm(root);
    start(root, opening, release);
    return;
  }
  const main = await loadOrReload(loadMain).catch(() => undefined);
  if (main) main.start(root, opening);
  else tellBroken(root);
}

// The browser may say so before the app itself is there.
watchInstallOffer();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
ignoreSilentDatabase();
// Not every host can send `frame-ancestors`: in another site's frame there is nothing to press.
if (window.top === window) void boot(root);
else tellFramed(root);
