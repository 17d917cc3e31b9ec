import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { begin, button, press, STRENGTH } from './runner.ts';

// A frame within a page has no edges of the phone.
test('the bars stand clear of the phone’s own edges', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } });
  const top = async (locator: Locator) => (await locator.boundingBox())?.y;
  const room = async (locator: Locator) => {
    const { y, height } = (await locator.boundingBox()) ?? { y: 0, height: Number.POSITIVE_INFINITY };
    return 740 - y - height;
  };
  await begin(page, STRENGTH);
  for (const name of ['Partir', 'Passer']) expect(await room(button(page, name)), name).toBeGreaterThanOrEqual(34);
  expect(await top(button(page, 'Quitter la séance'))).toBeGreaterThanOrEqual(47);
  await press(page, 'Quitter la séance', 'La garder pour plus tard');
  expect(await room(page.getByRole('navigation').getByRole('link', { name: 'Programme' }))).toBeGreaterThanOrEqual(34);
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await top(page.getByRole('banner').getByRole('link', { name: 'Profil' }))).toBeGreaterThanOrEqual(47);
});
