import { expect, test } from './fixtures.ts';
import { doneTick } from './storedState.ts';

test.describe('without a network', () => {
  // The app asks about its session at some time.
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ });

  test('a mark stays through a reload, another screen and the way back', async ({ page, context }) => {
    await page.goto('./training');
    await page.getByRole('link', { name: 'Voir le programme' }).first().click();
    await context.setOffline(true);
    await doneTick(page, 2, 'mardi').click();
    await page.goBack();
    await expect(page.getByText('1 séance faite sur 23')).toBeVisible();
    await page.goForward();
    await expect(doneTick(page, 2, 'mardi')).toBeChecked();
    await context.setOffline(false);
    await page.reload();
    await expect(doneTick(page, 2, 'mardi')).toBeChecked();
    await expect(doneTick(page, 1, 'mardi')).not.toBeChecked();
  });
});

test('what one tab marks, the other shows', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('./training/phase1');
  await other.goto('./training/phase1');
  await doneTick(page, 1, 'lundi').click();
  await expect(doneTick(other, 1, 'lundi')).toBeChecked();
  await doneTick(other, 1, 'mardi').click();
  await expect(doneTick(page, 1, 'mardi')).toBeChecked();
  await doneTick(page, 1, 'lundi').click();
  await expect(doneTick(other, 1, 'lundi')).not.toBeChecked();
});
