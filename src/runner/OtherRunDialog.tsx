import { formatDate } from '../calendar/dateText.ts';
import { localDateOf } from '../calendar/localDate.ts';
import { useToday } from '../calendar/useToday.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { ActiveWorkout } from './model/activeWorkout.ts';
import { useRunEntry } from './useRunEntry.ts';

interface OtherRunDialogProps {
  run: ActiveWorkout;
  name: string;
  onResume: () => void;
  onStart: () => void;
  onCancel: () => void;
}

/** One workout at a time: says what becomes of the one under way. */
export function OtherRunDialog({ run, name, onResume, onStart, onCancel }: OtherRunDialogProps) {
  const today = useToday();
  const entry = useRunEntry(run);
  const begunOn = localDateOf(new Date(run.startedAt));
  return (
    <Dialog title="Une autre séance est en cours" onClose={onCancel}>
      <p>
        La séance «&nbsp;{name}&nbsp;»{begunOn !== today && `, commencée le ${formatDate(begunOn, today)},`} n’est pas
        terminée. Si tu démarres celle-ci, l’autre sera abandonnée.
        {entry && ' Ce qui est déjà dans ton journal y reste.'}
      </p>
      {/* On top, clear of a double tap on the button that starts a workout. */}
      <Button variant="outline" onClick={onStart}>
        Abandonner l’autre et démarrer celle-ci
      </Button>
      <Button onClick={onResume}>Reprendre l’autre</Button>
      <Button variant="outline" onClick={onCancel}>
        Annuler
      </Button>
    </Dialog>
  );
}
