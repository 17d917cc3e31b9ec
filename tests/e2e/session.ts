import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { createAccount } from './accounts.ts';
import { expect, signIn } from './fixtures.ts';

/** Calls that ask the server about a session. */
export const SESSION_CALLS = /googleapis\.com\/v1\/(?:accounts:lookup|token)\?/;

/** A member whom no other test knows, signed in; resolves with their address. */
export async function signInAsNewMember(page: Page): Promise<string> {
  const email = await createAccount({ password: DEMO_PASSWORD });
  await page.goto('./login');
  await signIn(page, email, DEMO_PASSWORD);
  await expect(page).toHaveURL('./introduction');
  return email;
}

/** A document of the app's origin that does not run the app. */
export async function leaveApp(page: Page): Promise<void> {
  await page.route('**/elsewhere', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('./elsewhere');
}

/** Makes the short-lived token of the stored session one that has to be renewed. Leaves the app. */
export async function expireToken(page: Page): Promise<void> {
  await leaveApp(page);
  await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('firebaseLocalStorageDb'));
    const store = database.transaction('firebaseLocalStorage', 'readwrite').objectStore('firebaseLocalStorage');
    for (const record of await done(store.getAll())) {
      if (!record.value?.stsTokenManager) continue;
      record.value.stsTokenManager.expirationTime = 1;
      await done(store.put(record));
    }
    database.close();
  });
}

/** Whose account /profile shows. */
export function accountShown(page: Page): Locator {
  return page.getByRole('term').filter({ hasText: 'Email' }).locator('xpath=following-sibling::dd');
}
