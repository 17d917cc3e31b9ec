import { DEMO_ADMIN, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { accountShown, isPasswordOf, resetCodes, unusedAddress } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { expectToast, stopClock } from './toasts.ts';

test.use({ visitor: 'admin', expectedNoise: /status of 400/ });

test('an admin who created two members, each with an email, is still the admin', async ({ page }) => {
  await stopClock(page);
  await page.goto('./admin');
  const email = page.getByLabel('Email');
  for (const address of [unusedAddress(), unusedAddress()]) {
    await email.fill(address);
    await page.getByRole('button', { name: 'Créer l’utilisateur' }).click();
    await expectToast(page, 'success', 'Utilisateur créé et email de réinitialisation envoyé');
    expect(await resetCodes(address)).toHaveLength(1);
    expect(await isPasswordOf(address, DEMO_PASSWORD)).toBe(false);
    await email.fill(address);
    await page.getByRole('button', { name: 'Créer l’utilisateur' }).click();
    await expectToast(page, 'danger', 'Cette adresse email est déjà utilisée');
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel Administrateur');
  await page.getByRole('link', { name: 'Profil' }).click();
  await expect(accountShown(page)).toHaveText(DEMO_ADMIN);
});
