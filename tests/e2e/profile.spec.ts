import type { Page } from '@playwright/test';
import { readVersion } from '../../scripts/version.ts';
import { app } from '../fixtures/generated/app.ts';
import { PROGRAMME } from '../fixtures/programme.ts';
import { changeAccount, resetCodes } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { accountShown, signInAsNewMember } from './session.ts';
import { expectTimedToast, openWithStoppedClock } from './toasts.ts';
import { addressOfCall, countCalls, hold, leaveUnanswered, lose, refuse } from './wire.ts';

test.use({ visitor: 'nobody' });

const UNREACHED = 'Pas de réseau ou serveur injoignable\u00a0: l’email n’est peut-être pas parti';
const WRITE_TO_US = 'Un problème est survenu veuillez nous contacter par email';

const resetButton = (page: Page) => page.getByRole('button', { name: 'Réinitialiser mon mot de passe' });
const signOutButton = (page: Page) => page.getByRole('button', { name: 'Se déconnecter' });

/** Signs in with an account of its own, and opens its profile on a clock that stands still. */
async function openProfile(page: Page): Promise<string> {
  const email = await signInAsNewMember(page);
  // The screen is there before the accounts' SDK, which has read the session when it has asked about it.
  const checked = page.waitForResponse(
    (response) => response.url().includes('/accounts:lookup') && response.frame().url().endsWith('/profile'),
  );
  await openWithStoppedClock(page, './profile');
  await expect(accountShown(page)).toHaveText(email);
  // The session is checked once other tabs have had their time.
  await page.clock.runFor(1500);
  await checked;
  return email;
}

test('it says which version of the app this is, and from when its programme is', async ({ page }) => {
  await openProfile(page);
  const version = readVersion(PROGRAMME);
  // A clone without its history knows no date.
  const day = version.contentDate && new Date(version.contentDate);
  const date = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(page.getByText(/^Version/)).toHaveText(
    `Version ${version.app}${day ? ` · programme du ${date.format(day).replace(/^1 /, '1er ')}` : ''}`,
  );
});

test('the reset button sends one email, and says so for 2 s', async ({ page }) => {
  const email = await openProfile(page);
  const held = await hold(page, 'sendOobCode');
  await resetButton(page).dblclick();
  await expect(resetButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(resetButton(page)).toHaveAttribute('aria-busy', 'true');
  held.release();
  await expectTimedToast(page, 'success', 'Un email de réinitialisation a été envoyé');
  await expect(resetButton(page)).toBeEnabled();
  expect(await resetCodes(email)).toHaveLength(1);
});

test.describe('a reset that fails', () => {
  test.use({ expectedNoise: /status of (?:400|429)|ERR_FAILED/ });

  for (const { name, fail } of [
    { name: 'meets an unknown refusal', fail: (page: Page) => refuse(page, 'sendOobCode', 'SOMETHING_NEW') },
    {
      name: 'was asked for too often',
      fail: (page: Page) => refuse(page, 'sendOobCode', 'TOO_MANY_ATTEMPTS_TRY_LATER', 429),
    },
    { name: 'finds no account', fail: (page: Page) => refuse(page, 'sendOobCode', 'EMAIL_NOT_FOUND') },
  ]) {
    test(`because it ${name} asks the member to write`, async ({ page }) => {
      await openProfile(page);
      await fail(page);
      await resetButton(page).click();
      await expectTimedToast(page, 'danger', WRITE_TO_US);
      await expect(resetButton(page)).toBeEnabled();
    });
  }

  for (const { name, fail } of [
    { name: 'the network loses it', fail: (page: Page) => lose(page, 'sendOobCode') },
    {
      name: 'the answer is empty',
      fail: (page: Page) => page.route(addressOfCall('sendOobCode'), (route) => route.fulfill({ json: {} })),
    },
  ]) {
    test(`because ${name} names the network`, async ({ page }) => {
      await openProfile(page);
      await fail(page);
      await resetButton(page).click();
      await expectTimedToast(page, 'danger', UNREACHED);
      await expect(resetButton(page)).toBeEnabled();
    });
  }

  test('because it is never answered names the network after 10 s', async ({ page }) => {
    await openProfile(page);
    await leaveUnanswered(page, 'sendOobCode');
    const sent = page.waitForRequest(addressOfCall('sendOobCode'));
    await resetButton(page).click();
    await sent;
    await page.clock.runFor(10_000);
    await expectTimedToast(page, 'danger', UNREACHED);
    await expect(resetButton(page)).toBeEnabled();
  });
});

test('an account without an address asks the member to write, and sends nothing', async ({ page }) => {
  const email = await openProfile(page);
  await changeAccount(email, { deleteAttribute: ['EMAIL'] });
  const calls = countCalls(page, 'sendOobCode');
  await page.reload();
  await expect(accountShown(page)).toBeVisible();
  await page.clock.runFor(1500);
  await expect(accountShown(page)).toHaveText('Aucune adresse enregistrée');
  await resetButton(page).click();
  await expectTimedToast(page, 'danger', WRITE_TO_US);
  expect(calls.sent).toBe(0);
});

test('the contact link opens a message with its subject', async ({ page }) => {
  await openProfile(page);
  const link = page.getByRole('link', { name: 'Nous contacter par email' });
  const { protocol, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(protocol).toBe('mailto:');
  expect(pathname).toBe(app.contact.email);
  expect(searchParams.get('subject')).toBe(app.contact.subject);
});

test('signing out says so at /login for 2 s', async ({ page }) => {
  await openProfile(page);
  await signOutButton(page).click();
  await expect(page).toHaveURL('./login');
  await expectTimedToast(page, 'success', 'Déconnexion réussie');
  await page.reload();
  await expect(page).toHaveURL('./login');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
});

test('a sign-out that fails says so for 3 s, and works afterwards', async ({ page }) => {
  const email = await openProfile(page);
  await page.evaluate(() => {
    const erase = IDBObjectStore.prototype.delete;
    IDBObjectStore.prototype.delete = () => {
      throw new Error('the storage is closed');
    };
    Object.assign(window, { repairStorage: () => Object.assign(IDBObjectStore.prototype, { delete: erase }) });
  });
  await signOutButton(page).click();
  await expectTimedToast(page, 'danger', 'Erreur lors de la déconnexion');
  await expect(signOutButton(page)).toBeEnabled();
  await expect(page).toHaveURL('./profile');
  await expect(accountShown(page)).toHaveText(email);

  await page.evaluate('repairStorage()');
  await signOutButton(page).click();
  await expect(page).toHaveURL('./login');
  await expectTimedToast(page, 'success', 'Déconnexion réussie');
});

test('after a sign-out that failed, the reload finds the member signed in', async ({ page }) => {
  const email = await openProfile(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new Error('the storage is closed');
    };
  });
  await signOutButton(page).click();
  await expectTimedToast(page, 'danger', 'Erreur lors de la déconnexion');
  await page.reload();
  await expect(accountShown(page)).toHaveText(email);
  await signOutButton(page).click();
  await expect(page).toHaveURL('./login');
});

test.describe('offline', () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ });

  const question = (page: Page) => page.getByRole('heading', { name: 'Te déconnecter sans réseau ?' });

  test('a reset says that there is no network', async ({ page, context }) => {
    await openProfile(page);
    await context.setOffline(true);
    await resetButton(page).click();
    await expectTimedToast(page, 'danger', 'Pas de réseau\u00a0: l’email n’est peut-être pas parti');
  });

  test('signing out asks first; keeping the session, or Escape, leads back to the button', async ({
    page,
    context,
  }) => {
    const email = await openProfile(page);
    await context.setOffline(true);
    const keep = page.getByRole('button', { name: 'Garder ma session' });
    for (const answer of [() => keep.click(), () => keep.press('Enter'), () => page.keyboard.press('Escape')]) {
      await signOutButton(page).press('Enter');
      await expect(question(page)).toBeFocused();
      await expect(page.getByText('tu n’auras plus accès au programme sur cet appareil')).toBeVisible();
      await answer();
      await expect(question(page)).toHaveCount(0);
      await expect(signOutButton(page)).toBeFocused();
    }
    await expect(accountShown(page)).toHaveText(email);
    await expect(page).toHaveURL('./profile');
  });

  test('signing out all the same says so at /login for 2 s', async ({ page, context }) => {
    await openProfile(page);
    await context.setOffline(true);
    await signOutButton(page).click();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Me déconnecter quand même' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('./login');
    await expectTimedToast(page, 'success', 'Déconnexion réussie');
  });
});
