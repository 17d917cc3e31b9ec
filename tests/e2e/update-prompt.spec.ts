import { expect, test } from './fixtures.ts';
import { goWithinApp } from './goWithinApp.ts';
import { expectNothingCovered, offerVersion, promptOf } from './prompt.ts';
import { begin, heading, press, STRENGTH } from './runner.ts';
import { fixedScreens, phaseScreens } from './screens.ts';

test.setTimeout(120_000);

const SIZES = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];
const workout = { path: STRENGTH.address, heading: STRENGTH.option.name };

test('the update prompt covers nothing that can be pressed', async ({ page }) => {
  await page.goto('./introduction');
  await expect(heading(page)).toBeVisible();
  await offerVersion(page);
  for (const { path, heading: name } of [...fixedScreens.slice(0, 2), ...phaseScreens.slice(0, 1), workout]) {
    await goWithinApp(page, path);
    await expect(heading(page)).toHaveAccessibleName(name);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(promptOf(page)).toBeInViewport();
      await expectNothingCovered(page, `${path} at ${size.width} × ${size.height}`);
    }
  }
});

test('the update prompt waits while a workout runs, with its questions and its end', async ({ page }) => {
  await begin(page, STRENGTH);
  await offerVersion(page);
  await expect(promptOf(page)).toBeHidden();
  await press(page, 'Passer', 'Série faite');
  await expect(heading(page)).toHaveText('Repos');
  await expect(promptOf(page)).toBeHidden();
  await press(page, 'Quitter la séance');
  await expect(promptOf(page)).toBeHidden();
  await press(page, 'La terminer ici');
  await expect(heading(page)).toHaveText('Séance terminée');
  await expect(promptOf(page)).toBeHidden();
  await press(page, 'Terminer');
  await expect(promptOf(page)).toBeVisible();
});

test('the update prompt takes no focus, and stays until it is answered', async ({ page }) => {
  await page.clock.install();
  await page.goto('./introduction');
  const start = page.getByRole('link', { name: 'Commencer' });
  await start.focus();
  await offerVersion(page);
  // Announced by a live region that was there before.
  await expect(promptOf(page).locator('..')).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(600_000);
  await expect(promptOf(page)).toBeVisible();
  await expect(start).toBeFocused();
  await press(page, 'Plus tard');
  await expect(promptOf(page)).toHaveCount(0);
});

test.describe('signed out', () => {
  test.use({ visitor: 'nobody' });

  test('the update prompt covers nothing of the login', async ({ page }) => {
    await page.goto('./login');
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeEnabled();
    await offerVersion(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectNothingCovered(page, `${size.width} × ${size.height}`);
    }
  });
});
