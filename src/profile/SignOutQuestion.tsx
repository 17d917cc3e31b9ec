import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

interface SignOutQuestionProps {
  onSignOut: () => void;
  onCancel: () => void;
}

/** Asked without a network, where signing out also locks the member out. */
export function SignOutQuestion({ onSignOut, onCancel }: SignOutQuestionProps) {
  return (
    <Dialog title={'Te déconnecter sans réseau\u202f?'} onClose={onCancel}>
      <p>
        Sans réseau, personne ne peut se connecter&nbsp;: tu n’auras plus accès au programme sur cet appareil jusqu’à ce
        que le réseau revienne.
      </p>
      <Button onClick={onSignOut}>Me déconnecter quand même</Button>
      <Button variant="outline" onClick={onCancel}>
        Garder ma session
      </Button>
    </Dialog>
  );
}
