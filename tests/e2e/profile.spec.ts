import { STORAGE_KEY } from '../../src/storage/account.ts';
import { expect, test } from './fixtures.ts';
import { accountShown, signInAsNewMember } from './session.ts';
import { expectToast, openWithStoppedClock } from './toasts.ts';

test.use({ visitor: 'nobody' });

test('after a sign-out that failed the reload finds the member signed in; one that works leaves their data', async ({
  page,
}) => {
  const email = await signInAsNewMember(page);
  const state = JSON.stringify({ version: 3, done: { '1-lundi': {} } });
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [STORAGE_KEY, state] as const);
  // The screen is there before the accounts' SDK, which has read the session when it has asked about it.
  const checked = page.waitForResponse(
    (response) => response.url().includes('/accounts:lookup') && response.frame().url().endsWith('/profile'),
  );
  await openWithStoppedClock(page, './profile');
  await expect(accountShown(page)).toHaveText(email);
  await page.clock.runFor(1500);
  await checked;
  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new Error('the storage is closed');
    };
  });
  const signOut = page.getByRole('button', { name: 'Se déconnecter' });
  await signOut.click();
  await expectToast(page, 'danger', 'Erreur lors de la déconnexion');
  await page.reload();
  await expect(accountShown(page)).toHaveText(email);
  await signOut.click();
  await expect(page).toHaveURL('./login');
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).toBe(state);
});
