import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { createAccount, createResetCode, resetCodes, spendResetCode } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { expectTimedToast, openWithStoppedClock } from './toasts.ts';
import { addressOfCall, intercept, leaveUnanswered, lose, refuse } from './wire.ts';

// The emulator knows no password policy: it answers 501.
test.use({ visitor: 'nobody', expectedNoise: /status of (?:400|501|503)|ERR_FAILED/ });

const linkWith = (code: string) => `./login?mode=resetPassword&oobCode=${code}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectDead(page: Page): Promise<void> {
  await expect(heading(page)).toHaveAccessibleName('Objectif 8 Ce lien n’est plus valable');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByLabel('Nouveau mot de passe')).toHaveCount(0);
}

/** The form below a dead link. */
async function askForAnother(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Recevoir un lien par email' }).click();
}

test('a link that was used offers another one', async ({ page }) => {
  const email = await createAccount({ password: DEMO_PASSWORD });
  const code = await createResetCode(email);
  await spendResetCode(code, 'tour-numero-9');
  await openWithStoppedClock(page, linkWith(code));
  await expectDead(page);
  await askForAnother(page, email);
  await expectTimedToast(page, 'success', 'Email de réinitialisation envoyé avec succès');
  await expect(page.getByText(`Si un compte existe pour ${email}, tu reçois le lien`)).toBeVisible();
  const [another = ''] = await resetCodes(email);
  expect(another).not.toBe(code);

  await page.goto(linkWith(another));
  await expect(heading(page)).toHaveAccessibleName('Objectif 8 Choisis ton mot de passe');
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('a link that was invented or cut is dead', async ({ page }) => {
  const code = await createResetCode(await createAccount({ password: DEMO_PASSWORD }));
  for (const wrong of ['invente', code.slice(0, -10)]) {
    await page.goto(linkWith(wrong));
    await expectDead(page);
  }
  await page.getByRole('link', { name: 'Retour à la connexion' }).click();
  await expect(page).toHaveURL('./login');
  await expect(heading(page)).toHaveAccessibleName('Objectif 8 Connexion');
});

test('a link that lost its code altogether leads to a new one', async ({ page }) => {
  await page.goto(linkWith(''));
  await expect(heading(page)).toHaveAccessibleName('Objectif 8 Mot de passe oublié');
});

// The emulator never gives these answers.
for (const code of ['EXPIRED_OOB_CODE', 'EMAIL_NOT_FOUND']) {
  test(`a link that is answered with ${code} is dead`, async ({ page }) => {
    await refuse(page, 'resetPassword', code);
    await page.goto(linkWith('trop-tard'));
    await expectDead(page);
  });
}

test('a link of a disabled account says so', async ({ page }) => {
  await refuse(page, 'resetPassword', 'USER_DISABLED');
  await page.goto(linkWith('d-un-autre-temps'));
  await expect(heading(page)).toHaveAccessibleName('Objectif 8 Ce compte a été désactivé');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Écris-nous' })).toHaveAttribute('href', /^mailto:.+\?subject=./);
});

test('a link that dies while its password is chosen says so', async ({ page }) => {
  const email = await createAccount({ password: DEMO_PASSWORD });
  const code = await createResetCode(email);
  await openWithStoppedClock(page, linkWith(code));
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('tour-numero-9');
  await spendResetCode(code, 'tour-numero-10');
  await page.getByRole('button', { name: 'Enregistrer et me connecter' }).click();
  await expectDead(page);
  await expectTimedToast(page, 'danger', 'Ce lien n’est plus valable');
  await askForAnother(page, email);
  await expectTimedToast(page, 'success', 'Email de réinitialisation envoyé avec succès');
  expect(await resetCodes(email)).toHaveLength(1);
});

for (const { name, happen } of [
  { name: 'the network loses', happen: (page: Page) => lose(page, 'resetPassword') },
  { name: 'an overloaded server refuses', happen: (page: Page) => refuse(page, 'resetPassword', 'UNAVAILABLE', 503) },
  { name: 'a captive portal answers', happen: (page: Page) => intercept(page, 'resetPassword') },
]) {
  test(`a link that ${name} can be tried again`, async ({ page }) => {
    const code = await createResetCode(await createAccount({ password: DEMO_PASSWORD }));
    await happen(page);
    await page.goto(linkWith(code));
    await expectUnverified(page);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expectUnverified(page);
    await page.unroute(addressOfCall('resetPassword'));
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(heading(page)).toHaveAccessibleName('Objectif 8 Choisis ton mot de passe');
    await expect(heading(page)).toBeFocused();
  });
}

test('a link that is never answered can be tried again after 10 s', async ({ page }) => {
  await leaveUnanswered(page, 'resetPassword');
  const sent = page.waitForRequest(addressOfCall('resetPassword'));
  await openWithStoppedClock(page, linkWith('sans-reponse'));
  await sent;
  await expect(heading(page)).toHaveAccessibleName('Objectif 8 Vérification du lien…');
  await page.clock.runFor(10_000);
  await expectUnverified(page);
});

async function expectUnverified(page: Page): Promise<void> {
  await expect(heading(page)).toHaveAccessibleName('Objectif 8 Lien impossible à vérifier');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('Ton lien n’est pas perdu.')).toBeVisible();
}
