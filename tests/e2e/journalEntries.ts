import type { Page } from '@playwright/test';
import type { JournalEntry, LoggedSession, LoggedSet } from '../../src/journal/model/entry.ts';
import { JOURNAL_DATABASE } from '../../src/storage/journalDatabase.ts';

/** Writes entries into the journal of this device, and answers all that it holds then. Needs a page of the app. */
export function journalEntries(page: Page, added: readonly JournalEntry[] = []): Promise<LoggedSession[]> {
  return page.evaluate(
    async ([name, entries]) => {
      const opening = indexedDB.open(name, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('journal', { keyPath: 'id' });
      await new Promise((resolve, reject) => {
        opening.onsuccess = resolve;
        opening.onerror = () => reject(opening.error);
      });
      const transaction = opening.result.transaction('journal', 'readwrite');
      const store = transaction.objectStore('journal');
      for (const entry of entries) store.put(entry);
      const reading: IDBRequest<LoggedSession[]> = store.getAll();
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onerror = () => reject(transaction.error);
      });
      opening.result.close();
      return reading.result;
    },
    [JOURNAL_DATABASE, added] as const,
  );
}

/** A session of some sets of one exercise. */
export function session(on: string, set: LoggedSet, count = 3): LoggedSession {
  return {
    id: `test-${on}-${set.exercise}`,
    changedAt: Date.parse(`${on}T19:00:00Z`),
    kind: 'workout',
    on,
    name: 'Pousser et tirer',
    sets: Array.from({ length: count }, () => set),
  };
}
