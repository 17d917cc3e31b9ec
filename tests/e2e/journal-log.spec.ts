import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { begin, button, EVENING, press, STRENGTH } from './runner.ts';

const load = (page: Page) => page.getByRole('textbox', { name: 'Charge, en kg' });

test('P1: a reload and a crash in the middle of a workout lose nothing that was logged', async ({ page, context }) => {
  await begin(page, STRENGTH);
  await press(page, 'Passer');
  await load(page).fill('22,5');
  await page.clock.resume();
  await page.reload();
  await expect(load(page)).toHaveValue('22,5');
  // A press at the moment of opening is taken for the second tap of two.
  await page.clock.runFor(1000);
  await press(page, 'Série faite');
  await button(page, 'Charge : ajouter 2,5').click();
  const crash = page.waitForEvent('crash');
  const browser = await context.newCDPSession(page);
  // Its answer never comes.
  void browser.send('Page.crash').catch(() => undefined);
  await crash;
  // The clock of the next page would be set in this one too.
  await page.close();
  const next = await context.newPage();
  await next.clock.install({ time: new Date(EVENING.getTime() + 32 * 60_000) });
  await next.goto('./training');
  await next.getByRole('link', { name: 'Reprendre la séance' }).click();
  await expect(load(next)).toHaveValue('25');
});
