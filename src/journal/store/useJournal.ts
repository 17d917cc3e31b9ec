import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { NOT_SAVED } from '../../storage/saveMessages.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { LoggedSession } from '../model/entry.ts';
import { type Journal, JournalStore } from './journalStore.ts';

/** Of the account that was opened last. */
export let journalStore = new JournalStore();
const journals = new Map<string, JournalStore>();

/** What the database didn't take of an account is there when it comes back on this page. */
export function openJournal(account: string): void {
  const known = journals.get(account);
  journalStore = known ?? new JournalStore(account);
  journals.set(account, journalStore);
}

// A page in the background may have missed messages.
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void journalStore.refresh();
});

/** What was done, from the database once it was read. */
export function useJournal(): Journal {
  useEffect(() => void journalStore.load(), []);
  return useSyncExternalStore(journalStore.subscribe, journalStore.journal);
}

/** Changes the journal; tells the member when a change will not last. */
export function useChangeJournal() {
  const showToast = useToast();
  return useMemo(() => {
    const report = async (saving: Promise<boolean>) => {
      if (!(await saving)) showToast(NOT_SAVED);
    };
    return {
      put: (session: LoggedSession) => report(journalStore.put(session)),
      edit: (id: string, change: (session: LoggedSession) => LoggedSession) => report(journalStore.edit(id, change)),
      remove: (id: string) => report(journalStore.remove(id)),
    };
  }, [showToast]);
}
