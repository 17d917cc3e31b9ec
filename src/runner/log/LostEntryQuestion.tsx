import { Button } from '../../ui/Button.tsx';
import { InlineConfirm } from '../../ui/InlineConfirm.tsx';

interface LostEntryQuestionProps {
  /** In the journal, by its member; otherwise the browser did not write it. */
  isDeleted: boolean;
  onRetry: () => void;
  onLeave: () => void;
  onCancel: () => void;
}

/** Asked when the journal does not have what was noted of a run: leaving would lose it. */
export function LostEntryQuestion({ isDeleted, onRetry, onLeave, onCancel }: LostEntryQuestionProps) {
  return (
    <InlineConfirm
      title={isDeleted ? 'Séance supprimée du journal' : 'Séance pas encore enregistrée'}
      onCancel={onCancel}
      answers={
        <>
          <Button onClick={onRetry}>{isDeleted ? 'La remettre dans le journal' : 'Réessayer'}</Button>
          <Button variant="outline" onClick={onLeave}>
            {isDeleted ? 'Quitter sans l’enregistrer' : 'Quitter quand même'}
          </Button>
        </>
      }
    >
      {isDeleted ? (
        <p>Tu as supprimé cette séance de ton journal&nbsp;: ce que tu viens de noter n’y est pas.</p>
      ) : (
        <p>
          Ton navigateur n’a pas pu l’écrire dans ton journal. Rien n’est perdu tant que l’app reste ouverte&nbsp;:
          libère de la place, puis réessaie, ou quitte et exporte ton journal depuis ton profil.
        </p>
      )}
    </InlineConfirm>
  );
}
