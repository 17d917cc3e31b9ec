import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { documentTitle } from './screens.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a new screen begins at its top, its heading focused', async ({ page }) => {
  await page.goto('./introduction');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(heading).not.toBeFocused();
  for (const tab of ['Comprendre', 'Programme', 'Course', 'Introduction']) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await scrolled(page)).toBeGreaterThan(0);
    await page.getByRole('link', { name: tab, exact: true }).click();
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(documentTitle({ title: tab }));
    expect(await scrolled(page)).toBe(0);
  }
});

test('Back and a reload return to where the page was left', async ({ page }) => {
  await page.goto('./training/phase2');
  const day = page.getByRole('region', { name: 'Semaine 7' }).getByRole('link').first();
  await day.scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(1000);
  await day.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Haut du corps');
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Phase 2 Développement');
  await expect(day).toBeInViewport();
  await page.reload();
  await expect(day).toBeInViewport();
});

test('a page that is opened by its address begins at its top, wherever another was left', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('./training/phase1');
  await expect(heading).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.goto('./competition');
  await expect(heading).toHaveText('Le jour de la course');
  expect(await scrolled(page)).toBe(0);
});

test('a page that is opened at a part of it begins there, and a reload stays where it was', async ({ page }) => {
  for (const { address, name } of [
    { address: './training/phase1#semaine-3', name: 'Semaine 3' },
    { address: './competition#timetable', name: 'La course, heure par heure' },
  ]) {
    await page.goto('./profile');
    await page.goto(address);
    const part = page.getByRole('heading', { name, exact: true });
    await expect(part).toBeInViewport();
    await expect(part).not.toBeFocused();
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  }
});

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto('./training');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Aller au contenu')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Mon journal' })).toBeFocused();
});
