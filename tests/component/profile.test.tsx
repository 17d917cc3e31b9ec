import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEMO_MEMBER } from '../../scripts/demo/accounts.ts';
import { type AuthClient, AuthError, type Member } from '../../src/auth/authClient.ts';
import { MEMBER_KEY } from '../../src/auth/rememberedMember.ts';
import { app } from '../fixtures/generated/app.ts';
import { address, button, open } from './app.tsx';
import { MEMBER, setClock, stopClock, storedJournal, storedState, storeJournal, storeState } from './device.ts';
import { SQUAT } from './journalScreens.ts';
import { expectReadable } from './readable.ts';
import { EVENING } from './runner.ts';
import { expectTimedToast } from './toasts.ts';

const WRITE_TO_US = 'Un problème est survenu veuillez nous contacter par email';

const resetButton = () => button('Réinitialiser mon mot de passe');
const signOutButton = () => button('Se déconnecter');

/** Opens the profile on a clock that is stopped; the answer ends the session. */
async function openProfile(auth: Partial<AuthClient>, member: Member = MEMBER): Promise<() => void> {
  stopClock(EVENING);
  let listener: Parameters<AuthClient['onMemberChange']>[0] = () => {};
  const onMemberChange: AuthClient['onMemberChange'] = (listen) => {
    listener = listen;
    listen(member);
    return () => {};
  };
  await open('/profile', { auth: { onMemberChange, ...auth } });
  return () => listener(null);
}

test('the profile says whose account it is, when the race is, which version this is, and how to write', async () => {
  setClock('2027-01-20T09:00');
  storeState({ race: { date: '2027-04-18', startedOn: '2027-01-25' } });
  await open('/profile');
  await expect.element(page.getByRole('definition').first()).toHaveText(DEMO_MEMBER);
  await expect.element(page.getByText(/^Version/)).toHaveText('Version 1.2.3 · programme du 2 novembre 2026');
  const link = page.getByRole('link', { name: 'Nous contacter par email' }).element() as HTMLAnchorElement;
  const { protocol, pathname, searchParams } = new URL(link.href);
  expect([protocol, pathname]).toEqual(['mailto:', app.contact.email]);
  expect(searchParams.get('subject')).toBe(app.contact.subject);
  await page.getByLabelText('Ta division HYROX').selectOptions('Femmes Pro');
  expect(storedState()).toMatchObject({ division: 'femmes-pro' });
  await expectReadable();
  await expect.element(page.getByText('Le 18 avril 2027', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Changer la date' }).click();
  await expect.poll(address).toBe('/training');
});

test('P11: the reset button sends one email, and says so for 2 s', async () => {
  let release = () => {};
  const answer = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sendPasswordReset = vi.fn(() => answer);
  await openProfile({ sendPasswordReset });
  await resetButton().dblClick();
  await expect.element(resetButton()).toHaveAttribute('aria-disabled', 'true');
  await expect.element(resetButton()).toHaveAttribute('aria-busy', 'true');
  release();
  await expectTimedToast('success', 'Un email de réinitialisation a été envoyé');
  await expect.element(resetButton()).toBeEnabled();
  expect(sendPasswordReset.mock.calls).toEqual([[DEMO_MEMBER]]);
});

test('a reset that fails says so and can be asked for again', async () => {
  const sendPasswordReset = vi.fn().mockRejectedValue(new AuthError('other', undefined));
  await openProfile({ sendPasswordReset });
  await resetButton().click();
  await expectTimedToast('danger', WRITE_TO_US);
  await expect.element(resetButton()).toBeEnabled();
});

test('an account without an address asks the member to write, and sends nothing', async () => {
  const sendPasswordReset = vi.fn();
  await openProfile({ sendPasswordReset }, { ...MEMBER, email: null });
  await expect.element(page.getByText('Aucune adresse enregistrée')).toBeVisible();
  await resetButton().click();
  await expectTimedToast('danger', WRITE_TO_US);
  expect(sendPasswordReset).not.toHaveBeenCalled();
});

test('a sign-out that fails says so, and works afterwards; what the device stores stays', async () => {
  await storeJournal([SQUAT]);
  const signOut = vi.fn().mockRejectedValueOnce(new AuthError('other', undefined));
  const endSession = await openProfile({ signOut });
  signOut.mockImplementation(async () => endSession());
  const before = { ...localStorage };
  await signOutButton().click();
  await expectTimedToast('danger', 'Erreur lors de la déconnexion');
  await expect.element(signOutButton()).toBeEnabled();
  expect(address()).toBe('/profile');

  await signOutButton().click();
  await expectTimedToast('success', 'Déconnexion réussie');
  expect(address()).toBe('/login');
  expect({ ...localStorage }).toEqual({ ...before, [MEMBER_KEY]: 'null' });
  expect(await storedJournal()).toEqual([SQUAT]);
});

test('without a network signing out asks first; keeping the session, or Escape, leads back to the button', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const signOut = vi.fn();
  const endSession = await openProfile({ signOut });
  signOut.mockImplementation(async () => endSession());
  const question = page.getByRole('heading', { name: 'Te déconnecter sans réseau ?' });
  for (const answer of [() => button('Garder ma session').click(), () => userEvent.keyboard('{Escape}')]) {
    await signOutButton().click();
    await expect.element(question).toHaveFocus();
    await expect.element(page.getByText('tu n’auras plus accès au programme sur cet appareil')).toBeVisible();
    await answer();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(signOutButton()).toHaveFocus();
  }
  expect(signOut).not.toHaveBeenCalled();

  await signOutButton().click();
  await button('Me déconnecter quand même').click();
  await expectTimedToast('success', 'Déconnexion réussie');
  expect(address()).toBe('/login');
});
