import type { Page } from '@playwright/test';
import { setClockAndState, wallTime } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { expectWhollyInSight } from './inSight.ts';
import { main, RACE, todays } from './raceDate.ts';
import { button, press, STRENGTH } from './runner.ts';

/** What a member comes for is there when the screen opens, on phones of any kind. */
const PHONES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** Lundi of week 7, a day with a suggested workout. */
const MONDAY = '2027-03-08T18:00';
const start = (page: Page) => todays(page).getByRole('button', { name: 'Démarrer', exact: true });

for (const phone of PHONES) {
  test.describe(`at ${phone.width} × ${phone.height}`, () => {
    test.use({ viewport: phone });

    test('today’s workout can be started', async ({ page }) => {
      await setClockAndState(page, MONDAY, { race: RACE });
      await page.goto('./training');
      await expectWhollyInSight(start(page));
    });

    test('today’s workout can be started below one that was interrupted long ago', async ({ page }) => {
      await setClockAndState(page, MONDAY, { race: RACE });
      await page.goto(STRENGTH.address);
      await button(page, 'Démarrer la séance').click();
      await press(page, 'Quitter la séance', 'La garder pour plus tard');
      await page.clock.setSystemTime(await wallTime(page, '2027-03-15T18:00'));
      await page.goto('./training');
      await expect(main(page)).toContainText('Séance du lundi 8\u00a0mars, interrompue');
      await expectWhollyInSight(start(page));
    });

    test('the hours of the race lead on race day', async ({ page }) => {
      await setClockAndState(page, '2027-04-18T07:00', { race: RACE, racePlan: { wave: '09:20' } });
      await page.goto('./training');
      await expectWhollyInSight(todays(page).getByRole('link', { name: 'La course, heure par heure' }));
    });
  });
}

test('once today is done, tomorrow is there', async ({ page }) => {
  await setClockAndState(page, MONDAY, { race: RACE });
  await page.goto('./training');
  await todays(page).getByRole('checkbox').check();
  const tomorrow = page.getByRole('region', { name: 'Demain' });
  await expectWhollyInSight(tomorrow.getByRole('heading', { level: 3 }));
  await expectWhollyInSight(todays(page).getByRole('checkbox'));
});
