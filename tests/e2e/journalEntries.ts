import { expect, type Page } from '@playwright/test';
import type { JournalEntry, LoggedSession, LoggedSet } from '../../src/journal/model/entry.ts';
import { JOURNAL_DATABASE } from '../../src/journal/store/journalDatabase.ts';
import { STORAGE_KEY } from '../../src/storage/account.ts';

/**
 * Writes entries into the journal of this device, and answers all that it holds then. On a page that shows something of
 * the journal: its database is made by the app alone.
 */
export async function journalEntries(page: Page, added: readonly JournalEntry[] = []): Promise<LoggedSession[]> {
  let entries: LoggedSession[] | undefined;
  const use = async () => {
    entries = await page.evaluate(useDatabase, [JOURNAL_DATABASE, STORAGE_KEY, added] as const);
    return entries !== undefined;
  };
  await expect.poll(use, { message: 'the app has made its journal' }).toBe(true);
  return entries ?? [];
}

/** Runs in the page; undefined until the database is there. */
async function useDatabase([name, key, entries]: readonly [string, string, readonly JournalEntry[]]) {
  // As the app remembers it.
  if (entries.length > 0) localStorage[key] ??= '{"hasSessions":true}';
  const opening = indexedDB.open(name);
  let isThere = true;
  opening.onupgradeneeded = () => {
    isThere = false;
    opening.transaction?.abort();
  };
  await new Promise<void>((resolve, reject) => {
    opening.onsuccess = () => resolve();
    opening.onerror = () => (isThere ? reject(opening.error) : resolve());
  });
  if (!isThere) return undefined;
  const [storeName = ''] = opening.result.objectStoreNames;
  const transaction = opening.result.transaction(storeName, entries.length > 0 ? 'readwrite' : 'readonly');
  const store = transaction.objectStore(storeName);
  for (const entry of entries) store.put(entry);
  const reading: IDBRequest<LoggedSession[]> = store.getAll();
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
  });
  opening.result.close();
  return reading.result;
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
