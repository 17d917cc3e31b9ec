import { useStoredState } from '../storage/useStoredState.ts';
import { useToast } from '../ui/Toasts.tsx';
import { changesSlice } from './changesSlice.ts';
import { type Changes, undone } from './model/changes.ts';

const UNDO_MS = 8000;

/** Changes the layer over the programme; says so in `text`, with the way back. */
export function useChanges(): (next: (changes: Changes) => Changes, text: string) => void {
  const [changes, change] = useStoredState(changesSlice);
  const showToast = useToast();
  return (next, text) => {
    let [before, after] = [changes, changes];
    change((current) => {
      before = current;
      after = next(current);
      return after;
    });
    const undo = () => change((current) => undone(current, before, after));
    showToast({ kind: 'success', durationMs: UNDO_MS, text, action: { label: 'Annuler', onPress: undo } });
  };
}
