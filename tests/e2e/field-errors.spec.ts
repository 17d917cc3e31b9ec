import type { Locator, Page } from '@playwright/test';
import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { createAccount, unusedAddress } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { expect, signIn, test } from './fixtures.ts';
import { expectHydrated } from './hydrated.ts';
import { expectTimedToast, openWithStoppedClock } from './toasts.ts';
import { addressOfCall, refuse } from './wire.ts';

/** What is wrong with a field stays at the field when the toast is gone. */

test.use({ expectedNoise: /status of 400/ });

const EMPTY = 'Veuillez remplir tous les champs';
const emailField = (page: Page) => page.getByLabel('Email');
const passwordField = (page: Page) => page.getByLabel('Mot de passe', { exact: true });

/** Marked, and described by a text that stands in the page once, outside every live region. */
async function expectMarked(page: Page, text: string, fields: Locator[]): Promise<void> {
  for (const field of fields) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(text);
  }
  await expect(page.getByText(text, { exact: true })).toHaveCount(1);
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.locator('[aria-live], [role=alert], [role=status]').getByText(text)).toHaveCount(0);
}

async function expectUnmarked(...fields: Locator[]): Promise<void> {
  for (const field of fields) {
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(field).toHaveAccessibleDescription('');
  }
}

test.describe('at /login', () => {
  test.use({ visitor: 'nobody' });

  test('empty fields are marked until each is changed', async ({ page }) => {
    await openWithStoppedClock(page, './login');
    await signIn(page, '', '');
    await expectTimedToast(page, 'warning', EMPTY);
    await expectMarked(page, EMPTY, [emailField(page), passwordField(page)]);
    await passwordField(page).fill('x');
    await expectUnmarked(passwordField(page));
    await expectMarked(page, EMPTY, [emailField(page)]);
    await emailField(page).fill('x');
    await expectUnmarked(emailField(page), passwordField(page));
    await expect(page.getByText(EMPTY)).toHaveCount(0);
  });

  test('marked fields are accessible', async ({ page }) => {
    await page.goto('./login');
    await expectHydrated(page);
    await signIn(page, '', '');
    await expect(passwordField(page)).toHaveAccessibleDescription(EMPTY);
    await expectAccessible(page);
  });

  test('a refusal marks the field that it is about, and is announced once', async ({ page }) => {
    const disabled = await createAccount({ password: DEMO_PASSWORD, disabled: true });
    await openWithStoppedClock(page, './login');
    const [email, password] = [emailField(page), passwordField(page)];
    for (const { address, typed, text, marked, other } of [
      { address: 'pas-une-adresse', text: 'Adresse email invalide', marked: email, other: password },
      { address: disabled, text: 'Ce compte a été désactivé', marked: email, other: password },
      {
        address: unusedAddress(),
        text: 'Aucun compte ne correspond à cette adresse email',
        marked: email,
        other: password,
      },
      { address: DEMO_MEMBER, typed: 'pas-le-bon', text: 'Mot de passe incorrect', marked: password, other: email },
    ]) {
      await signIn(page, address, typed ?? DEMO_PASSWORD);
      const alert = page.getByRole('alert');
      await expect(alert).toHaveText(text);
      await expect(alert).toHaveCount(1);
      await expectTimedToast(page, 'danger', text);
      await expectMarked(page, text, [marked]);
      await expectUnmarked(other);
      await marked.press('End');
      await marked.press('Backspace');
      await expectUnmarked(marked, other);
    }
  });

  test('both fields are marked when the server won’t say which is wrong', async ({ page }) => {
    const text = 'Adresse email ou mot de passe incorrect';
    await refuse(page, 'signInWithPassword', 'INVALID_LOGIN_CREDENTIALS');
    await openWithStoppedClock(page, './login');
    await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
    await expectTimedToast(page, 'danger', text);
    await expectMarked(page, text, [emailField(page), passwordField(page)]);
    await page.unroute(addressOfCall('signInWithPassword'));
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL('./introduction');
  });

  test('a refusal that is about no field marks none', async ({ page }) => {
    await refuse(page, 'signInWithPassword', 'TOO_MANY_ATTEMPTS_TRY_LATER');
    await openWithStoppedClock(page, './login');
    await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
    await expectTimedToast(page, 'danger', 'Trop de tentatives de connexion. Veuillez réessayer plus tard');
    await expectUnmarked(emailField(page), passwordField(page));
  });

  test('the form of a forgotten password marks its field', async ({ page }) => {
    await openWithStoppedClock(page, './login?mode=resetPassword');
    for (const [address, kind, text] of [
      ['', 'warning', 'Veuillez entrer une adresse email'],
      ['marie@', 'danger', 'Adresse email invalide'],
      [unusedAddress(), 'danger', 'Aucun compte ne correspond à cette adresse email'],
    ] as const) {
      await emailField(page).fill(address);
      await page.getByRole('button', { name: 'Recevoir un lien par email' }).click();
      await expectTimedToast(page, kind, text);
      await expectMarked(page, text, [emailField(page)]);
    }
    await emailField(page).fill('x');
    await expectUnmarked(emailField(page));
  });
});

test.describe('in the admin panel', () => {
  test.use({ visitor: 'admin' });

  test('the field is marked until it is changed, or the next call succeeds', async ({ page }) => {
    const taken = await createAccount({ password: DEMO_PASSWORD });
    await openWithStoppedClock(page, './admin');
    const create = page.getByRole('button', { name: 'Créer l’utilisateur' });
    const reset = page.getByRole('button', { name: 'Envoyer l’email de réinitialisation' });
    for (const [address, button, kind, text] of [
      ['', create, 'warning', 'Veuillez entrer une adresse email'],
      ['marie@', reset, 'danger', 'Adresse email invalide'],
      [unusedAddress(), reset, 'danger', 'Aucun compte ne correspond à cette adresse email'],
      [taken, create, 'danger', 'Cette adresse email est déjà utilisée'],
    ] as const) {
      await emailField(page).fill(address);
      await button.click();
      await expectTimedToast(page, kind, text);
      await expectMarked(page, text, [emailField(page)]);
    }
    await reset.click();
    await expectTimedToast(page, 'success', 'Email de réinitialisation envoyé avec succès');
    await expectUnmarked(emailField(page));
  });
});
