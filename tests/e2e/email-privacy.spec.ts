import { DEMO_ADMIN, DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { createAccount, resetCodes, setEmailPrivacy, unusedAddress } from './accounts.ts';
import { expect, signIn, test } from './fixtures.ts';
import { expectTimedToast, openWithStoppedClock } from './toasts.ts';

test.use({ visitor: 'nobody', expectedNoise: /status of 400/ });
test.beforeAll(() => setEmailPrivacy(true));
test.afterAll(() => setEmailPrivacy(false));

test('with protected addresses nobody is told which address has no account', async ({ page }) => {
  await openWithStoppedClock(page, './login');
  for (const [email, password] of [
    [DEMO_MEMBER, 'pas-le-bon'],
    ['personne@objectif8.test', DEMO_PASSWORD],
  ] as const) {
    await signIn(page, email, password);
    await expectTimedToast(page, 'danger', 'Adresse email ou mot de passe incorrect');
  }
  await signIn(page, DEMO_ADMIN, DEMO_PASSWORD);
  await expect(page).toHaveURL('./introduction');

  const [taken, unknown] = [await createAccount({ password: DEMO_PASSWORD }), unusedAddress()];
  await openWithStoppedClock(page, './admin');
  const [create, reset] = ['Créer l’utilisateur', 'Envoyer l’email de réinitialisation'];
  for (const [email, name, kind, text] of [
    [unknown, reset, 'success', 'Email de réinitialisation envoyé avec succès'],
    [taken, reset, 'success', 'Email de réinitialisation envoyé avec succès'],
    [taken, create, 'danger', 'Cette adresse email est déjà utilisée'],
  ] as const) {
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name }).click();
    await expectTimedToast(page, kind, text);
  }
  expect(await resetCodes(unknown)).toEqual([]);
  expect(await resetCodes(taken)).toHaveLength(1);
});
