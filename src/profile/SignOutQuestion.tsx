import type { RefObject } from 'react';
import { Button } from '../ui/Button.tsx';
import { InlineConfirm } from '../ui/InlineConfirm.tsx';

interface SignOutQuestionProps {
  busy: boolean;
  onSignOut: () => void;
  returnTo: RefObject<HTMLElement | null>;
  onCancel: () => void;
}

/** Asked without a network, where signing out also locks the member out. */
export function SignOutQuestion({ busy, onSignOut, returnTo, onCancel }: SignOutQuestionProps) {
  return (
    <InlineConfirm
      title={'Te déconnecter sans réseau\u202f?'}
      returnTo={returnTo}
      onCancel={onCancel}
      answers={
        <>
          <Button onClick={onSignOut} busy={busy}>
            Me déconnecter quand même
          </Button>
          <Button variant="outline" onClick={onCancel}>
            Garder ma session
          </Button>
        </>
      }
    >
      <p>
        Sans réseau, personne ne peut se connecter&nbsp;: tu n’auras plus accès au programme sur cet appareil jusqu’à ce
        que le réseau revienne.
      </p>
    </InlineConfirm>
  );
}
