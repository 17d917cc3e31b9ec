import type { Page } from '@playwright/test';
import { STORAGE_KEY } from '../../src/storage/store.ts';

/** Writes the record of this device before a page of the app reads it. Once: what the app writes later stays. */
export async function storeState(page: Page, record: unknown): Promise<void> {
  const text = typeof record === 'string' ? record : JSON.stringify(record);
  await page.addInitScript(
    ([key, value, mark]) => {
      if (sessionStorage.getItem(mark)) return;
      sessionStorage.setItem(mark, 'yes');
      localStorage.setItem(key, value);
    },
    [STORAGE_KEY, text, 'written by the test'] as const,
  );
}

/** What this device keeps now, as JSON; null when nothing. */
export function storedState(page: Page): Promise<unknown> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), STORAGE_KEY);
}

export const doneTick = (page: Page, week: number, day: string) =>
  page
    .getByRole('region', { name: `Semaine ${week}`, exact: true })
    .getByRole('checkbox', { name: new RegExp(`^(?:Fait|Course courue).*: ${day},`) });
