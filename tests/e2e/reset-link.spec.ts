import { DEMO_ADMIN, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { createAccount, isPasswordOf, resetCodes } from './accounts.ts';
import { expect, signIn, test } from './fixtures.ts';
import { expectOpen, expectSignedInAs, invite, linkWith, NEW_PASSWORD, password, submit } from './reset-screen.ts';
import { expectToast, stopClock } from './toasts.ts';
import { addressOfCall } from './wire.ts';

// The emulator knows no password policy: it answers 501.
test.use({ visitor: 'nobody', expectedNoise: /status of (?:400|501)|ERR_FAILED/ });

test('a member who forgot their password gets a link, which leads to a new one and signs them in', async ({ page }) => {
  const email = await createAccount({ password: DEMO_PASSWORD });
  await stopClock(page);
  await page.goto('./login?mode=resetPassword');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Recevoir un lien par email' }).click();
  await expectToast(page, 'success', 'Email de réinitialisation envoyé avec succès');
  const [code = ''] = await resetCodes(email);

  await page.goto(linkWith(code));
  await password(page).fill('perdu');
  await page.reload();
  await expectOpen(page);
  await expect(password(page)).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await password(page).fill(NEW_PASSWORD);
  await submit(page).click();
  await expect(page).toHaveURL('./introduction');
  await expectToast(page, 'success', 'Mot de passe enregistré');
  await expectSignedInAs(page, email);
  expect(await isPasswordOf(email, NEW_PASSWORD)).toBe(true);
  expect(await isPasswordOf(email, DEMO_PASSWORD)).toBe(false);

  await page.goto(linkWith(code));
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Objectif 8 Ce lien n’est plus valable');
});

test('a member who is signed in chooses a new password and stays signed in with it', async ({ page }) => {
  const { email, link } = await invite();
  await page.goto('./login');
  await signIn(page, email, DEMO_PASSWORD);
  await expect(page).toHaveURL('./introduction');
  await page.goto(link);
  await expectOpen(page);
  await password(page).fill(NEW_PASSWORD);
  await submit(page).click();
  await expect(page).toHaveURL('./introduction');
  const stands = page.waitForResponse(addressOfCall('lookup'));
  await expectSignedInAs(page, email);
  expect((await stands).status()).toBe(200);
});

test.describe('the admin', () => {
  test.use({ visitor: 'admin' });

  test('who opens a member’s link stays the admin', async ({ page }) => {
    const { email, link } = await invite();
    await page.goto(link);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await password(page).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expectSignedInAs(page, DEMO_ADMIN);
    expect(await isPasswordOf(email, NEW_PASSWORD)).toBe(true);
  });
});
