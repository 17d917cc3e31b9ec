import { expect, test } from './fixtures.ts';
import { button, heading, STRENGTH } from './runner.ts';
import { holdRequests } from './wire.ts';

test('a workout whose screen is on its way says so, and can be left', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/PlannedRun-*.js');
  await page.goto(`.${STRENGTH.address}`);
  await button(page, 'Démarrer la séance').click();
  await expect(page.getByText('La séance se charge…')).toBeVisible();
  await expect(heading(page)).toHaveText(STRENGTH.option.name);
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Annuler')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`.${STRENGTH.address}`);

  await button(page, 'Reprendre la séance').click();
  await expect(page.getByText('La séance se charge…')).toBeVisible();
  release();
  await expect(heading(page)).toHaveText('Échauffement');
  await expect(heading(page)).toBeFocused();
});
