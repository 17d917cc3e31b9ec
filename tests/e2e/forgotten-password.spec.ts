import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { createAccount, resetCodes, unusedAddress } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated } from './hydrated.ts';
import { expectTimedToast, expectToast, keepToasts, openWithStoppedClock } from './toasts.ts';
import { addressOfCall, countCalls, hold, refuse } from './wire.ts';

test.use({ visitor: 'nobody', expectedNoise: /status of 400/ });

const FORGOTTEN = './login?mode=resetPassword';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page) => page.getByLabel('Email');
const send = (page: Page) => page.getByRole('button', { name: 'Recevoir un lien par email' });
const sentText = (email: string) =>
  `Si un compte existe pour ${email}, tu reçois le lien dans quelques minutes. Regarde aussi dans les courriers indésirables.`;

test('the login leads to the screen that sends a link, and back', async ({ page }) => {
  await page.goto('./login');
  await expectHydrated(page);
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  await expect(page).toHaveURL(FORGOTTEN);
  await expect(heading(page)).toHaveAccessibleName('Objectif 8 Mot de passe oublié');
  await expect(heading(page)).toBeFocused();
  await page.reload();
  await expect(heading(page)).toHaveAccessibleName('Objectif 8 Mot de passe oublié');
  await page.getByRole('link', { name: 'Retour à la connexion' }).click();
  await expect(page).toHaveURL('./login');
  await expect(heading(page)).toHaveAccessibleName('Objectif 8 Connexion');
  await expect(heading(page)).toBeFocused();
});

test('a member who forgot their password receives one link', async ({ page }) => {
  const email = await createAccount({ password: DEMO_PASSWORD });
  const held = await hold(page, 'sendOobCode');
  await openWithStoppedClock(page, FORGOTTEN);
  await field(page).fill(`  ${email} `);
  await send(page).dblclick();
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(send(page)).toHaveAttribute('aria-busy', 'true');
  await field(page).press('Enter');
  held.release();
  await expectTimedToast(page, 'success', 'Email de réinitialisation envoyé avec succès');
  await expect(page.getByText(sentText(email), { exact: true })).toBeVisible();
  expect(await resetCodes(email)).toHaveLength(1);
});

test('the email is asked for in French, with the way back to the app', async ({ page }) => {
  await keepToasts(page);
  await page.goto(FORGOTTEN);
  await field(page).fill(await createAccount({ password: DEMO_PASSWORD }));
  const asked = page.waitForRequest(addressOfCall('sendOobCode'));
  await send(page).click();
  const request = await asked;
  expect(request.headers()['x-firebase-locale']).toBe('fr');
  expect(request.postDataJSON().continueUrl).toBe(new URL('./login', page.url()).href);
  await expectToast(page, 'success', 'Email de réinitialisation envoyé avec succès');
});

test('an address that cannot get a link is told why, for 3 s', async ({ page }) => {
  const calls = countCalls(page, 'sendOobCode');
  await openWithStoppedClock(page, FORGOTTEN);
  await send(page).click();
  await expect(field(page)).toBeFocused();
  await expectTimedToast(page, 'warning', 'Veuillez entrer une adresse email');
  expect(calls.sent).toBe(0);

  for (const malformed of ['pas-une-adresse', 'marie@exemple,fr']) {
    await field(page).fill(malformed);
    await send(page).click();
    await expect(field(page)).toBeFocused();
    await expectTimedToast(page, 'danger', 'Adresse email invalide');
  }
  expect(calls.sent).toBe(0);

  const unknown = unusedAddress();
  await field(page).fill(unknown);
  await send(page).click();
  await expectTimedToast(page, 'danger', 'Aucun compte ne correspond à cette adresse email');
  await expect(field(page)).toHaveValue(unknown);
  await expect(page.getByText('Si un compte existe')).toHaveCount(0);

  // The emulator never gives these answers.
  for (const [code, message] of [
    ['INVALID_EMAIL', 'Adresse email invalide'],
    ['RESET_PASSWORD_EXCEED_LIMIT', "Erreur lors de l'envoi de l'email"],
    ['SOMETHING_NEW', "Erreur lors de l'envoi de l'email"],
  ] as const) {
    await refuse(page, 'sendOobCode', code);
    await send(page).click();
    await expectTimedToast(page, 'danger', message);
    await expect(send(page)).toBeEnabled();
  }
});

test.describe('signed in', () => {
  test.use({ visitor: 'member' });

  test('the screen opens with the member’s address, and leads back to the app', async ({ page }) => {
    await keepToasts(page);
    await page.goto(FORGOTTEN);
    await expect(field(page)).toHaveValue('membre@objectif8.test');
    await field(page).fill(unusedAddress());
    await send(page).click();
    await expectToast(page, 'danger', 'Aucun compte ne correspond à cette adresse email');
    await page.getByRole('link', { name: 'Retour à l’app' }).click();
    await expect(page).toHaveURL('./introduction');
  });
});
