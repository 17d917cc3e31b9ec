import type { Page } from '@playwright/test';
import { STORAGE_KEY } from '../../src/storage/account.ts';

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

export const doneTick = (page: Page, week: number, day: string) =>
  page
    .getByRole('region', { name: `Semaine ${week}`, exact: true })
    .getByRole('checkbox', { name: new RegExp(`^(?:Fait|Course terminée).*: ${day},`) });
