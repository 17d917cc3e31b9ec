import type { Page } from '@playwright/test';
import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { expect, signIn, test } from './fixtures.ts';
import { expectHydrated } from './hydrated.ts';
import { LOGIN_HEADING } from './screens.ts';
import { holdRequests } from './wire.ts';

/** The form that the build has prerendered into the page of /login, before the app itself is there. */

const APP = '**/assets/main-*.js';
const ACCOUNTS = '**/assets/firebase-*.js';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const holdApp = (page: Page) => holdRequests(page, APP);

/** Runs in the page: every look at what is stored takes longer than an answer from the accounts. */
function slowStorage(): void {
  const get = IDBObjectStore.prototype.get;
  IDBObjectStore.prototype.get = function (key) {
    const request = get.call(this, key);
    const listen = request.addEventListener.bind(request);
    request.addEventListener = (type: string, listener: EventListener) =>
      listen(type, (event) => setTimeout(() => listener(event), 1000));
    return request;
  };
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
    await page.getByLabel('Mot de passe', { exact: true }).press('Enter');
    await expect(page).toHaveURL('./login');
    expect(calls).toBe(0);
    release();
    await expect(page).toHaveURL('./introduction');
    expect(calls).toBe(1);
  });

  test('who sends it before the session is read is signed in', async ({ page }) => {
    await page.addInitScript(slowStorage);
    await page.goto('./login');
    await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
    await expect(page).toHaveURL('./introduction');
  });

  test('sends nothing that they went on changing', async ({ page }) => {
    const release = await holdApp(page);
    const called: string[] = [];
    page.on('request', (request) => called.push(request.url()));
    await page.goto('./login');
    const send = page.getByRole('button', { name: 'Se connecter' });
    await page.getByLabel('Email').fill(DEMO_MEMBER);
    await page.getByLabel('Email').press('Enter');
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await page.getByLabel('Mot de passe', { exact: true }).fill('hu');
    await expect(send).toHaveAttribute('aria-busy', 'false');
    release();
    await expectHydrated(page);
    expect(called.filter((url) => url.includes('signInWithPassword'))).toEqual([]);
    await expect(page.getByRole('alert')).toHaveText('');
  });

  test('keeps what they type, the focus and the form itself when the app arrives', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('./login');
    const email = page.getByLabel('Email');
    await email.fill(DEMO_MEMBER);
    const field = await email.elementHandle();
    release();
    await expectHydrated(page);
    await expect(email).toHaveValue(DEMO_MEMBER);
    expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
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
    test.use({ expectedNoise: /ERR_FAILED/ });

    test('is told, keeps what they typed, and tries again', async ({ page }) => {
      await page.route(APP, (route) => route.abort());
      await page.goto('./login');
      await expect(page.getByText('Chargement impossible. Vérifie ta connexion.')).toBeVisible();
      // In sight, and with the focus still, after another failure.
      const retry = page.getByRole('button', { name: 'Réessayer' });
      await retry.press('Enter');
      await expect(retry).toBeFocused();
      await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
      await expect(retry).toBeInViewport();
      await page.unroute(APP);
      await retry.click();
      await expect(page).toHaveURL('./introduction');
      await expect(page.getByText('Chargement impossible')).toHaveCount(0);
    });

    test('can sign in once the accounts do', async ({ page }) => {
      await page.route(ACCOUNTS, (route) => route.abort());
      await page.goto('./login');
      await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
      await expect(page.getByText('Pas de réseau ou serveur injoignable : connexion impossible')).toBeVisible();
      await page.unroute(ACCOUNTS);
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await expect(page).toHaveURL('./introduction');
    });
  });

  test('finds the form although the storage of the accounts is damaged', async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('damaged')) return;
      sessionStorage.setItem('damaged', 'yes');
      // A database without its store, as some browsers have left behind.
      const request = indexedDB.open('firebaseLocalStorageDb', 1);
      request.onsuccess = () => request.result.close();
    });
    await page.goto('./login');
    await expect(heading(page)).toHaveText(LOGIN_HEADING);
    await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
    await expect(page).toHaveURL('./introduction');
    await page.reload();
    await expect(page).toHaveURL('./introduction');
    await expect(page.getByRole('navigation')).toBeVisible();
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

test.describe('a member', () => {
  test.use({ expectedNoise: /ERR_FAILED|AuthError: unreachable/ });

  test('is told when the app does not reach them', async ({ page }) => {
    await page.route(APP, (route) => route.abort());
    await page.goto('./training');
    await expect(heading(page)).toHaveText('Chargement impossible');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle('Chargement impossible');
    await page.unroute(APP);
    await page.getByRole('button', { name: 'Recharger la page' }).click();
    await expect(page.getByRole('navigation')).toBeVisible();
  });

  test('is told when the accounts do not', async ({ page }) => {
    await page.route(ACCOUNTS, (route) => route.abort());
    await page.goto('./training');
    await expect(heading(page)).toHaveText('Chargement impossible');
  });
});
