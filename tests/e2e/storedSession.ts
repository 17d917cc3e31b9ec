import type { BrowserContext, Page } from '@playwright/test';
import type { Member } from '../../src/auth/authClient.ts';
import { MEMBER_KEY } from '../../src/auth/rememberedMember.ts';
import { OWNER_KEY } from '../../src/storage/account.ts';

/** Where the SDK keeps who is signed in. */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';

export interface StoredSession {
  origin: string;
  records: unknown[];
}

/** What the SDK keeps of the account that is signed in. */
export async function readSession(page: Page): Promise<StoredSession> {
  const records = await page.evaluate(
    ([database, store]) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(store).objectStore(store).getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => resolve(reading.result);
          opening.result.close();
        };
      }),
    [DATABASE, STORE] as const,
  );
  return { origin: new URL(page.url()).origin, records };
}

/** As the app remembers it. */
function memberOf(records: readonly unknown[]): Member | null {
  const [account] = (records as { value: { uid?: string; email: string } }[])
    .map(({ value }) => value)
    .filter(({ uid }) => uid);
  return account?.uid ? { id: account.uid, email: account.email } : null;
}

/**
 * Signs in a context that has opened no page. IndexedDB answers in order: the SDK, which opens the database after this
 * script, waits for the records. A database that is there is left as it is, so that a sign-out lasts. Playwright's
 * `storageState` does the same at four times the cost, by a page of its own.
 */
export async function restoreSession(context: BrowserContext, { origin, records }: StoredSession): Promise<void> {
  await context.addInitScript(
    (session) => {
      if (location.origin !== session.origin) return;
      try {
        // A sign-out lasts.
        localStorage.setItem(session.memberKey, localStorage.getItem(session.memberKey) ?? session.member);
        // What a test stores is this account's.
        localStorage.setItem(session.ownerKey, localStorage.getItem(session.ownerKey) ?? session.owner);
      } catch {
        // Blocked by the test.
      }
      const opening = indexedDB.open(session.database);
      opening.onupgradeneeded = () => {
        const store = opening.result.createObjectStore(session.store, { keyPath: 'fbase_key' });
        for (const record of session.records) store.put(record);
      };
      opening.onsuccess = () => opening.result.close();
    },
    {
      database: DATABASE,
      store: STORE,
      memberKey: MEMBER_KEY,
      ownerKey: OWNER_KEY,
      member: JSON.stringify(memberOf(records)),
      owner: memberOf(records)?.id ?? '',
      origin,
      records,
    },
  );
}
