import type { Page } from '@playwright/test';
import type { JournalEntry } from '../../src/journal/model/entry.ts';
import { journalEntries } from './journalEntries.ts';

/** Writes entries into this device's journal, on the page that is open or on /journal. */
export async function storeJournal(page: Page, entries: readonly JournalEntry[]): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('./journal');
  await journalEntries(page, entries);
}
