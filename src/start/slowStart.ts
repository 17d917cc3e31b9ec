import { giveUpDatabase, isDatabaseSilent } from '../auth/persistedSession.ts';
import { BROKEN } from '../loading/failureMessages.ts';
import { button, notice } from './broken.ts';

const TIMEOUT_MS = 5000;

/** Says so above `root` when it shows no screen after some seconds, with a way on, until it shows one. */
export function watchStart(root: HTMLElement): void {
  const showsScreen = () => !root.hidden && root.querySelector('h1') !== null;
  setTimeout(() => {
    if (showsScreen()) return;
    const reload = button(BROKEN.action, () => location.reload());
    const slow = isDatabaseSilent()
      ? notice(
          root,
          'Le stockage de ce navigateur ne répond pas. Recharge la page ou rouvre le navigateur. Si rien ne change, reconnecte-toi.',
          reload,
          button('Me reconnecter', () => {
            giveUpDatabase();
            location.reload();
          }),
        )
      : notice(root, 'L’ouverture prend plus de temps que prévu. Vérifie ta connexion.', reload);
    new MutationObserver((_, observer) => {
      if (!showsScreen()) return;
      observer.disconnect();
      slow.remove();
    }).observe(root, { attributes: true, childList: true, subtree: true });
  }, TIMEOUT_MS);
}
