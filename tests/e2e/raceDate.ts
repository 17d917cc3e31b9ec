import type { Page } from '@playwright/test';

export const RACE = { date: '2027-04-18', startedOn: '2027-01-04' };

export const main = (page: Page) => page.getByRole('main');
export const todays = (page: Page) => page.getByRole('region', { name: 'Aujourd’hui' });

export async function setDate(page: Page, date: string): Promise<void> {
  await page.getByLabel('Date de ta course').fill(date);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
}
