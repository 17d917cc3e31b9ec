import type { Page } from '@playwright/test';
import { setClockAndState } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { RACE, todays } from './raceDate.ts';
import { doAllSets, heading, press } from './runner.ts';
import { storedState } from './storedState.ts';

/** Lundi of week 7, a day of suggested workout. */
const MONDAY = '2027-03-08T18:00';
const start = (page: Page) => todays(page).getByRole('button', { name: 'Démarrer', exact: true });
const tomorrow = (page: Page) => page.getByRole('region', { name: 'Demain' });

test('today’s workout starts in one tap, is resumed after a reload, counts and comes back to it', async ({ page }) => {
  await setClockAndState(page, MONDAY, { race: RACE });
  await page.goto('./');
  await expect(start(page)).toBeInViewport();
  await start(page).click();
  await expect(heading(page)).toHaveText('Échauffement');
  await page.goto('./');
  await page.getByRole('link', { name: 'Reprendre la séance' }).click();
  await doAllSets(page);
  expect(await storedState(page)).toMatchObject({ done: { '7-lundi': { on: '2027-03-08' } } });
  await press(page, 'Terminer');
  await expect(page).toHaveURL('./training');
  await expect(todays(page).getByRole('checkbox')).toBeChecked();
  await expect(tomorrow(page)).toContainText('mardi 9\u00a0mars');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedNoise: /ERR_INTERNET_DISCONNECTED/ });

  test('today’s workout starts, and counts', async ({ page, context }) => {
    await setClockAndState(page, MONDAY, { race: RACE });
    await page.goto('./training');
    await expect(start(page)).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await context.setOffline(true);
    await start(page).click();
    await expect(heading(page)).toHaveText('Échauffement');
    await press(page, 'Quitter la séance', 'La terminer ici');
    await page.getByRole('checkbox', { name: /^Semaine 7, lundi 8.mars/ }).check();
    await press(page, 'Terminer');
    await expect(tomorrow(page)).toBeVisible();
  });
});
