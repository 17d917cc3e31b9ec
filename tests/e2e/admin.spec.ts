import { DEMO_ADMIN } from '../../scripts/demo/accounts.ts';
import { accountShown, isPasswordOf, resetCodes, unusedAddress } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { expectToast, stopClock } from './toasts.ts';

test.use({ visitor: 'admin', expectedNoise: /status of 400/ });

test('an admin who created two members, each with an email and a password that nobody keeps, is still the admin', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('./admin');
  const email = page.getByLabel('Email');
  const passwords: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('accounts:signUp')) passwords.push(request.postDataJSON().password);
  });
  for (const address of [unusedAddress(), unusedAddress()]) {
    await email.fill(address);
    await page.getByRole('button', { name: 'Créer l’utilisateur' }).click();
    await expectToast(page, 'success', 'Utilisateur créé et email de réinitialisation envoyé');
    expect(await resetCodes(address)).toHaveLength(1);
    expect(await isPasswordOf(address, passwords.at(-1) ?? '')).toBe(true);
    await email.fill(address);
    await page.getByRole('button', { name: 'Créer l’utilisateur' }).click();
    await expectToast(page, 'danger', 'Cette adresse email est déjà utilisée');
  }
  // For the address that was taken, too.
  expect(new Set(passwords).size).toBe(4);
  const kept = await page.evaluate(
    () => JSON.stringify([localStorage, sessionStorage]) + document.documentElement.textContent,
  );
  for (const password of passwords) {
    expect(password).toHaveLength(8);
    expect(kept).not.toContain(password);
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel Administrateur');
  await page.getByRole('link', { name: 'Profil' }).click();
  await expect(accountShown(page)).toHaveText(DEMO_ADMIN);
});
