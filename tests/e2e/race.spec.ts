import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { journalEntries } from './journalEntries.ts';
import { main, setDate, todays } from './raceDate.ts';
import { button, EVENING, figure, heading, press } from './runner.ts';

const MINUTE = 60_000;
/** Laps and stations of the race. */
const SEGMENTS = 16;

/** Ends the segment after so many minutes. */
async function spend(page: Page, minutes: number): Promise<void> {
  await page.clock.fastForward(minutes * MINUTE);
  await page.getByRole('button', { name: /^(?:Fait puis|C’est parti) ./ }).click();
}

test('a race is dated, planned, timed as it is run, and kept beside the plan', async ({ page }) => {
  test.slow();
  await page.clock.install({ time: EVENING });
  await page.goto('./training');
  await setDate(page, '2026-11-24');
  await page.reload();
  await expect(todays(page).getByRole('link', { name: 'Jour de course' })).toBeVisible();

  await page.goto('./competition#plan');
  await page.getByLabel('Heures').fill('1');
  await page.getByLabel('Minutes').fill('30');
  await page.getByLabel('Minutes').press('Enter');
  const plan = page.getByRole('table', { name: 'Le plan, étape par étape' });
  await expect(plan).toBeVisible();
  await page.reload();
  await expect(plan).toContainText('1:30:00');

  await button(page, 'Chronométrer ma course').click();
  await expect(heading(page)).toHaveText('Au départ');
  await journalEntries(page);
  await page.clock.pauseAt(new Date(EVENING.getTime() + 30 * MINUTE));
  await spend(page, 0);
  await expect(heading(page)).toHaveText('Course à pied');
  await spend(page, 5);
  await expect(heading(page)).toHaveText('SkiErg');
  await page.clock.resume();
  await page.reload();
  await expect(heading(page)).toHaveText('SkiErg');
  // Far enough ahead for a slow machine: the clock runs until then.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MINUTE);
  for (let segment = 2; segment <= SEGMENTS; segment += 1) await spend(page, segment === 4 ? 9 : 5);
  await expect(heading(page)).toHaveText('Course terminée');
  await expect(figure(page, 'de course')).toHaveText(/^1:2[4-9]:\d\d$/);
  await press(page, 'Terminer');

  await expect(page.getByRole('heading', { name: /^Ta course, mardi/ })).toBeVisible();
  const row = (name: string) =>
    page.getByRole('table', { name: 'Temps de passage' }).getByRole('row').filter({ hasText: name });
  // The member's time, that of the plan, that of the others at this finish time.
  await expect(row('Tour 1').getByRole('cell')).toHaveText([/^5:0\d$/, '5:54', /^[45]:\d\d$/]);
  await page.clock.resume();
  await page.reload();
  await expect(row('Sled push')).toContainText(/9:0\d/);
  await page.goto('./journal');
  await expect(main(page)).toContainText('Ta course');
});
