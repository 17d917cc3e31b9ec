import { useCallback, useSyncExternalStore } from 'react';
import { useToast } from '../ui/Toasts.tsx';
import { notSavedMessages } from './saveMessages.ts';
import type { SliceName, StoredState } from './state.ts';
import { type SaveStatus, STORAGE_KEY, StateStore } from './store.ts';

export const store = new StateStore(() => localStorage);

window.addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY || key === null) store.refresh();
});

/** A member who taps on hears once that nothing is kept. */
let told: SaveStatus = 'saved';

type Change<P extends SliceName> = (next: (value: StoredState[P]) => StoredState[P]) => void;

/** All of it, and what would become of a change. */
export function useWholeStoredState(): { state: StoredState; saveStatus: SaveStatus } {
  const state = useSyncExternalStore(store.subscribe, store.state);
  return { state, saveStatus: useSyncExternalStore(store.subscribe, store.saveStatus) };
}

/** Tells the member when a change will not last. */
function useReport(): (outcome: SaveStatus) => void {
  const showToast = useToast();
  return useCallback(
    (outcome) => {
      if (outcome !== 'saved' && outcome !== told) showToast(notSavedMessages[outcome]);
      told = outcome;
    },
    [showToast],
  );
}

/** A part of what this device keeps, and how to change it. */
export function useStoredState<P extends SliceName>(part: P): [StoredState[P], Change<P>] {
  const report = useReport();
  const value = useSyncExternalStore(store.subscribe, () => store.state()[part]);
  const change = useCallback<Change<P>>((next) => report(store.change(part, next)), [part, report]);
  return [value, change];
}

/** Puts several parts at once, made from the record as it is then. */
export function useUpdateStoredState(): (partsOf: (record: StoredState) => Partial<StoredState>) => void {
  const report = useReport();
  return useCallback((partsOf) => report(store.set(partsOf(store.state()))), [report]);
}
