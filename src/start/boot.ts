import { watchInstallOffer } from '../pwa/installOffer.ts';
import { loadOrReload } from '../pwa/reloadOnce.ts';
import { askToRetry, tellBroken } from './broken.ts';
import { firstPaint } from './firstPaint.ts';
import { holdForm } from './heldForm.ts';
import { openingOf } from './opening.ts';

const loadMain = () => import('./main.tsx');

/** Keeps the form and what is typed in it, whatever it takes. */
async function loadBehindForm(root: HTMLElement): ReturnType<typeof loadMain> {
  // All that follows comes after what can be read.
  await firstPaint();
  let focused = false;
  for (;;) {
    try {
      return await loadMain();
    } catch {
      ({ focused } = await askToRetry(root, focused));
    }
  }
}

async function boot(root: HTMLElement): Promise<void> {
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
void boot(root);
