import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { notSavedMessages } from '../../storage/saveMessages.ts';
import type { SaveStatus } from '../../storage/store.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { LoggedSession } from '../model/entry.ts';
import { openJournalDatabase } from './journalDatabase.ts';
import { type Journal, JournalStore } from './journalStore.ts';

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('objectif-8:journal');

export const journalStore = new JournalStore({
  open: openJournalDatabase,
  announce: () => channel?.postMessage('changed'),
});

channel?.addEventListener('message', () => void journalStore.refresh());
// A page in the background may have missed messages.
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void journalStore.refresh();
});

/** What was done, from the database once it was read. */
export function useJournal(): Journal {
  useEffect(() => void journalStore.load(), []);
  return useSyncExternalStore(journalStore.subscribe, journalStore.journal);
}

export const useJournalSaveStatus = (): SaveStatus =>
  useSyncExternalStore(journalStore.subscribe, journalStore.saveStatus);

/** Changes the journal; tells the member when a change will not last. */
export function useChangeJournal() {
  const showToast = useToast();
  return useMemo(() => {
    const report = (status: SaveStatus) => {
      if (status !== 'saved') showToast(notSavedMessages[status]);
      return status;
    };
    return {
      put: async (session: LoggedSession) => report(await journalStore.put(session)),
      edit: async (id: string, change: (session: LoggedSession) => LoggedSession) =>
        report(await journalStore.edit(id, change)),
      /** Answers how to bring it back. */
      async remove(id: string) {
        const { saveStatus, undo } = await journalStore.remove(id);
        report(saveStatus);
        return async () => report(await undo());
      },
    };
  }, [showToast]);
}
