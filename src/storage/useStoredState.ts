import { useCallback, useSyncExternalStore } from 'react';
import { useToast } from '../ui/Toasts.tsx';
import { NOT_SAVED } from './saveMessages.ts';
import type { Slice } from './slice.ts';
import { STORAGE_KEY, StateStore, type Transaction } from './store.ts';

export const store = new StateStore(() => localStorage);

window.addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY || key === null) store.refresh();
});
// A page in the back/forward cache hears of no change.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) store.refresh();
});

/** A member who taps on gets one notice that nothing is saved. */
let isReported = false;

/** Changes several slices in one write; tells the member when the change will not last. */
export function useUpdateStoredState(): (change: (transaction: Transaction) => void) => void {
  const showToast = useToast();
  return useCallback(
    (change) => {
      store.update(change);
      if (!store.canSave() && !isReported) showToast(NOT_SAVED);
      isReported = !store.canSave();
    },
    [showToast],
  );
}

/** A slice of what this device stores, and how to change it. */
export function useStoredState<Value>(slice: Slice<Value>): [Value, (next: (value: Value) => Value) => void] {
  const update = useUpdateStoredState();
  const value = useSyncExternalStore(store.subscribe, () => store.get(slice));
  const change = useCallback(
    (next: (value: Value) => Value) => update(({ get, set }) => set(slice, next(get(slice)))),
    [slice, update],
  );
  return [value, change];
}

export const useStoredRecord = () => useSyncExternalStore(store.subscribe, store.record);

export const useCanSave = (): boolean => useSyncExternalStore(store.subscribe, store.canSave);
