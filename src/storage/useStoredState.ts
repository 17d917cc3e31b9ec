import { useCallback, useSyncExternalStore } from 'react';
import { useToast } from '../ui/Toasts.tsx';
import { notSavedMessages } from './saveMessages.ts';
import type { SliceName, StoredState } from './state.ts';
import { type SaveStatus, STORAGE_KEY, StateStore } from './store.ts';

export const store = new StateStore(() => localStorage);

window.addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY || key === null) store.refresh();
});
// A page in the back/forward cache hears of no change.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) store.refresh();
});

/** A member who taps on hears once that nothing is saved. */
let reported: SaveStatus = 'saved';

type Change<Slice extends SliceName> = (next: (value: StoredState[Slice]) => StoredState[Slice]) => void;

/** All of it, and what would become of a change. */
export function useWholeStoredState(): { state: StoredState; saveStatus: SaveStatus } {
  const state = useSyncExternalStore(store.subscribe, store.state);
  return { state, saveStatus: useSyncExternalStore(store.subscribe, store.saveStatus) };
}

/** Tells the member when a change will not last. */
function useReport(): (status: SaveStatus) => void {
  const showToast = useToast();
  return useCallback(
    (status) => {
      if (status !== 'saved' && status !== reported) showToast(notSavedMessages[status]);
      reported = status;
    },
    [showToast],
  );
}

/** A slice of what this device stores, and how to change it. */
export function useStoredState<Slice extends SliceName>(slice: Slice): [StoredState[Slice], Change<Slice>] {
  const report = useReport();
  const value = useSyncExternalStore(store.subscribe, () => store.state()[slice]);
  const change = useCallback<Change<Slice>>((next) => report(store.change(slice, next)), [slice, report]);
  return [value, change];
}

/** Changes several slices at once, made from the state as it is then. */
export function useUpdateStoredState(): (changesOf: (state: StoredState) => Partial<StoredState>) => void {
  const report = useReport();
  return useCallback((changesOf) => report(store.update(changesOf)), [report]);
}
