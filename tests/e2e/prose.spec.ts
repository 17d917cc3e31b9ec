import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { main } from './raceDate.ts';
import { begin, press, workout } from './runner.ts';

const ADVISED = { name: 'l’Anses le conseille (anses.fr) (nouvel onglet)' };

test('bold words of the coaches are strong, and a link to another site names it and opens apart', async ({ page }) => {
  await page.goto('./competition');
  const point = main(page).getByRole('listitem').filter({ hasText: 'prévois un gel de plus' });
  await expect(point).toHaveText(
    'Au-delà de 1\u00a0h\u00a030 d’effort, prévois un gel de plus, comme l’Anses le conseille (anses.fr) (nouvel onglet).',
  );
  await expect(point.getByRole('strong')).toHaveText('prévois un gel de plus');
  const link = point.getByRole('link', ADVISED);
  await expect(link).toHaveAttribute('href', 'https://www.anses.fr/fr');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noreferrer');
  await expectAccessible(page);
});

test('a link in the text of a day leads to its own page, by touch and by keyboard, and the row to the day’s', async ({
  page,
}) => {
  await page.goto('./training/phase2');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const link = main(page).getByRole('link', { name: 'le sled push', exact: true });
  await link.click();
  await page.waitForURL('**/understanding');
  expect(await page.evaluate(() => 'isSamePage' in window), 'the page was not loaded again').toBe(true);
  await page.goBack();
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/understanding');
  await page.goBack();
  const day = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'le sled push' }) });
  // Where its text is, the link of the row lies above it.
  await day.getByText('Pousse fort dans le sol').click({ force: true, position: { x: 5, y: 5 } });
  await page.waitForURL('**/training/phase2/lower-body**');
});

test('nothing leads away from a workout under way, and what is bold stays so', async ({ page }) => {
  await begin(page, workout('/training/phase1/upper-body', 'pousser-et-tirer'));
  await press(page, 'Passer');
  await page.getByText('Comment faire').click();
  await expect(page.getByRole('strong').filter({ hasText: 'Ne laisse pas les poignets casser' })).toBeVisible();
  await expect(page.getByText('les gestes.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'les gestes' })).toHaveCount(0);
});
