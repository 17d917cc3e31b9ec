import { DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { accountShown, createAccount, isPasswordOf, resetCodes } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { expectToast, stopClock } from './toasts.ts';

// The emulator knows no password policy: it answers 501.
test.use({ visitor: 'nobody', expectedNoise: /status of (?:400|501)|ERR_FAILED/ });

const NEW_PASSWORD = 'tour-numero-9';

test('a member who forgot their password gets a link, which leads to a new one and signs them in', async ({ page }) => {
  const email = await createAccount({ password: DEMO_PASSWORD });
  await stopClock(page);
  await page.goto('./login?mode=resetPassword');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Recevoir un lien par email' }).click();
  await expectToast(page, 'success', 'Email de réinitialisation envoyé avec succès');
  const [code = ''] = await resetCodes(email);
  const link = `./login?mode=resetPassword&oobCode=${code}&apiKey=demo-api-key&lang=fr`;
  const heading = page.getByRole('heading', { level: 1 });
  const password = page.getByLabel('Nouveau mot de passe', { exact: true });

  await page.goto(link);
  await password.fill('perdu');
  await page.reload();
  await expect(heading).toHaveAccessibleName('Objectif 8 Choisis ton mot de passe');
  await expect(password).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await password.fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Enregistrer et me connecter' }).click();
  await expect(page).toHaveURL('./introduction');
  await expectToast(page, 'success', 'Mot de passe enregistré');
  await page.goto('./profile');
  await expect(accountShown(page)).toHaveText(email);
  expect(await isPasswordOf(email, NEW_PASSWORD)).toBe(true);
  expect(await isPasswordOf(email, DEMO_PASSWORD)).toBe(false);

  await page.goto(link);
  await expect(heading).toHaveAccessibleName('Objectif 8 Ce lien n’est plus valable');
});
