import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { setEmailPrivacy } from './accounts.ts';
import { expect, signIn, test } from './fixtures.ts';

test.use({ visitor: 'nobody', expectedNoise: /status of 400/ });
test.beforeAll(() => setEmailPrivacy(true));
test.afterAll(() => setEmailPrivacy(false));

test('with protected addresses, a wrong email and a wrong password get the same answer', async ({ page }) => {
  for (const [email, password] of [
    [DEMO_MEMBER, 'pas-le-bon'],
    ['personne@objectif8.test', DEMO_PASSWORD],
  ] as const) {
    await page.goto('./login');
    await signIn(page, email, password);
    await expect(page.getByRole('alert')).toHaveText('Adresse email ou mot de passe incorrect');
  }
  await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
  await expect(page).toHaveURL('./introduction');
});
