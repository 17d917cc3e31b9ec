import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

interface EraseQuestionProps {
  /** Summary of what is stored; empty when there is nothing to list. */
  summary: string;
  onErase: () => void;
  onCancel: () => void;
}

export function EraseQuestion({ summary, onErase, onCancel }: EraseQuestionProps) {
  return (
    <Dialog title="Tout effacer de cet appareil ?" onClose={onCancel}>
      {summary && (
        <p>
          Tu perds : <strong>{summary}</strong>.
        </p>
      )}
      <p>Seul un fichier exporté te rendra tes données. Ton compte, lui, ne change pas.</p>
      <Button onClick={onErase}>Effacer</Button>
      <Button variant="outline" onClick={onCancel}>
        Garder mes données
      </Button>
    </Dialog>
  );
}
