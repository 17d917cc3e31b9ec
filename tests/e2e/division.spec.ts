import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { begin, heading, press } from './runner.ts';

const WORKOUT = './training/phase3/hyrox-specific?workout=kilometres-compromis';
const field = (page: Page) => page.getByLabel('Ta division');
/** The exercise in a workout. */
const exercise = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('a division that is chosen once gives kilograms in each workout, on its page and while training', async ({
  page,
}) => {
  await page.goto(WORKOUT);
  await expect(exercise(page, 'Sled push').first()).toContainText('charge de course');
  await expect(exercise(page, 'Sled push').first()).not.toContainText('kg');
  await page.getByRole('link', { name: 'Choisis ta division' }).click();
  await expect(page.getByRole('heading', { name: 'Tes charges' })).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await field(page).selectOption('Femmes Open');
  await expectAccessible(page);

  await page.goBack();
  await expect(exercise(page, 'Sled push').first()).toContainText('charge de course, 102\u00a0kg');
  await expect(page.getByRole('link', { name: 'Choisis ta division' })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(exercise(page, 'Sled push').first().getByText('102\u00a0kg')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await begin(page, { address: WORKOUT });
  // The warm-up, a round, and the run before it; after what was left out there is no rest.
  await press(page, 'Passer', 'Passer', 'Passer', 'Passer');
  await expect(heading(page)).toHaveText('Sled push');
  await expect(page.getByText('charge de course, 102\u00a0kg')).toBeVisible();
});

test('a division stays on the device, and can be taken back', async ({ page }) => {
  await page.goto('./understanding');
  await field(page).selectOption('Hommes Pro');
  await page.reload();
  await expect(field(page)).toHaveValue('hommes-pro');
  await page.goto('./profile');
  await expect(page.getByRole('main')).toContainText('ta division');
  await page.goto('./understanding');
  await field(page).selectOption('Pas encore choisie');
  await page.goto(WORKOUT);
  await expect(exercise(page, 'Sled push').first()).not.toContainText('kg');
});

test('a division that the coaches have taken away counts as none', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('objectif-8:device', JSON.stringify({ version: 2, division: 'gone' })),
  );
  await page.goto('./understanding');
  await expect(field(page)).toHaveValue('');
  await page.goto(WORKOUT);
  await expect(exercise(page, 'Sled push').first()).not.toContainText('kg');
  await expect(page.getByRole('link', { name: 'Choisis ta division' })).toBeVisible();
});
