import { Button, ExternalLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { ProposeOutcome } from '../github/propose.ts';

/** All is on GitHub; its title takes the focus. */
export function SentDialog({ outcome, onClose }: { outcome: ProposeOutcome; onClose: () => void }) {
  if (outcome.kind === 'published')
    return (
      <Dialog title="Rien à proposer" onClose={onClose}>
        <p>Le programme a déjà tous ces changements.</p>
        <Button onClick={onClose}>Fermer</Button>
      </Dialog>
    );
  if (outcome.kind === 'moved') return null;
  const isReady = outcome.kind === 'ready';
  return (
    <Dialog title={isReady ? 'Encore un appui' : 'Proposition envoyée'} onClose={onClose}>
      <p>
        {isReady
          ? 'Tes changements sont sur GitHub, mais ton jeton n’a pas le droit d’ouvrir la proposition. Appuie toi-même sur «\u00a0Create pull request\u00a0»\u00a0: tout est rempli.'
          : 'Les autres coachs peuvent la relire. Si tu changes encore quelque chose, propose de nouveau\u00a0: elle sera mise à jour.'}
      </p>
      <ExternalLink href={outcome.url} newTab>
        {isReady ? 'Ouvrir la page' : 'Voir la proposition'}
      </ExternalLink>
      <Button variant="outline" onClick={onClose}>
        Fermer
      </Button>
    </Dialog>
  );
}
