import { store, useStoredState } from '../storage/useStoredState.ts';
import { type ToastContent, useToast } from '../ui/Toasts.tsx';
import { changesSlice } from './changesSlice.ts';
import { type Changes, NO_CHANGES, undone } from './model/changes.ts';

const UNDO_MS = 8000;
const CHANGED_SINCE: ToastContent = {
  kind: 'warning',
  durationMs: 3000,
  text: 'Tu as changé cela depuis\u00a0: rien n’est annulé.',
};

/** Changes the layer over the programme; says so in `text`, with the way back. */
export function useChanges(): (next: (changes: Changes) => Changes, text: string) => void {
  const [, change] = useStoredState(changesSlice);
  const showToast = useToast();
  return (next, text) => {
    let [before, after] = [NO_CHANGES, NO_CHANGES];
    change((current) => {
      before = current;
      after = next(current);
      return after;
    });
    const undo = () =>
      change((current) => {
        const former = undone(current, before, after);
        if (!former) showToast(CHANGED_SINCE);
        return former ?? current;
      });
    // Else it is said that nothing is saved.
    if (store.canSave())
      showToast({ kind: 'success', durationMs: UNDO_MS, text, action: { label: 'Annuler', onPress: undo } });
  };
}
