import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './wire.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const entry = (page: Page, name: string) => page.locator('summary', { hasText: name });
const loading = (page: Page) => page.getByRole('status').filter({ hasText: /^Chargement…$/ });

test('the profile leads to the licences of all that ships, and they lead back', async ({ page }) => {
  await page.goto('./profile');
  await page.getByRole('link', { name: 'Licences des logiciels' }).click();
  await expect(page).toHaveURL('./licences');
  await expect(heading(page)).toHaveText('Licences des logiciels');
  await expect(heading(page)).toBeFocused();
  for (const [name, words] of [
    ['react-dom ', 'Copyright (c) Meta Platforms, Inc. and affiliates.'],
    ['@firebase/auth ', 'TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION'],
    ['@fontsource-variable/archivo ', 'SIL OPEN FONT LICENSE'],
  ] as const) {
    const text = page
      .locator('details')
      .filter({ has: entry(page, name) })
      .locator('[lang=en]');
    await expect(text).toBeHidden();
    await entry(page, name).click();
    await expect(text).toBeVisible();
    await expect(text).toContainText(words);
  }
  await page.getByRole('main').getByRole('link', { name: 'Profil', exact: true }).click();
  await expect(page).toHaveURL('./profile');
  await page.goBack();
  await expect(heading(page)).toHaveText('Licences des logiciels');
  await page.goBack();
  await expect(page).toHaveURL('./profile');
});

test('licences that take their time are said to be loading', async ({ page }) => {
  const release = await holdRequests(page, '**/licences.txt');
  await page.goto('./licences');
  await expect(loading(page)).toBeVisible();
  release();
  await expect(entry(page, 'react-dom ')).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
});

test.describe('licences that are out of reach', () => {
  test.use({ expectedNoise: /status of 404|ERR_FAILED/ });

  for (const { name, answer } of [
    { name: 'a host without the file', answer: { status: 404 } },
    { name: 'a host that answers the app instead', answer: { contentType: 'text/html', body: '<!doctype html>' } },
  ]) {
    test(`because of ${name} can be asked for again`, async ({ page }) => {
      await page.route('**/licences.txt', (route) => route.fulfill(answer));
      await page.goto('./licences');
      await expect(page.getByRole('alert').filter({ hasText: 'pas pu être chargées' })).toBeVisible();
      await expect(loading(page)).toHaveCount(0);
      await page.unroute('**/licences.txt');
      const release = await holdRequests(page, '**/licences.txt');
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(loading(page)).toBeVisible();
      release();
      await expect(entry(page, 'react-dom ')).toBeVisible();
      await expect(heading(page)).toBeFocused();
    });
  }
});
