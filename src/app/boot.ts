import { isNewDevice, rememberedMember } from '../auth/rememberedMember.ts';
import { isPasswordReset } from '../routes.ts';
import { prefetchScreen } from './chunks.ts';
import { firstPaint } from './firstPaint.ts';
import { isReloading, reloadOnLoadError } from './loadErrors.ts';
import { watchInstallOffer } from './pwa/installOffer.ts';

/** From what this device knows by itself, without waiting for the accounts' SDK to say the same. */
async function boot(root: HTMLElement): Promise<void> {
  const member = rememberedMember();
  const resetsPassword = isPasswordReset(location.search);
  const isVisitor = (member === null || isNewDevice()) && !resetsPassword;
  // Prerendered into the page of /login alone.
  const showsForm = isVisitor && root.hasChildNodes();
  if (!showsForm) root.replaceChildren();
  root.hidden = false;
  const head = document.getElementById('page-head');
  // A query may name another screen.
  const showsHead = Boolean(head && member && !location.search);
  if (head && showsHead) head.hidden = false;
  // What can be read comes before the scripts, which the network carries for as long as a second.
  if (showsForm || showsHead) await firstPaint();
  if (member) prefetchScreen(location.pathname.slice(import.meta.env.BASE_URL.length - 1), location.search);
  try {
    const { start } = await import('./main.tsx');
    // Where a password is reset the accounts come first, and its screen's chunk with them.
    start(root, isVisitor ? { member: null } : { member: (!resetsPassword && member) || undefined });
  } catch (error) {
    root.replaceChildren();
    if (!isReloading()) document.getElementById('no-screen')?.classList.add('now');
    throw error;
  }
}

/** All that another site's frame gets to show of the app. */
function showFramed(root: HTMLElement): void {
  const link = document.createElement('a');
  Object.assign(link, { href: location.href, target: '_blank', rel: 'noreferrer', textContent: 'Ouvrir l’app' });
  const screen = document.createElement('main');
  screen.className = 'failure';
  screen.append('Cette app ne s’affiche pas dans une autre page.', link);
  root.replaceChildren(screen);
  root.hidden = false;
}

reloadOnLoadError();
// The browser may say so before the app itself is there.
watchInstallOffer();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Not every host can send `frame-ancestors`: in another site's frame there is nothing to press.
if (window.top === window) void boot(root);
else showFramed(root);
