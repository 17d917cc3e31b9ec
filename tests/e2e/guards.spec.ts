import { STORAGE_KEY } from '../../src/storage/account.ts';
import { VERSION } from '../../src/storage/record.ts';
import { introduction } from '../fixtures/generated/introduction.ts';
import { expect, test } from './fixtures.ts';
import { RACE } from './raceDate.ts';
import { adminScreen, phaseScreens, unknownScreen, workoutScreens } from './screens.ts';
import { expectTimedToast, openWithStoppedClock, stopClock } from './toasts.ts';

/** Where Back leads when the app replaced its own entries. */
const OUTSIDE = 'about:blank';

test.describe('signed out', () => {
  test.use({ visitor: 'nobody' });

  test('every address leads to /login, in its place', async ({ page }) => {
    for (const path of ['/', `${workoutScreens[0]?.path}?workout=1`, adminScreen.path, '/LOGIN', '/a/b?c=d#e']) {
      await page.goto(OUTSIDE);
      await page.goto(`.${path}`);
      await expect(page).toHaveURL('./login');
      await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(OUTSIDE);
    }
  });
});

test('signed in without a race date, / and /login lead to /introduction, in their place; with one, / to today', async ({
  page,
}) => {
  for (const path of ['/', '/login']) {
    await page.goto(OUTSIDE);
    await page.goto(`.${path}`);
    await expect(page).toHaveURL('./introduction');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(introduction.title);
    await page.goBack();
    await expect(page).toHaveURL(OUTSIDE);
  }
  await page.goto('./profile');
  await page.evaluate(([key, record]) => localStorage.setItem(key, record), [
    STORAGE_KEY,
    JSON.stringify({ version: VERSION, race: RACE }),
  ] as const);
  await page.goto(OUTSIDE);
  await page.clock.setFixedTime(new Date('2027-03-08T09:00:00+01:00'));
  await page.goto('./');
  await expect(page).toHaveURL('./training');
  await expect(page.getByRole('heading', { name: 'Aujourd’hui', exact: true })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(OUTSIDE);
});

test('an unknown address, and a known one in another case, say so and lead back; a slash at the end changes nothing', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  for (const path of [unknownScreen.path, '/Training/phase1', '/Introduction', `${phaseScreens[0]?.path}/x`]) {
    await page.goto(`.${path}`);
    await expect(heading).toHaveText('Page introuvable');
    await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('./introduction');
  await page.goto(`.${workoutScreens[0]?.path}/`);
  await expect(heading).toHaveAccessibleName(workoutScreens[0]?.heading ?? '');
});

test('a member at /admin is sent to /introduction', async ({ page }) => {
  await page.goto(OUTSIDE);
  await openWithStoppedClock(page, './admin');
  await expectTimedToast(page, 'danger', 'Accès non autorisé');
  await expect(page).toHaveURL('./introduction');
  await expect(page.getByText('Panel Administrateur')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(OUTSIDE);
});

test('after signing out, Back shows no member page', async ({ page }) => {
  await stopClock(page);
  await page.goto('./training');
  await page.getByRole('link', { name: 'Profil' }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Déconnexion réussie' })).toBeVisible();
  const form = page.getByRole('button', { name: 'Se connecter' });
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('./login');
  await expect(form).toBeVisible();
  await page.goto('./training');
  await expect(page).toHaveURL('./login');
});
