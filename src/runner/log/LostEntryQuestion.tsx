import { Button } from '../../ui/Button.tsx';
import { InlineConfirm } from '../../ui/InlineConfirm.tsx';

interface LostEntryQuestionProps {
  onRetry: () => void;
  onLeave: () => void;
  onCancel: () => void;
}

/** Asked when the browser did not save the entry of a run: leaving would lose it. */
export function LostEntryQuestion({ onRetry, onLeave, onCancel }: LostEntryQuestionProps) {
  return (
    <InlineConfirm
      title="Séance pas encore enregistrée"
      onCancel={onCancel}
      answers={
        <>
          <Button onClick={onRetry}>Réessayer</Button>
          <Button variant="outline" onClick={onLeave}>
            Quitter sans l’enregistrer
          </Button>
        </>
      }
    >
      <p>
        Ton navigateur n’a pas pu l’écrire dans ton journal. Rien n’est perdu tant que tu restes ici{'\u00a0'}: libère
        de la place ou quitte la navigation privée, puis réessaie.
      </p>
    </InlineConfirm>
  );
}
