import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AuthError, type AuthErrorCode } from '../../src/auth/authClient.ts';
import { expectMarked, expectUnmarked } from './accounts.ts';
import { button, open } from './app.tsx';
import { stopClock } from './device.ts';
import { expectReadable } from './readable.ts';
import { expectTimedToast, expectToast } from './toasts.ts';

const email = page.getByLabelText('Email', { exact: true });
const create = button('Créer l’utilisateur');
const reset = button('Envoyer l’email de réinitialisation');
const UNREACHED = 'Pas de réseau ou serveur injoignable\u00a0: ';

const createMember = vi.fn<(address: string) => Promise<void>>();
const sendPasswordReset = vi.fn<(address: string) => Promise<void>>();
const CALLS = [
  { button: create, call: createMember, done: 'Utilisateur créé et email de réinitialisation envoyé' },
  { button: reset, call: sendPasswordReset, done: 'Email de réinitialisation envoyé avec succès' },
];

beforeEach(async () => {
  for (const { call } of CALLS) call.mockReset().mockResolvedValue(undefined);
  stopClock('2026-11-24T18:00');
  await open('/admin', { visitor: 'admin', auth: { createMember, sendPasswordReset } });
});

async function expectFree(): Promise<void> {
  for (const each of [create, reset]) {
    await expect.element(each).toBeEnabled();
    await expect.element(each).toHaveAttribute('aria-busy', 'false');
  }
}

test('an address that is missing or malformed is sent nowhere; the field is marked until it is changed', async () => {
  for (const [button, typed, kind, text] of [
    [create, '   ', 'warning', 'Veuillez entrer une adresse email'],
    [reset, 'pas-une-adresse', 'danger', 'Adresse email invalide'],
  ] as const) {
    await email.fill(typed);
    await expectUnmarked(email);
    await button.click();
    await expect.element(email).toHaveFocus();
    await expectTimedToast(kind, text);
    await expectMarked(text, email);
  }
  for (const { call } of CALLS) expect(call).not.toHaveBeenCalled();
});

test('each button calls once, is busy until the answer, then says what it did, for whom, and empties the field', async () => {
  // It is there before its text, or a screen reader would not announce that.
  const announced = page.elementLocator(document.querySelector('main [aria-live="polite"]') ?? document.body);
  await expect.element(announced).toHaveText('');
  for (const [index, { button, call, done }] of CALLS.entries()) {
    // Unusual, and left to the server.
    const address = `"zoé d'${index}"@exemple.fr`;
    let answer = () => {};
    call.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await email.fill(`  ${address} `);
    await button.click();
    for (const each of [create, reset]) {
      await expect.element(each).toHaveAttribute('aria-busy', 'true');
      await each.click({ force: true });
    }
    await email.click();
    await userEvent.keyboard('{Enter}');
    answer();
    await expectTimedToast('success', done);
    expect(call.mock.calls).toEqual([[address]]);
    await expect.element(email).toHaveValue('');
    await expectFree();
    // The notice is gone; whom it was about stays.
    await expect.element(announced).toHaveText(`Dernier envoi demandé pour ${address}`);
  }
});

test('a refusal is told in its words, and the address stays', async () => {
  for (const [{ button, call }, code, text, kind = 'danger'] of [
    [CALLS[0], 'email-taken', 'Cette adresse email est déjà utilisée'],
    [CALLS[0], 'unreachable', `${UNREACHED}le compte n’est peut-être pas créé`],
    [CALLS[0], 'other', "Erreur lors de la création de l'utilisateur"],
    [
      CALLS[0],
      'email-not-sent',
      "Utilisateur créé, mais l'email de réinitialisation n'a pas pu être envoyé",
      'warning',
    ],
    [CALLS[1], 'unknown-account', 'Aucun compte ne correspond à cette adresse email'],
    [CALLS[1], 'unreachable', `${UNREACHED}l’email n’est peut-être pas parti`],
    [CALLS[1], 'other', "Erreur lors de l'envoi de l'email"],
    [CALLS[0], 'weak-password', 'Le projet Firebase refuse les mots de passe temporaires de l’app'],
    [CALLS[0], 'creation-closed', 'Le projet Firebase n’autorise pas l’app à créer des comptes'],
  ] as [(typeof CALLS)[number], AuthErrorCode, string, 'warning'?][]) {
    call.mockRejectedValueOnce(new AuthError(code, undefined));
    await email.fill('marie@exemple.fr');
    await button.click();
    await expectToast(kind, text);
    await expect.element(email).toHaveValue('marie@exemple.fr');
    await expectFree();
    const otherWays = page.getByRole('heading', { name: 'Créer les membres autrement' });
    await expect.element(otherWays).toHaveLength(/Firebase/.test(text) ? 1 : 0);
  }
  await expectReadable();
});
