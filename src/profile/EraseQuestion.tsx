import type { RefObject } from 'react';
import { Button } from '../ui/Button.tsx';
import { InlineConfirm } from '../ui/InlineConfirm.tsx';

interface EraseQuestionProps {
  /** Summary of what is stored; empty when there is nothing to list. */
  summary: string;
  onErase: () => void;
  returnTo: RefObject<HTMLElement | null>;
  onCancel: () => void;
}

export function EraseQuestion({ summary, onErase, returnTo, onCancel }: EraseQuestionProps) {
  return (
    <InlineConfirm
      title="Tout effacer de cet appareil ?"
      returnTo={returnTo}
      onCancel={onCancel}
      answers={
        <>
          <Button onClick={onErase}>Effacer</Button>
          <Button variant="outline" onClick={onCancel}>
            Garder mes données
          </Button>
        </>
      }
    >
      {summary && (
        <p>
          Tu perds : <strong>{summary}</strong>.
        </p>
      )}
      <p>Seul un fichier exporté te rendra tes données. Ton compte, lui, ne change pas.</p>
    </InlineConfirm>
  );
}
