import type { Page } from '@playwright/test';
import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { createAccount } from './accounts.ts';
import { expect, signIn, test } from './fixtures.ts';
import { expectHydrated } from './hydrated.ts';
import { expectTimedToast, openWithStoppedClock } from './toasts.ts';
import { addressOfCall, intercept, leaveUnanswered, refuse } from './wire.ts';

test.use({ visitor: 'nobody', expectedNoise: /status of 400/ });

const FAILED = 'Une erreur est survenue lors de la connexion';
const UNREACHED = 'Pas de réseau ou serveur injoignable\u00a0: connexion impossible';

async function expectReadyToTryAgain(page: Page, email: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Se connecter' });
  await expect(button).toBeEnabled();
  await expect(button).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page).toHaveURL('./login');
}

test('the provider’s refusals are told in French, for 3 s', async ({ page }) => {
  const disabled = await createAccount({ password: DEMO_PASSWORD, disabled: true });
  await openWithStoppedClock(page, './login');
  for (const [email, password, message] of [
    ['pas-une-adresse', DEMO_PASSWORD, 'Adresse email invalide'],
    [disabled, DEMO_PASSWORD, 'Ce compte a été désactivé'],
    ['personne@objectif8.test', DEMO_PASSWORD, 'Aucun compte ne correspond à cette adresse email'],
    [DEMO_MEMBER, 'pas-le-bon', 'Mot de passe incorrect'],
  ] as const) {
    await signIn(page, email, password);
    await expectTimedToast(page, 'danger', message);
    await expectReadyToTryAgain(page, email);
  }
  await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
  await expect(page).toHaveURL('./introduction');
});

// The emulator never gives these answers.
for (const [code, message] of [
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Trop de tentatives de connexion. Veuillez réessayer plus tard'],
  [
    'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed attempts.',
    'Trop de tentatives de connexion. Veuillez réessayer plus tard',
  ],
  ['INVALID_LOGIN_CREDENTIALS', 'Adresse email ou mot de passe incorrect'],
  ['SOMETHING_NEW', FAILED],
] as const) {
  test(`the answer ${code} is told in French, for 3 s`, async ({ page }) => {
    await refuse(page, 'signInWithPassword', code);
    await openWithStoppedClock(page, './login');
    await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
    await expectTimedToast(page, 'danger', message);
    await expectReadyToTryAgain(page, DEMO_MEMBER);
  });
}

test('a server that never answers is given up after 10 s', async ({ page }) => {
  await leaveUnanswered(page, 'signInWithPassword');
  await openWithStoppedClock(page, './login');
  const sent = page.waitForRequest(addressOfCall('signInWithPassword'));
  await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
  await sent;
  await page.clock.runFor(9999);
  await expect(page.getByRole('button', { name: 'Se connecter' })).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(1);
  await expectTimedToast(page, 'danger', UNREACHED);
  await expectReadyToTryAgain(page, DEMO_MEMBER);
});

test('a captive portal that answers instead is no success', async ({ page }) => {
  await intercept(page, 'signInWithPassword');
  await openWithStoppedClock(page, './login');
  await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
  await expectTimedToast(page, 'danger', UNREACHED);
  await expectReadyToTryAgain(page, DEMO_MEMBER);
});

test.describe('without the network', () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ });

  test('the login names the network', async ({ page, context }) => {
    await openWithStoppedClock(page, './login');
    await expectHydrated(page);
    await context.setOffline(true);
    await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
    await expectTimedToast(page, 'danger', 'Pas de réseau\u00a0: connexion impossible');
    await expectReadyToTryAgain(page, DEMO_MEMBER);
  });
});
