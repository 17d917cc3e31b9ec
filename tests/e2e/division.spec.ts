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
  await expect(page.getByRole('term').filter({ hasText: '(ta division)' })).toHaveCount(5);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Revenir à «\u00a0Kilomètres compromis\u00a0»' }).click();
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
  // Once: the load that the set is shown with needs no reason beside it, until it is another one.
  await expect(page.getByText('charge de course')).toHaveCount(1);
  await page.getByRole('button', { name: 'Charge\u00a0: enlever 2,5' }).click();
  await press(page, 'Prendre 102\u00a0kg\u00a0: la charge de course');
  await expect(page.getByText('charge de course')).toHaveCount(1);
});

test('what stands in for a station has no share of its load', async ({ page }) => {
  await page.goto('./understanding');
  await field(page).selectOption('Femmes Open');
  await begin(page, { address: WORKOUT });
  await press(page, 'Passer', 'Passer', 'Passer', 'Passer');
  await press(page, 'Pas de traîneau\u202f?');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Presse à cuisses/ })
    .click();
  await expect(page.getByText('À la place de Sled push')).toBeVisible();
  await expect(page.getByText('charge de course')).toHaveCount(0);
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

for (const division of ['gone', 'constructor'])
  test(`a division that is not there counts as none: ${division}`, async ({ page }) => {
    await page.addInitScript(
      (stored) => localStorage.setItem('objectif-8:device', stored),
      JSON.stringify({ version: 2, division }),
    );
    await page.goto('./understanding');
    await expect(field(page)).toHaveValue('');
    await page.goto(WORKOUT);
    await expect(exercise(page, 'Sled push').first()).not.toContainText('kg');
    await expect(page.getByRole('link', { name: 'Choisis ta division' })).toBeVisible();
  });
