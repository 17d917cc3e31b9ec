import { giveUpDatabase, isDatabaseUnresponsive } from '../auth/persistedSession.ts';
import { LOAD_FAILURE } from './loading/failureMessages.ts';
import { button, element, showAlert, showScreen } from './loading/failureView.ts';

const SLOW_START_MS = 5000;

/** Until the app shows a screen: an alert after some seconds, with a way on. */
export function watchSlowStart(root: HTMLElement): void {
  const showsScreen = () => !root.hidden && root.querySelector('h1') !== null;
  setTimeout(() => {
    if (showsScreen()) return;
    const reload = button(LOAD_FAILURE.action, () => location.reload());
    const alert = isDatabaseUnresponsive()
      ? showAlert(
          root,
          'Le stockage de ce navigateur ne répond pas. Recharge la page ou rouvre le navigateur. Si rien ne change, reconnecte-toi.',
          reload,
          button('Me reconnecter', () => {
            giveUpDatabase();
            location.reload();
          }),
        )
      : showAlert(root, 'L’ouverture prend plus de temps que prévu. Vérifie ta connexion.', reload);
    new MutationObserver((_, observer) => {
      if (!showsScreen()) return;
      observer.disconnect();
      alert.remove();
    }).observe(root, { attributes: true, childList: true, subtree: true });
  }, SLOW_START_MS);
}

/**
 * An alert above the prerendered form; resolves, and is gone, when it is time to try again: on « Réessayer », when the
 * form is sent, or when the network is back. `focused`: its button had the focus the last time, and gets it again.
 */
export function askToRetry(root: HTMLElement, focused: boolean): Promise<{ focused: boolean }> {
  const retry = button('Réessayer');
  const alert = showAlert(root, `${LOAD_FAILURE.title}. Vérifie ta connexion.`, retry);
  if (focused) retry.focus();
  return new Promise((resolve) => {
    const settled = new AbortController();
    const { signal } = settled;
    const settle = () => {
      settled.abort();
      resolve({ focused: document.activeElement === retry });
      alert.remove();
    };
    retry.addEventListener('click', settle, { signal });
    root.addEventListener('submit', settle, { signal });
    window.addEventListener('online', settle, { signal });
  });
}

/** All that another site's frame gets to show of the app. */
export function showFramed(root: HTMLElement): void {
  const link = element('a', '', 'Ouvrir l’app');
  link.href = location.href;
  link.target = '_blank';
  link.rel = 'noreferrer';
  showScreen(root, element('p', '', 'Cette app ne s’affiche pas dans une autre page.'), link);
}
