import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { ActiveWorkout } from '../model/activeWorkout.ts';
import { useRunEntry } from '../useRunEntry.ts';

interface AbandonProps {
  run: ActiveWorkout;
  onAbandon: () => void;
  onCancel: () => void;
}

/** Asked once in the page before a workout under way is lost. */
export function AbandonQuestion({ run, onAbandon, onCancel }: AbandonProps) {
  const entry = useRunEntry(run);
  return (
    <Dialog title={'Abandonner cette séance\u202f?'} onClose={onCancel}>
      <p>Tout ce que tu y as fait sera perdu.{entry && ' Elle sera supprimée de ton journal aussi.'}</p>
      {/* Under the thumb of a double tap on « L’abandonner » is the way back. */}
      <Button variant="outline" onClick={onCancel}>
        La garder
      </Button>
      <Button onClick={onAbandon}>Abandonner</Button>
    </Dialog>
  );
}
