import { DEMO_ADMIN, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { changeAccount, isPasswordOf } from './accounts.ts';
import { expect, signIn, test } from './fixtures.ts';
import { expectOpen, expectSignedInAs, invite, NEW_PASSWORD, password, submit } from './reset-screen.ts';
import { expectTimedToast, expectToast, keepToasts, openWithStoppedClock } from './toasts.ts';
import { addressOfCall } from './wire.ts';

// The emulator knows no password policy: it answers 501.
test.use({ visitor: 'nobody', expectedNoise: /status of (?:400|501)|ERR_FAILED/ });

test('the link leads to a new password, which signs its owner in', async ({ page }) => {
  const { email, link } = await invite();
  await openWithStoppedClock(page, link);
  await expectOpen(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly');
  await expect(password(page)).toHaveAttribute('autocomplete', 'new-password');
  await password(page).fill(NEW_PASSWORD);
  await password(page).press('Enter');
  await expect(page).toHaveURL('./introduction');
  await expectTimedToast(page, 'success', 'Mot de passe enregistré');
  await expectSignedInAs(page, email);
  expect(await isPasswordOf(email, NEW_PASSWORD)).toBe(true);
  expect(await isPasswordOf(email, DEMO_PASSWORD)).toBe(false);
});

test('a password that was saved, though the answer got lost, signs its owner in', async ({ page }) => {
  const { email, link } = await invite();
  await keepToasts(page);
  await page.goto(link);
  await expectOpen(page);
  await page.route(addressOfCall('resetPassword'), async (route) => {
    await route.fetch();
    await route.abort();
  });
  await password(page).fill(NEW_PASSWORD);
  await submit(page).click();
  await expectToast(page, 'success', 'Mot de passe enregistré');
  await expectSignedInAs(page, email);
  expect(await isPasswordOf(email, NEW_PASSWORD)).toBe(true);
});

test('spaces around the new password are left out, as they are at the login', async ({ page }) => {
  const { email, link } = await invite();
  await page.goto(link);
  await password(page).fill('  deux mots  ');
  await submit(page).click();
  await expectSignedInAs(page, email);
  expect(await isPasswordOf(email, 'deux mots')).toBe(true);
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('./login');
  await signIn(page, email, '  deux mots ');
  await expect(page).toHaveURL('./introduction');
});

test('a reload in the middle leaves the link as good as it was', async ({ page }) => {
  const { email, link } = await invite();
  await page.goto(link);
  await password(page).fill(NEW_PASSWORD);
  await page.reload();
  await expectOpen(page);
  await expect(password(page)).toHaveValue('');
  await password(page).fill(NEW_PASSWORD);
  await submit(page).click();
  await expectSignedInAs(page, email);
});

test('a member who is signed in chooses a new password and stays signed in with it', async ({ page }) => {
  const { email, link } = await invite();
  await page.goto('./login');
  await signIn(page, email, DEMO_PASSWORD);
  await expect(page).toHaveURL('./introduction');
  await page.goto(link);
  await expectOpen(page);
  await expect(page.getByRole('link', { name: 'Retour à l’app' })).toBeVisible();
  await password(page).fill(NEW_PASSWORD);
  await submit(page).click();
  await expect(page).toHaveURL('./introduction');
  const stands = page.waitForResponse(addressOfCall('lookup'));
  await expectSignedInAs(page, email);
  expect((await stands).status()).toBe(200);
  expect(await isPasswordOf(email, NEW_PASSWORD)).toBe(true);
});

test('a member without an address who opens another one’s link is told that their session stays', async ({ page }) => {
  const { email: own } = await invite();
  await page.goto('./login');
  await signIn(page, own, DEMO_PASSWORD);
  await expect(page).toHaveURL('./introduction');
  await changeAccount(own, { deleteAttribute: ['EMAIL'] });
  const { email, link } = await invite();
  await page.goto(link);
  await expectOpen(page);
  await expect(
    page.getByText(`Ta session reste ouverte avec un autre compte\u00a0: ce mot de passe est celui de ${email}.`),
  ).toBeVisible();
});

test.describe('the admin', () => {
  test.use({ visitor: 'admin' });

  test('who opens a member’s link stays the admin', async ({ page }) => {
    const { email, link } = await invite();
    await keepToasts(page);
    await page.goto(link);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(
      page.getByText(`Ta session reste ouverte avec ${DEMO_ADMIN} : ce mot de passe est celui de ${email}.`),
    ).toBeVisible();
    await password(page).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page).toHaveURL('./introduction');
    await expectToast(page, 'success', 'Mot de passe enregistré');
    await expect(page.getByRole('link', { name: 'Admin', exact: true })).toBeVisible();
    await expectSignedInAs(page, DEMO_ADMIN);
    expect(await isPasswordOf(email, NEW_PASSWORD)).toBe(true);
  });
});
