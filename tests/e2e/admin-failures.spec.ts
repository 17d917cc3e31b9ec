import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { accountExists, createAccount, resetCodes, unusedAddress } from './accounts.ts';
import { addressOn, PORT } from './address.ts';
import { expect, test } from './fixtures.ts';
import { expectTimedToast, expectToast, keepToasts, openWithStoppedClock } from './toasts.ts';
import { addressOfCall, leaveUnanswered, lose, refuse } from './wire.ts';

test.use({ visitor: 'admin', expectedNoise: /status of (?:400|429|503)|ERR_FAILED/ });

const BUTTONS = { create: 'Créer l’utilisateur', reset: 'Envoyer l’email de réinitialisation' };

async function press(page: Page, button: keyof typeof BUTTONS, address: string): Promise<void> {
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: BUTTONS[button] }).click();
}

async function expectReadyToTryAgain(page: Page, address: string): Promise<void> {
  await expect(page.getByLabel('Email')).toHaveValue(address);
  for (const name of Object.values(BUTTONS)) {
    const button = page.getByRole('button', { name });
    await expect(button).toBeEnabled();
    await expect(button).toHaveAttribute('aria-busy', 'false');
  }
}

const CREATION_CLOSED = 'Le projet Firebase n’autorise pas l’app à créer des comptes';
const CREATION_FAILED = "Erreur lors de la création de l'utilisateur";
const UNREACHED = 'Pas de réseau ou serveur injoignable\u00a0: ';
const CREATION_UNCONFIRMED = 'le compte n’est peut-être pas créé';
const EMAIL_UNCONFIRMED = 'l’email n’est peut-être pas parti';
const EMAIL_FAILED = "Erreur lors de l'envoi de l'email";
const EMAIL_NOT_SENT = "Utilisateur créé, mais l'email de réinitialisation n'a pas pu être envoyé";

for (const { code, message, offersHelp } of [
  { code: 'SOMETHING_NEW', message: CREATION_FAILED, offersHelp: false },
  { code: 'TOO_MANY_ATTEMPTS_TRY_LATER', message: CREATION_FAILED, offersHelp: false },
  { code: 'ADMIN_ONLY_OPERATION', message: CREATION_CLOSED, offersHelp: true },
  { code: 'OPERATION_NOT_ALLOWED', message: CREATION_FAILED, offersHelp: false },
  {
    code: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 12 characters]',
    message: 'Le projet Firebase refuse les mots de passe temporaires de l’app',
    offersHelp: true,
  },
]) {
  test(`a creation that is answered with ${code.split(' ', 1)}`, async ({ page }) => {
    const address = unusedAddress();
    await refuse(page, 'signUp', code);
    await openWithStoppedClock(page, './admin');
    await press(page, 'create', address);
    await expectTimedToast(page, 'danger', message);
    await expectReadyToTryAgain(page, address);
    await expect(page.getByRole('heading', { name: 'Créer les membres autrement' })).toHaveCount(offersHelp ? 1 : 0);
    expect(await accountExists(address)).toBe(false);
  });
}

for (const { code, status = 400, message } of [
  { code: 'INVALID_EMAIL', message: 'Adresse email invalide' },
  { code: 'SOMETHING_NEW', message: EMAIL_FAILED },
  { code: 'TOO_MANY_ATTEMPTS_TRY_LATER', status: 429, message: EMAIL_FAILED },
  { code: 'UNAVAILABLE', status: 503, message: EMAIL_FAILED },
]) {
  test(`a reset that is answered with ${code}`, async ({ page }) => {
    await refuse(page, 'sendOobCode', code, status);
    await openWithStoppedClock(page, './admin');
    await press(page, 'reset', 'membre-1@objectif8.test');
    await expectTimedToast(page, 'danger', message);
    await expectReadyToTryAgain(page, 'membre-1@objectif8.test');
  });
}

test('a network that loses both calls is named', async ({ page }) => {
  await lose(page, 'signUp');
  await lose(page, 'sendOobCode');
  const address = unusedAddress();
  await openWithStoppedClock(page, './admin');
  await press(page, 'create', address);
  await expectTimedToast(page, 'danger', `${UNREACHED}${CREATION_UNCONFIRMED}`);
  await expectReadyToTryAgain(page, address);
  await press(page, 'reset', address);
  await expectTimedToast(page, 'danger', `${UNREACHED}${EMAIL_UNCONFIRMED}`);
  await expectReadyToTryAgain(page, address);
});

test.describe('offline', () => {
  // The SDK goes on to note that it was used, in an app that is deleted by then.
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED|app-deleted/ });

  test('both calls say that there is no network', async ({ page, context }) => {
    const address = unusedAddress();
    await openWithStoppedClock(page, './admin');
    // The form is there once the accounts are: nothing else is fetched.
    await expect(page.getByLabel('Email')).toBeVisible();
    await context.setOffline(true);
    await press(page, 'create', address);
    await expectTimedToast(page, 'danger', `Pas de réseau\u00a0: ${CREATION_UNCONFIRMED}`);
    await press(page, 'reset', address);
    await expectTimedToast(page, 'danger', `Pas de réseau\u00a0: ${EMAIL_UNCONFIRMED}`);
    await expectReadyToTryAgain(page, address);
  });
});

test('a creation that is never answered is given up after 10 s', async ({ page }) => {
  const address = unusedAddress();
  await leaveUnanswered(page, 'signUp');
  await keepToasts(page);
  await page.goto('./admin');
  await press(page, 'create', address);
  await expect(page.getByRole('alert')).toHaveText(`${UNREACHED}${CREATION_UNCONFIRMED}`, { timeout: 20_000 });
  await expectReadyToTryAgain(page, address);
});

test('an account whose email failed is told as such; the reset button then sends it', async ({ page }) => {
  const address = unusedAddress();
  await refuse(page, 'sendOobCode', 'SOMETHING_NEW');
  await openWithStoppedClock(page, './admin');
  await press(page, 'create', address);
  await expectTimedToast(page, 'warning', EMAIL_NOT_SENT);
  await expectReadyToTryAgain(page, address);
  expect(await accountExists(address)).toBe(true);

  await page.unroute(addressOfCall('sendOobCode'));
  await page.getByRole('button', { name: BUTTONS.reset }).click();
  await expectToast(page, 'success', 'Email de réinitialisation envoyé avec succès');
  expect(await resetCodes(address)).toHaveLength(1);
});

test('a project that does not know this host still sends the email, without the way back', async ({ page }) => {
  await keepToasts(page);
  const address = await createAccount({ password: DEMO_PASSWORD });
  const waysBack: unknown[] = [];
  await page.route(addressOfCall('sendOobCode'), async (route) => {
    const { continueUrl } = route.request().postDataJSON();
    waysBack.push(continueUrl);
    const refusal = {
      status: 400,
      json: { error: { code: 400, message: 'UNAUTHORIZED_DOMAIN : Domain not allowed' } },
    };
    await (continueUrl ? route.fulfill(refusal) : route.fallback());
  });
  await page.goto('./admin');
  await press(page, 'reset', address);
  await expectToast(page, 'success', 'Email de réinitialisation envoyé avec succès');
  expect(waysBack).toEqual([`${addressOn(PORT)}login`, undefined]);
  expect(await resetCodes(address)).toHaveLength(1);
});
