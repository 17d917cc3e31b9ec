import { TriangleAlert } from 'lucide';
import { useJournal } from '../journal/store/useJournal.ts';
import { useCanSave } from '../storage/useStoredState.ts';
import { Icon } from '../ui/Icon.tsx';
import { CANNOT_SAVE } from './storedDataMessages.ts';

/** Says so where a change would not last. */
export function SaveStatusNotice() {
  const canSave = useCanSave();
  const journal = useJournal();
  if (canSave && journal.canSave) return null;
  return (
    <p className="callout">
      <Icon icon={TriangleAlert} /> {CANNOT_SAVE}
    </p>
  );
}
