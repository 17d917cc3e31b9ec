import type { Page } from '@playwright/test';
import { DEMO_ADMIN, DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { createAccount, resetCodes, setEmailPrivacy, unusedAddress } from './accounts.ts';
import { expect, signIn, test } from './fixtures.ts';
import { expectTimedToast, openWithStoppedClock } from './toasts.ts';
import { refuse } from './wire.ts';

test.use({ visitor: 'nobody', expectedNoise: /status of 400/ });
test.beforeAll(() => setEmailPrivacy(true));
test.afterAll(() => setEmailPrivacy(false));

/** Signs in, then opens `path` on a clock that stands still. */
async function openAs(page: Page, email: string, path: string): Promise<void> {
  await page.goto('./login');
  await signIn(page, email, DEMO_PASSWORD);
  await expect(page).toHaveURL('./introduction');
  await openWithStoppedClock(page, path);
}

test('with protected addresses, a wrong email and a wrong password get the same answer', async ({ page }) => {
  await openWithStoppedClock(page, './login');
  for (const [email, password] of [
    [DEMO_MEMBER, 'pas-le-bon'],
    ['personne@objectif8.test', DEMO_PASSWORD],
  ] as const) {
    await signIn(page, email, password);
    await expectTimedToast(page, 'danger', 'Adresse email ou mot de passe incorrect');
  }
  await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
  await expect(page).toHaveURL('./introduction');
  await expectTimedToast(page, 'success', 'Connexion réussie!');
});

test('with protected addresses, the other rows of the login stay', async ({ page }) => {
  const disabled = await createAccount({ password: DEMO_PASSWORD, disabled: true });
  await openWithStoppedClock(page, './login');
  for (const [email, message] of [
    ['pas-une-adresse', 'Adresse email invalide'],
    [disabled, 'Ce compte a été désactivé'],
  ] as const) {
    await signIn(page, email, DEMO_PASSWORD);
    await expectTimedToast(page, 'danger', message);
  }
  await refuse(page, 'signInWithPassword', 'TOO_MANY_ATTEMPTS_TRY_LATER');
  await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
  await expectTimedToast(page, 'danger', 'Trop de tentatives de connexion. Veuillez réessayer plus tard');
});

test('with protected addresses, the admin is not told which address has no account', async ({ page }) => {
  const taken = await createAccount({ password: DEMO_PASSWORD });
  const unknown = unusedAddress();
  await openAs(page, DEMO_ADMIN, './admin');
  for (const email of [unknown, taken]) {
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Envoyer l’email de réinitialisation' }).click();
    await expectTimedToast(page, 'success', 'Email de réinitialisation envoyé avec succès');
  }
  expect(await resetCodes(unknown)).toEqual([]);
  expect(await resetCodes(taken)).toHaveLength(1);

  // The server says of these too that all went well.
  await page.getByLabel('Email').fill('pas-une-adresse');
  await page.getByRole('button', { name: 'Envoyer l’email de réinitialisation' }).click();
  await expectTimedToast(page, 'danger', 'Adresse email invalide');

  const create = page.getByRole('button', { name: 'Créer l’utilisateur' });
  await page.getByLabel('Email').fill(taken);
  await create.click();
  await expectTimedToast(page, 'danger', 'Cette adresse email est déjà utilisée');
  await page.getByLabel('Email').fill(unknown);
  await create.click();
  await expectTimedToast(page, 'success', 'Utilisateur créé et email de réinitialisation envoyé');
  expect(await resetCodes(unknown)).toHaveLength(1);
});

test('with protected addresses, the profile sends its email', async ({ page }) => {
  const email = await createAccount({ password: DEMO_PASSWORD });
  await openAs(page, email, './profile');
  await page.getByRole('button', { name: 'Réinitialiser mon mot de passe' }).click();
  await expectTimedToast(page, 'success', 'Un email de réinitialisation a été envoyé');
  expect(await resetCodes(email)).toHaveLength(1);
});

test('with protected addresses, a forgotten password promises nothing', async ({ page }) => {
  const unknown = unusedAddress();
  await openWithStoppedClock(page, './login?mode=resetPassword');
  await page.getByLabel('Email').fill(unknown);
  await page.getByRole('button', { name: 'Recevoir un lien par email' }).click();
  await expectTimedToast(page, 'success', 'Email de réinitialisation envoyé avec succès');
  await expect(page.getByText(`Si un compte existe pour ${unknown}, tu reçois le lien`)).toBeVisible();
});
