import type { Page } from '@playwright/test';
import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { expect, signIn, test } from './fixtures.ts';
import { LOGIN_HEADING } from './screens.ts';

/** The form that the build has drawn into the page of /login, before the app itself is there. */

const APP = '**/assets/main-*.js';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Holds the app itself back; resolves with the function that lets it through. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(APP, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('a visitor', () => {
  test.use({ visitor: 'nobody' });

  test('reads the form before the app is there; what they send is kept, and sent once', async ({ page }) => {
    const release = await holdApp(page);
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().includes('signInWithPassword')) calls += 1;
    });
    await page.goto('./login');
    await expect(heading(page)).toHaveText(LOGIN_HEADING);
    await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL('./login');
    expect(calls).toBe(0);
    release();
    await expect(page).toHaveURL('./introduction');
    expect(calls).toBe(1);
  });

  test('keeps what they type, and the focus, when the app arrives', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('./login');
    const email = page.getByLabel('Email');
    await email.fill(DEMO_MEMBER);
    const form = await email.elementHandle();
    const arrived = page.waitForResponse(/assets\/firebase-/);
    release();
    await arrived;
    await expect(email).toHaveValue(DEMO_MEMBER);
    await expect(email).toBeFocused();
    expect(await form?.evaluate((field) => field.isConnected)).toBe(true);
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
    await expect(page.getByRole('button', { name: 'Afficher le mot de passe' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('sees it on a page with a trailing slash too', async ({ page }) => {
    await holdApp(page);
    await page.goto('./login/');
    await expect(heading(page)).toHaveText(LOGIN_HEADING);
  });

  test('is not shown it for a reset link', async ({ page }) => {
    await holdApp(page);
    const asked = page.waitForRequest(/assets\/main-/);
    await page.goto('./login?mode=resetPassword');
    await asked;
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });

  test.describe('whom the app does not reach', () => {
    test.use({ expectedNoise: /ERR_FAILED|status of 404/ });

    test('is told, and finds the form again', async ({ page }) => {
      await page.route(APP, (route) => route.abort());
      await page.goto('./login');
      await expect(page.getByRole('alert')).toContainText('Chargement impossible');
      await page.unroute(APP);
      await page.getByRole('button', { name: 'Recharger la page' }).click();
      await expect(heading(page)).toHaveText(LOGIN_HEADING);
      await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
      await expect(page).toHaveURL('./introduction');
    });

    test('can sign in once the accounts do', async ({ page }) => {
      await page.route('**/assets/firebase-*.js', (route) => route.abort());
      await page.goto('./login');
      await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
      // One reload, in case another version took this one's place.
      await page.waitForEvent('load');
      await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
      await expect(page.getByText('Une erreur est survenue lors de la connexion')).toBeVisible();
      await page.unroute('**/assets/firebase-*.js');
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await expect(page).toHaveURL('./introduction');
    });
  });
});

test('a member who opens /login sees no form', async ({ page }) => {
  const release = await holdApp(page);
  const asked = page.waitForRequest(/assets\/main-/);
  await page.goto('./login');
  await asked;
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(heading(page)).toHaveCount(0);
  release();
  await expect(page).toHaveURL('./introduction');
});

test.describe('a member whom the accounts do not reach', () => {
  test.use({ expectedNoise: /ERR_FAILED|AuthError: unreachable/ });

  test('is told', async ({ page }) => {
    await page.route('**/assets/firebase-*.js', (route) => route.abort());
    await page.goto('./training');
    await expect(heading(page)).toHaveText('Chargement impossible');
  });
});
