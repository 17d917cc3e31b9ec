import type { Page } from '@playwright/test';
import type { JournalEntry } from '../../src/journal/model/entry.ts';
import { JOURNAL_DATABASE } from '../../src/storage/journalDatabase.ts';

/** Writes entries into this device's journal, on a page of the app. */
export async function storeJournal(page: Page, entries: readonly JournalEntry[]): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('./licences');
  await page.evaluate(
    ([name, records]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('journal', { keyPath: 'id' });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('journal', 'readwrite');
          for (const record of records) writing.objectStore('journal').put(record);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [JOURNAL_DATABASE, entries] as const,
  );
}
