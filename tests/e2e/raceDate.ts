import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectFits } from './fit.ts';

export const RACE = { date: '2027-04-18', startedOn: '2027-01-04' };

export const main = (page: Page) => page.getByRole('main');
export const todays = (page: Page) => page.getByRole('region', { name: 'Aujourd’hui' });
export const week = (page: Page, number: number) =>
  page.getByRole('region', { name: `Semaine ${number}`, exact: true });
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Everyone can read and use what the page shows now. */
export async function expectStands(page: Page): Promise<void> {
  // As tall as the page, so that the tab bar lies over no target.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 360, height });
  await expectAccessible(page);
  await expectFits(page);
  await page.setViewportSize({ width: 360, height: 740 });
}

export async function setDate(page: Page, date: string): Promise<void> {
  await page.getByLabel('Date de ta course').fill(date);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
}
