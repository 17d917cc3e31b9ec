import { expect, test } from './fixtures.ts';

test('the licences are those of all that ships', async ({ page }) => {
  await page.goto('./licences');
  const summary = page.locator('summary', { hasText: '@firebase/auth ' });
  await summary.click();
  const text = page.locator('details').filter({ has: summary }).locator('[lang=en]');
  await expect(text).toBeVisible();
  await expect(text).toContainText('TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION');
});
