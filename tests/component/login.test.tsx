import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { DEMO_MEMBER } from '../../scripts/demo/accounts.ts';
import { AuthError, type AuthErrorCode } from '../../src/auth/authClient.ts';
import { app } from '../fixtures/generated/app.ts';
import { expectMarked, expectUnmarked } from './accounts.ts';
import { address, button, open } from './app.tsx';
import { stopClock } from './device.ts';
import { textsOf } from './texts.ts';
import { expectTimedToast } from './toasts.ts';

const EMPTY = 'Veuillez remplir tous les champs';
const email = page.getByLabelText('Email', { exact: true });
const password = page.getByLabelText('Mot de passe', { exact: true });
const submit = button('Se connecter');

async function fill(typedEmail: string, typedPassword: string): Promise<void> {
  await email.fill(typedEmail);
  await password.fill(typedPassword);
}

/** Opens /login; `signIn` answers its form. */
async function openLogin(signIn: (email: string, password: string) => Promise<void> = vi.fn()): Promise<void> {
  await open('/login', { visitor: 'nobody', auth: { signIn } });
}

test('empty fields send nothing; each is marked until it is changed', async () => {
  const signIn = vi.fn();
  stopClock('2026-11-24T18:00');
  await openLogin(signIn);
  for (const [typedEmail, typedPassword, missing] of [
    [DEMO_MEMBER, '   ', password],
    ['', '', email],
  ] as const) {
    await fill(typedEmail, typedPassword);
    await submit.click();
    await expect.element(missing).toHaveFocus();
    await expectTimedToast('warning', EMPTY);
  }
  expect(signIn).not.toHaveBeenCalled();
  await expectMarked(EMPTY, email, password);
  await password.fill('x');
  await expectUnmarked(password);
  await expectMarked(EMPTY, email);
  await email.fill('x');
  await expectUnmarked(email, password);
});

test('a refusal is announced once, and marks the fields that it is about', async () => {
  let code: AuthErrorCode = 'other';
  stopClock('2026-11-24T18:00');
  await openLogin(async () => {
    throw new AuthError(code, undefined);
  });
  for (const [refusal, text, ...marked] of [
    ['invalid-email', 'Adresse email invalide', email],
    ['account-disabled', 'Ce compte a été désactivé', email],
    ['unknown-account', 'Aucun compte ne correspond à cette adresse email', email],
    ['wrong-password', 'Mot de passe incorrect', password],
    ['wrong-credentials', 'Adresse email ou mot de passe incorrect', email, password],
    ['too-many-requests', 'Trop de tentatives de connexion. Veuillez réessayer plus tard'],
    ['other', 'Une erreur est survenue lors de la connexion'],
    ['unreachable', 'Pas de réseau ou serveur injoignable\u00a0: connexion impossible'],
  ] as [AuthErrorCode, string, ...Locator[]][]) {
    code = refusal;
    await fill(DEMO_MEMBER, 'huit');
    await expectUnmarked(email, password);
    await submit.click();
    await expectTimedToast('danger', text);
    await expectMarked(text, ...marked);
    await expectUnmarked(...[email, password].filter((field) => !marked.includes(field)));
    await expect.element(submit).toHaveAttribute('aria-busy', 'false');
    await expect.element(email).toHaveValue(DEMO_MEMBER);
  }
  expect(address()).toBe('/login');
});

test('Enter sends what was typed without the spaces around it, once', async () => {
  const signIn = vi.fn(() => new Promise<void>(() => {}));
  await openLogin(signIn);
  await fill(`  ${DEMO_MEMBER} `, '  huit tours ');
  await userEvent.keyboard('{Enter}');
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  expect(signIn.mock.calls).toEqual([[DEMO_MEMBER, 'huit tours']]);
});

test('the fields work with password managers, and leave the messages to the app', async () => {
  await openLogin();
  await expect.element(email).toHaveAttribute('type', 'email');
  await expect.element(email).toHaveAttribute('autocomplete', 'username');
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  for (const field of [email, password]) await expect.element(field).toBeRequired();
  expect(document.querySelector('form')?.noValidate).toBe(true);
  const reveal = button('Afficher le mot de passe');
  await expect.element(password).toHaveAttribute('type', 'password');
  await reveal.click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(reveal).toHaveAttribute('aria-pressed', 'true');
});

test('visitors who are not members yet open the guide in a new tab, which knows nothing of this one', async () => {
  await openLogin();
  const guide = page.getByRole('link', { name: 'Pas encore membre ? Rejoignez-nous !' });
  // Nothing else leads to an account.
  expect(textsOf(page.getByRole('link'))).toEqual([
    'Mot de passe oublié ?',
    'Pas encore membre ? Rejoignez-nous ! (nouvel onglet)',
  ]);
  expect(getComputedStyle(guide.element()).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  await expect.element(guide).toHaveAttribute('href', app.links.join);
  await expect.element(guide).toHaveAttribute('target', '_blank');
  await expect.element(guide).toHaveAttribute('rel', 'noreferrer');
});

test('a session that the server has ended leads to /login, which says why', async () => {
  for (const [reason, text] of [
    ['account-disabled', 'Ce compte a été désactivé.'],
    ['account-deleted', 'Ce compte n’existe plus.'],
    ['session-expired', 'Ta session a pris fin\u00a0: ton mot de passe a peut-être changé.'],
  ] as const) {
    let end = () => {};
    await open('/training', {
      auth: {
        onMemberChange(listener) {
          end = () => listener(null, reason);
          return () => {};
        },
      },
    });
    await expect.element(page.getByRole('link', { name: 'Profil' })).toBeVisible();
    end();
    await expect.element(page.getByText(text)).toHaveFocus();
    expect(address()).toBe('/login');
    const isMistake = page.getByRole('link', { name: 'Écris-nous' });
    await expect.element(isMistake).toHaveLength(reason === 'session-expired' ? 0 : 1);
  }
});
