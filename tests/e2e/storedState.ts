import { readFile } from 'node:fs/promises';
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

/** Exports what the device stores, on /profile; resolves with the file and its content. */
export async function exportFile(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** Imports a file of that text, on /profile. */
export async function importText(page: Page, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Importer un fichier' }).click();
  const file = { name: 'objectif-8.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await (await chooser).setFiles(file);
}
