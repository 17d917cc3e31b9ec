import type { Page } from '@playwright/test';
import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { expect, signIn, test } from './fixtures.ts';
import { LOGIN_HEADING } from './screens.ts';
import { FAULTS } from './storageFaults.ts';
import { holdRequests } from './wire.ts';

const SILENT = 'Le stockage de ce navigateur ne répond pas.';
const SLOW = 'L’ouverture prend plus de temps que prévu.';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Runs in the page: no database is ever opened, nor refused. */
function silenceDatabases(): void {
  IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
}

for (const visitor of ['member', 'nobody'] as const) {
  test.describe(`with a database that never answers, ${visitor}`, () => {
    test.use({ visitor });

    test('is told after some seconds, and can sign in without it', async ({ page }) => {
      await page.addInitScript(silenceDatabases);
      await page.goto('./training');
      await expect(page.getByRole('alert').filter({ hasText: SILENT })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Recharger la page' })).toBeVisible();
      await page.getByRole('button', { name: 'Me reconnecter' }).click();
      await expect(heading(page)).toHaveText(LOGIN_HEADING);
      await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
      await expect(page).toHaveURL('./introduction');
      await page.reload();
      await expect(page.getByRole('navigation')).toBeVisible();
      await expect(page.getByText(SILENT)).toHaveCount(0);
    });
  });
}

test('without storage either, the way on reloads the page', async ({ page }) => {
  await page.addInitScript(silenceDatabases);
  await page.addInitScript(FAULTS['is full'], 'objectif-8:without-database');
  await page.goto('./training');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Me reconnecter' }).click();
  await reloaded;
  await expect(page.getByRole('alert').filter({ hasText: SILENT })).toBeVisible();
});

test('the word on a slow start goes when the screen comes', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/SignedInApp-*.js');
  await page.goto('./training');
  await expect(page.getByText(SLOW)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Me reconnecter' })).toHaveCount(0);
  release();
  await expect(page.getByRole('navigation')).toBeVisible();
  await expect(page.getByText(SLOW)).toHaveCount(0);
});
