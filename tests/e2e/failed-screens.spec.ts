import type { Page } from '@playwright/test';
import { training } from '../fixtures/generated/training.ts';
import { expect, test } from './fixtures.ts';
import { button, heading, STRENGTH } from './runner.ts';
import { holdRequests } from './wire.ts';

const RUNNER = '**/assets/PlannedRun-*.js';
const tab = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });

const holdRunner = (page: Page) => holdRequests(page, RUNNER);

test.describe('a screen that throws', () => {
  // React tells of it on the console.
  test.use({ expectedNoise: /provoked/ });

  test('leaves the others, says that it failed, and leads to the profile', async ({ page }) => {
    // The runner brings its heading into sight.
    await page.addInitScript(() => {
      Element.prototype.scrollIntoView = () => {
        throw new Error('provoked');
      };
    });
    await page.goto(STRENGTH.address);
    await button(page, 'Démarrer la séance').click();
    await expect(heading(page)).toHaveText('Affichage impossible');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle('Affichage impossible – Objectif 8');
    await expect(page.getByRole('main')).not.toContainText(/Vérifie ta connexion/);
    await expect(page.getByRole('banner')).toBeVisible();

    await tab(page, 'Programme').click();
    await expect(heading(page)).toHaveText(training.title);
    await page.goBack();
    await expect(heading(page)).toHaveText('Affichage impossible');
    await page.getByRole('link', { name: 'Ouvrir le profil' }).click();
    await expect(heading(page)).toHaveText('Profil');
    await expect(page.getByRole('button', { name: 'Exporter', exact: true })).toBeVisible();
  });
});

test.describe('a screen whose part does not come', () => {
  test.use({ expectedNoise: /ERR_FAILED|Failed to fetch dynamically imported module/ });

  test('says so, leaves the others, and comes with a reload', async ({ page }) => {
    await page.route(RUNNER, (route) => route.abort());
    await page.goto(STRENGTH.address);
    await button(page, 'Démarrer la séance').click();
    await expect(heading(page)).toHaveText('Chargement impossible');
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('main')).toContainText('Vérifie ta connexion');
    await expect(page.getByRole('link', { name: 'Ouvrir le profil' })).toBeVisible();

    await tab(page, 'Comprendre').click();
    await expect(heading(page)).not.toHaveText('Chargement impossible');
    await page.unroute(RUNNER);
    await page.goBack();
    await button(page, 'Recharger la page').click();
    await expect(heading(page)).toHaveText('Échauffement');
  });
});

test('a workout whose screen is on its way says so, and can be left', async ({ page }) => {
  const release = await holdRunner(page);
  await page.goto(STRENGTH.address);
  await button(page, 'Démarrer la séance').click();
  await expect(page.getByText('La séance se charge…')).toBeVisible();
  await expect(heading(page)).toHaveText(STRENGTH.option.name);
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Annuler')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Reprendre la séance')).toBeVisible();
  await expect(page).toHaveURL(STRENGTH.address);

  await button(page, 'Reprendre la séance').click();
  await expect(page.getByText('La séance se charge…')).toBeVisible();
  release();
  await expect(heading(page)).toHaveText('Échauffement');
  await expect(heading(page)).toBeFocused();
});
