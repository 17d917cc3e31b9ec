import type { Page } from '@playwright/test';
import type { JournalEntry } from '../../src/journal/model/entry.ts';
import { journalEntries } from './journalEntries.ts';

/** Writes entries into this device's journal, on a page of the app. */
export async function storeJournal(page: Page, entries: readonly JournalEntry[]): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('./licences');
  await journalEntries(page, entries);
}
