import { Button, ExternalLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { ProposeOutcome } from '../github/propose.ts';

export type SentOutcome = Exclude<ProposeOutcome, { kind: 'moved' }>;

const SENT = {
  published: ['Rien à proposer', 'Le programme a déjà tous ces changements.', ''],
  proposed: [
    'Proposition envoyée',
    'Les autres coachs peuvent la relire. Si tu changes encore quelque chose, propose de nouveau\u00a0: elle sera mise à jour.',
    'Voir la proposition',
  ],
  ready: [
    'Encore un appui',
    'Tes changements sont sur GitHub, mais ton jeton n’a pas le droit d’ouvrir la proposition. Appuie toi-même sur «\u00a0Create pull request\u00a0»\u00a0: tout est rempli.',
    'Ouvrir la page',
  ],
} as const;

/** All is on GitHub; its title takes the focus. */
export function SentDialog({ outcome, onClose }: { outcome: SentOutcome; onClose: () => void }) {
  const [title, text, link] = SENT[outcome.kind];
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      {'url' in outcome && (
        <ExternalLink href={outcome.url} newTab>
          {link}
        </ExternalLink>
      )}
      <Button variant="outline" onClick={onClose}>
        Fermer
      </Button>
    </Dialog>
  );
}
