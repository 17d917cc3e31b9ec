import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { InlineConfirm } from '../../ui/InlineConfirm.tsx';

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
    <InlineConfirm
      title={ABANDON_TITLE}
      onCancel={onCancel}
      answers={
        <>
          <Button onClick={onAbandon}>Abandonner</Button>
          <Button variant="outline" onClick={onCancel}>
            La garder
          </Button>
        </>
      }
    >
      <p>{lostText(isInJournal)}</p>
    </InlineConfirm>
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
