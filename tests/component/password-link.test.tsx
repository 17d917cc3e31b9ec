import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DEMO_ADMIN, DEMO_MEMBER } from '../../scripts/demo/accounts.ts';
import { type AuthClient, AuthError, type AuthErrorCode } from '../../src/auth/authClient.ts';
import { expectMarked, expectUnmarked } from './accounts.ts';
import { address, button, heading, open } from './app.tsx';
import { stopClock } from './device.ts';
import { expectReadable } from './readable.ts';
import { textsOf } from './texts.ts';
import { expectTimedToast } from './toasts.ts';

/** The screen for a forgotten password, and the one that the link of its email opens. */

const NEW_PASSWORD = 'tour-numero-9';
const KEPT = ' : c’est bon';
const USUAL_RULES = { minLength: 6, maxLength: 4096, needs: [], symbols: '' };
const REFUSED = 'Ce mot de passe ne respecte pas les règles';

const email = page.getByLabelText('Email', { exact: true });
const password = page.getByLabelText('Nouveau mot de passe', { exact: true });
const save = button('Enregistrer et me connecter');
const send = button('Recevoir un lien par email');
const rules = page.getByRole('listitem');
const refuse = (code: AuthErrorCode) => () => Promise.reject(new AuthError(code, undefined));

/** Opens the link of an email that went to the demo's member. */
async function openLink(auth: Partial<AuthClient> = {}, visitor: 'nobody' | 'admin' = 'nobody'): Promise<void> {
  const answers = { readResetCode: async () => DEMO_MEMBER, passwordRules: async () => USUAL_RULES };
  await open('/login?mode=resetPassword&oobCode=un-code', { visitor, auth: { ...answers, ...auth } });
}

const expectHeading = (title: string) => expect.element(heading()).toHaveText(`Objectif 8 ${title}`);

beforeEach(() => stopClock('2026-11-24T18:00'));

test('the screen for a forgotten password is a link away from the login, and back; a member has their address there', async () => {
  await open('/login', { visitor: 'nobody' });
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  await expectHeading('Mot de passe oublié');
  await expect.element(heading()).toHaveFocus();
  expect(address()).toBe('/login?mode=resetPassword');
  await page.getByRole('link', { name: 'Retour à la connexion' }).click();
  await expectHeading('Connexion');
  await open('/login?mode=resetPassword');
  await expect.element(email).toHaveValue(DEMO_MEMBER);
  await page.getByRole('link', { name: 'Retour à l’app' }).click();
  await expect.poll(address).toBe('/introduction');
});

test('a link is asked for once; an address that cannot get one is told why', async () => {
  const sendPasswordReset = vi.fn((_address: string): Promise<void> => Promise.resolve());
  await open('/login?mode=resetPassword', { visitor: 'nobody', auth: { sendPasswordReset } });
  for (const [typed, kind, text] of [
    ['', 'warning', 'Veuillez entrer une adresse email'],
    ['marie@exemple,fr', 'danger', 'Adresse email invalide'],
  ] as const) {
    await email.fill(typed);
    await send.click();
    await expect.element(email).toHaveFocus();
    await expectTimedToast(kind, text);
    await expectMarked(text, email);
  }
  expect(sendPasswordReset).not.toHaveBeenCalled();

  let answer = () => {};
  sendPasswordReset.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await email.fill('  marie@exemple.fr ');
  await expectUnmarked(email);
  await send.dblClick();
  await expect.element(send).toHaveAttribute('aria-busy', 'true');
  answer();
  await expectTimedToast('success', 'Email de réinitialisation envoyé avec succès');
  await expect
    .element(page.getByText('Si un compte existe pour marie@exemple.fr, tu reçois le lien dans quelques minutes.'))
    .toBeVisible();
  await expectReadable();
  expect(sendPasswordReset.mock.calls).toEqual([['marie@exemple.fr']]);
});

test('the rules are told before any mistake, each ticked once it is kept; what breaks them is sent nowhere', async () => {
  const choosePassword = vi.fn();
  await openLink({ choosePassword, passwordRules: async () => ({ ...USUAL_RULES, needs: ['lowercase', 'digit'] }) });
  await expectHeading('Choisis ton mot de passe');
  await expect.element(heading()).toHaveFocus();
  await expect.element(email).toHaveValue(DEMO_MEMBER);
  await expect.element(email).toHaveAttribute('readonly');
  await expect.element(password).toHaveAttribute('autocomplete', 'new-password');
  await expect.element(password).toHaveAccessibleDescription(/^6 caractères au moins/);
  for (const [typed, kind, text] of [
    ['    ', 'warning', 'Veuillez remplir tous les champs'],
    ['  Court  ', 'danger', REFUSED],
  ] as const) {
    await password.fill(typed);
    await save.click();
    await expect.element(password).toHaveFocus();
    await expect.element(password).toHaveAttribute('aria-invalid', 'true');
    await expectTimedToast(kind, text);
  }
  expect(textsOf(rules)).toEqual(['6 caractères au moins', `une minuscule${KEPT}`, 'un chiffre']);
  await expectReadable();
  expect(choosePassword).not.toHaveBeenCalled();
  await password.fill(NEW_PASSWORD);
  expect(textsOf(rules)[0]).toBe(`6 caractères au moins${KEPT}`);
  await expect.element(password).toHaveAttribute('aria-invalid', 'false');
});

test('a refusal of the new password is told, and what was typed stays', async () => {
  let code: AuthErrorCode = 'other';
  await openLink({ choosePassword: () => refuse(code)(), signIn: () => refuse(code)() });
  for (const [refusal, text] of [
    ['account-disabled', 'Ce compte a été désactivé'],
    ['other', 'Le mot de passe n’a pas pu être enregistré. Réessaie dans un instant'],
    ['unreachable', 'Pas de réseau ou serveur injoignable\u00a0: le mot de passe n’est peut-être pas enregistré'],
    ['weak-password', REFUSED],
  ] as const) {
    code = refusal;
    await password.fill(NEW_PASSWORD);
    await save.click();
    await expectTimedToast('danger', text);
    await expect.element(password).toHaveValue(NEW_PASSWORD);
    await expect.element(save).toHaveAttribute('aria-busy', 'false');
  }
  await expect.element(password).toHaveFocus();
  await expect.element(page.getByText('plus long, ou avec d’autres sortes de caractères')).toBeVisible();

  code = 'dead-link';
  await save.click();
  await expectHeading('Ce lien n’est plus valable');
  await expectTimedToast('danger', 'Ce lien n’est plus valable');
});

test('an admin who opens a member’s link stays the admin, and is told so', async () => {
  const signIn = vi.fn();
  await openLink({ choosePassword: async () => {}, signIn }, 'admin');
  await expect
    .element(
      page.getByText(`Ta session reste ouverte avec ${DEMO_ADMIN} : ce mot de passe est celui de ${DEMO_MEMBER}.`),
    )
    .toBeVisible();
  await password.fill(NEW_PASSWORD);
  await button('Enregistrer').click();
  await expect.poll(address).toBe('/introduction');
  expect(signIn).not.toHaveBeenCalled();
});

test('a link that is dead or cut offers another one; that of a disabled account says so', async () => {
  await openLink({ readResetCode: refuse('dead-link') });
  await expectHeading('Ce lien n’est plus valable');
  await expect.element(heading()).toHaveFocus();
  await expect.element(send).toBeVisible();
  await openLink({ readResetCode: refuse('account-disabled') });
  await expectHeading('Ce compte a été désactivé');
  await expect
    .element(page.getByRole('link', { name: 'Écris-nous' }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:.+\?subject=./));
  await open('/login?mode=resetPassword&oobCode=', { visitor: 'nobody' });
  await expectHeading('Mot de passe oublié');
});

test('a link that nobody answers for can be tried again', async () => {
  const readResetCode = vi.fn<AuthClient['readResetCode']>(refuse('unreachable'));
  await openLink({ readResetCode });
  await expectHeading('Lien impossible à vérifier');
  await expect.element(heading()).toHaveFocus();
  await expect.element(page.getByText('Ton lien n’est pas perdu.')).toBeVisible();
  readResetCode.mockResolvedValue(DEMO_MEMBER);
  await button('Réessayer').click();
  await expectHeading('Choisis ton mot de passe');
  await expect.element(heading()).toHaveFocus();
});
