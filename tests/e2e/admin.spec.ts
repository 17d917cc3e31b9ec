import { resetCodes, unusedAddress } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { expectTimedToast, openWithStoppedClock } from './toasts.ts';

test.use({ visitor: 'admin' });

test('the admin creates a member, who gets an email, and sends them another', async ({ page }) => {
  const address = unusedAddress();
  await openWithStoppedClock(page, './admin');
  for (const [name, done] of [
    ['Créer l’utilisateur', 'Utilisateur créé et email de réinitialisation envoyé'],
    ['Envoyer l’email de réinitialisation', 'Email de réinitialisation envoyé avec succès'],
  ] as const) {
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name }).click();
    await expect(page.getByLabel('Email')).toHaveValue('');
    await expectTimedToast(page, 'success', done);
  }
  expect(await resetCodes(address)).toHaveLength(2);
  // Creating an account signs it in; the admin has stayed.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel Administrateur');
});
