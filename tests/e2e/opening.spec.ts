import { expect, test } from './fixtures.ts';

test('a member’s screen waits for no timer', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.goto('./profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil');
});
