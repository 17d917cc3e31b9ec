import type { Page } from '@playwright/test';
import { setClockAndState } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { RACE, todays } from './raceDate.ts';
import { heading, press } from './runner.ts';

/** Lundi of week 7, a day of suggested workout. */
const MONDAY = '2027-03-08T18:00';
const start = (page: Page) => todays(page).getByRole('button', { name: 'Démarrer', exact: true });
const tomorrow = (page: Page) => page.getByRole('region', { name: 'Demain' });

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
