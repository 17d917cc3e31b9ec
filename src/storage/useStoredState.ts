import { useCallback, useSyncExternalStore } from 'react';
import { useToast } from '../ui/Toasts.tsx';
import { accountSuffix } from './account.ts';
import { NOT_SAVED } from './saveMessages.ts';
import type { Slice } from './slice.ts';
import { StateStore, type Transaction } from './store.ts';

/** Of the account that was opened last. */
export let store = new StateStore(() => localStorage);
const stores = new Map([['', store]]);

/** What storage didn't take of an account is there when it comes back on this page. */
export function openStore(): void {
  const suffix = accountSuffix();
  const opened = stores.get(suffix) ?? new StateStore(() => localStorage, suffix);
  stores.set(suffix, opened);
  if (opened === store) return;
  store = opened;
  store.refresh();
}

window.addEventListener('storage', ({ key }) => {
  if (key === store.key || key === null) store.refresh();
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
