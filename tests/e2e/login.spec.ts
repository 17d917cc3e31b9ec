import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { expect, signIn, test } from './fixtures.ts';
import { LOGIN_HEADING } from './screens.ts';
import { expectTimedToast, openWithStoppedClock } from './toasts.ts';

test.use({ visitor: 'nobody', expectedNoise: /status of 400/ });

test('signing in, at the second attempt, takes the place of /login', async ({ page }) => {
  await page.goto('about:blank');
  await openWithStoppedClock(page, './login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LOGIN_HEADING);
  await signIn(page, DEMO_MEMBER, 'pas-le-bon');
  await expectTimedToast(page, 'danger', 'Mot de passe incorrect');
  await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
  await expect(page).toHaveURL('./introduction');
  await expectTimedToast(page, 'success', 'Connexion réussie!');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('a server that never answers is given up after 10 s', async ({ page }) => {
  const call = '**/accounts:signInWithPassword?*';
  await page.route(call, () => undefined);
  await openWithStoppedClock(page, './login');
  const sent = page.waitForRequest(call);
  await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
  await sent;
  await page.clock.runFor(9999);
  await expect(page.getByRole('button', { name: 'Se connecter' })).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(1);
  await expectTimedToast(page, 'danger', 'Pas de réseau ou serveur injoignable\u00a0: connexion impossible');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toHaveAttribute('aria-busy', 'false');
});
