import { setClockAndState } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { journalEntries, session } from './journalEntries.ts';
import { button, figure, heading } from './runner.ts';
import { doneTick } from './storedState.ts';

const SQUAT = session('2027-03-08', { exercise: 'goblet-squat', name: 'Goblet squat', kg: 20 });

test.beforeEach(async ({ page }) => {
  await setClockAndState(page, '2027-03-10T18:00', { race: { date: '2027-04-18', startedOn: '2027-01-25' } });
});

test.describe('without a network', () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ });

  test('P1: a run is noted from its day, which is ticked; a reload keeps both', async ({ page, context }) => {
    await page.goto('./training/phase2');
    await page.getByRole('link', { name: 'Noter : mardi, Fractionné 3 × 1 km' }).click();
    await expect(page.getByLabel('Distance')).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel('Distance').fill('8 km');
    await button(page, 'Noter').click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^C’est noté/);
    await expect(figure(page, 'Distance')).toHaveText('8 km');
    await context.setOffline(false);
    // What a screen shows at once is in the database: reading waits for the writes that were begun before.
    await journalEntries(page);
    await page.reload();
    await expect(figure(page, 'Distance')).toHaveText('8 km');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('');
    await page.goBack();
    await expect(doneTick(page, 6, 'mardi')).toBeChecked();
  });
});

test('P2: two tabs show one journal; a session that the other deleted says so', async ({ page, context }) => {
  await page.goto('./journal');
  await journalEntries(page, [SQUAT]);
  await page.goto(`./journal/${SQUAT.id}`);
  await expect(heading(page)).toHaveText(SQUAT.name);
  const other = await context.newPage();
  await other.goto(`./journal/${SQUAT.id}`);
  await button(other, 'Supprimer').click();
  await expect(page.getByText('n’est pas dans ton journal, ou n’y est plus')).toBeVisible();
  await button(other, 'Annuler la suppression').click();
  await expect(heading(page)).toHaveText(SQUAT.name);
});
