import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { createAccount } from './accounts.ts';
import { expect, signIn, test } from './fixtures.ts';

test.use({ visitor: 'nobody', expectedNoise: /status of 400/ });

test('the provider’s refusals are told in French', async ({ page }) => {
  const disabled = await createAccount({ password: DEMO_PASSWORD, disabled: true });
  await page.goto('./login');
  for (const [email, password, message] of [
    ['pas-une-adresse', DEMO_PASSWORD, 'Adresse email invalide'],
    [disabled, DEMO_PASSWORD, 'Ce compte a été désactivé'],
    ['personne@objectif8.test', DEMO_PASSWORD, 'Aucun compte ne correspond à cette adresse email'],
    [DEMO_MEMBER, 'pas-le-bon', 'Mot de passe incorrect'],
  ] as const) {
    await signIn(page, email, password);
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(page).toHaveURL('./login');
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeEnabled();
    await expect(page.getByLabel('Email')).toHaveValue(email);
  }
  await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
  await expect(page).toHaveURL('./introduction');
});

// The emulator never gives these answers.
for (const [code, message] of [
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Trop de tentatives de connexion. Veuillez réessayer plus tard'],
  ['SOMETHING_NEW', 'Une erreur est survenue lors de la connexion'],
] as const) {
  test(`the answer ${code} is told in French, for 3 s`, async ({ page }) => {
    await page.route('**/accounts:signInWithPassword?*', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: code } } }),
    );
    await page.clock.install();
    await page.goto('./login');
    await page.clock.pauseAt(Date.now() + 60_000);
    await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText(message);
    await page.clock.runFor(2999);
    await expect(alert).toHaveText(message);
    await page.clock.runFor(1);
    await expect(alert).toBeEmpty();
  });
}

test.describe('without the network', () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ });

  test('the login says that it failed', async ({ page, context }) => {
    await page.goto('./login');
    await context.setOffline(true);
    await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
    await expect(page.getByRole('alert')).toHaveText('Une erreur est survenue lors de la connexion');
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeEnabled();
  });
});
