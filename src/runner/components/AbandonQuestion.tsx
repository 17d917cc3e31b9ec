import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

export const ABANDON_TITLE = 'Abandonner cette séance\u202f?';
const lostText = (isInJournal: boolean) =>
  `Tout ce que tu y as fait sera perdu.${isInJournal ? ' Elle sera supprimée de ton journal aussi.' : ''}`;

interface AbandonProps {
  /** It was finished once. */
  isInJournal: boolean;
  onAbandon: () => void;
  onCancel: () => void;
}

/** Asked once in the page before a workout under way is lost. */
export function AbandonQuestion({ isInJournal, onAbandon, onCancel }: AbandonProps) {
  return (
    <Dialog title={ABANDON_TITLE} onClose={onCancel}>
      <p>{lostText(isInJournal)}</p>
      <Button onClick={onAbandon}>Abandonner</Button>
      <Button variant="outline" onClick={onCancel}>
        La garder
      </Button>
    </Dialog>
  );
}

/** The same in a dialog of that title, whose other answers it takes the place of, and the focus. */
export function AbandonAnswers({ isInJournal, onAbandon, onCancel }: AbandonProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <>
      <p>{lostText(isInJournal)}</p>
      <Button onClick={onAbandon}>Abandonner</Button>
      <Button ref={keep} variant="outline" onClick={onCancel}>
        La garder
      </Button>
    </>
  );
}
