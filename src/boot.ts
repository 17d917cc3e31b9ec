import { openingOf } from './app/opening.ts';
import { firstPaint } from './firstPaint.ts';
import { tellBroken } from './pwa/brokenPage.ts';
import { loadOrReload } from './pwa/reloadOnce.ts';

/** Keeps a form that is sent before the app is there; the function that it returns sends it on. */
function holdForm(root: HTMLElement): () => void {
  let sent: HTMLFormElement | undefined;
  const hold = (event: Event) => {
    event.preventDefault();
    sent = event.target as HTMLFormElement;
  };
  root.addEventListener('submit', hold);
  return () => {
    root.removeEventListener('submit', hold);
    sent?.requestSubmit();
  };
}

async function boot(root: HTMLElement): Promise<void> {
  const opening = await openingOf(root);
  let onReady = () => {};
  if (opening === 'drawn-login') {
    onReady = holdForm(root);
    root.hidden = false;
    // All that follows comes after what can be read; behind another tab nothing is painted.
    if (!document.hidden) await firstPaint();
  }
  try {
    const { start } = await loadOrReload(() => import('./main.tsx'));
    start(root, opening, onReady);
  } catch {
    tellBroken(root);
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void boot(root);
