import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { Question } from '../ui/Question.tsx';

export const ABANDON_TITLE = 'Abandonner cette séance\u202f?';
const LOST = 'Les séries que tu as cochées seront perdues.';

interface AbandonProps {
  onAbandon: () => void;
  onCancel: () => void;
}

/** Asked once in the page before a workout under way is lost. */
export function AbandonQuestion({ onAbandon, onCancel }: AbandonProps) {
  return (
    <Question
      title={ABANDON_TITLE}
      onCancel={onCancel}
      answers={
        <>
          <Button onClick={onAbandon}>Abandonner</Button>
          <Button look="outline" onClick={onCancel}>
            La garder
          </Button>
        </>
      }
    >
      <p>{LOST}</p>
    </Question>
  );
}

/** The same in a dialog of that title, whose other answers it takes the place of, and the focus. */
export function AbandonAnswers({ onAbandon, onCancel }: AbandonProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <>
      <p>{LOST}</p>
      <Button onClick={onAbandon}>Abandonner</Button>
      <Button ref={keep} look="outline" onClick={onCancel}>
        La garder
      </Button>
    </>
  );
}
