import type { Page } from '@playwright/test';
import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { plainText } from '../../src/format/richText.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { expect, test } from './fixtures.ts';
import { button, heading, STRENGTH } from './runner.ts';
import { LOGIN_HEADING } from './screens.ts';

/** The form that the build has prerendered into the page of /login, before the app itself is there. */

const APP = '**/assets/main-*.js';
const ACCOUNTS = '**/assets/firebase-*.js';

/** Holds the requests for `url` back; resolves with the function that lets them through. */
async function holdRequests(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

const holdApp = (page: Page) => holdRequests(page, APP);

test.describe('a visitor', () => {
  test.use({ visitor: 'nobody' });

  test('reads and fills the form before the app is there, and can send it from then on', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('./login');
    await expect(heading(page)).toHaveText(LOGIN_HEADING);
    const send = page.getByRole('button', { name: 'Se connecter' });
    await expect(send).toBeDisabled();
    await page.getByLabel('Email').fill(DEMO_MEMBER);
    const password = page.getByLabel('Mot de passe', { exact: true });
    await password.fill(DEMO_PASSWORD);
    await password.press('Enter');
    await expect(page).toHaveURL('./login');
    release();
    await send.click();
    await expect(page).toHaveURL('./introduction');
  });

  test('is not shown it for a reset link', async ({ page }) => {
    await holdApp(page);
    const asked = page.waitForRequest(/assets\/main-/);
    await page.goto('./login?mode=resetPassword');
    await asked;
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});

test('a member who opens /login sees no form, and their screen before the accounts are there', async ({ page }) => {
  const release = await holdApp(page);
  await holdRequests(page, ACCOUNTS);
  const asked = page.waitForRequest(/assets\/main-/);
  await page.goto('./login');
  await asked;
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(heading(page)).toHaveCount(0);
  release();
  await expect(page).toHaveURL('./introduction');
  await expect(heading(page)).toBeVisible();
});

test.describe('the top of a screen that is the same for all', () => {
  const [phase] = programme.phases;
  const aim = (page: Page) => page.getByText(plainText(phase?.aim ?? ''), { exact: true });

  test('is read by a member before the app is there, which then takes its place', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto(`.${phase?.route}`);
    await expect(aim(page)).toBeVisible();
    await expect(heading(page)).toHaveCount(0);
    const { x, y } = (await aim(page).boundingBox()) ?? {};
    release();
    await expect(heading(page)).toBeVisible();
    await expect(aim(page).filter({ visible: true })).toHaveCount(1);
    expect(await aim(page).filter({ visible: true }).boundingBox()).toMatchObject({ x, y });
  });

  test.describe('by a visitor', () => {
    test.use({ visitor: 'nobody' });

    test('is not', async ({ page }) => {
      const release = await holdApp(page);
      const asked = page.waitForRequest(/assets\/main-/);
      await page.goto(`.${phase?.route}`);
      await asked;
      await expect(aim(page)).toBeHidden();
      release();
      await expect(page).toHaveURL('./login');
    });
  });
});

test.describe('P8: without the app, or the accounts', () => {
  test.use({ expectedNoise: /ERR_FAILED|Failed to fetch dynamically imported module|AuthError: unreachable/ });

  for (const [what, files, visitor] of [
    ['the app', APP, 'member'],
    ['the accounts', ACCOUNTS, 'nobody'],
  ] as const) {
    test.describe(what, () => {
      test.use({ visitor });

      test('one reload, then a message with a button that works once the host does', async ({ page }) => {
        let loads = 0;
        // Not its request: the page before stays until there is an answer.
        page.on('domcontentloaded', () => {
          loads += 1;
        });
        await page.route(files, (route) => route.abort());
        await page.goto('./login');
        const reload = page.getByText('Recharger la page').filter({ visible: true });
        await expect.poll(() => loads).toBe(2);
        await expect(reload).toBeVisible();
        expect(loads).toBe(2);
        await page.unroute(files);
        await reload.click();
        await expect(visitor === 'member' ? page.getByRole('navigation') : page.getByLabel('Email')).toBeVisible();
      });
    });
  }

  test('a member reads on without the accounts, and is told where they are needed', async ({ page }) => {
    await page.route(ACCOUNTS, (route) => route.abort());
    await page.goto('./profile');
    await expect(heading(page)).toHaveText('Profil');
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'injoignable' })).toBeVisible();
  });

  test('an opening that takes 8 s says so until the screen comes', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/SignedInApp-*.js');
    await page.goto(`.${programme.phases[0]?.route}`);
    const alert = page.getByText('L’ouverture prend plus de temps que prévu.');
    await expect(alert).toBeHidden();
    await expect(alert).toBeVisible({ timeout: 20_000 });
    await expect(alert).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Recharger la page' })).toBeInViewport({ ratio: 1 });
    release();
    await expect(heading(page)).toBeVisible();
    await expect(alert).toBeHidden();
  });

  test('a workout whose screen is on its way says so, and can be left', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/PlannedRun-*.js');
    await page.goto(`.${STRENGTH.address}`);
    await button(page, 'Démarrer la séance').click();
    await expect(page.getByText('La séance se charge…')).toBeVisible();
    await expect(heading(page)).toBeFocused();
    await button(page, 'Annuler').click();
    await button(page, 'Reprendre la séance').click();
    release();
    await expect(heading(page)).toHaveText('Échauffement');
    await expect(heading(page)).toBeFocused();
  });
});
