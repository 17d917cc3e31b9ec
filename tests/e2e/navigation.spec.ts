import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('Back and a reload return to where the page was left', async ({ page }) => {
  await page.goto('./training/phase2');
  const day = page.getByRole('region', { name: 'Semaine 7' }).getByRole('link').first();
  await day.scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(1000);
  await day.click();
  await expect(heading(page)).toHaveText('Haut du corps');
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveAccessibleName('Phase 2 Développement');
  await expect(day).toBeInViewport();
  await page.reload();
  await expect(day).toBeInViewport();
});
