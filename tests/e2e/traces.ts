import type { BrowserContext, Page } from '@playwright/test';
import { DATABASE } from './storedSession.ts';

interface SessionOwner {
  uid: string;
  email: string;
}

interface Store {
  database: string;
  name: string;
  keys: unknown[];
  values: unknown[];
}

/** Everything in IndexedDB. */
function storedObjects(page: Page): Promise<Store[]> {
  return page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const stores: Store[] = [];
    for (const { name: database = '' } of await indexedDB.databases()) {
      const opened = await asked(indexedDB.open(database));
      for (const name of opened.objectStoreNames) {
        const objects = opened.transaction(name).objectStore(name);
        const [keys, values] = await Promise.all([asked(objects.getAllKeys()), asked(objects.getAll())]);
        stores.push({ database, name, keys, values });
      }
      opened.close();
    }
    return stores;
  });
}

/** The sessions that the browser keeps. */
export async function storedSessions(page: Page): Promise<SessionOwner[]> {
  const stores = await storedObjects(page);
  return (
    stores
      .filter(({ database }) => database === DATABASE)
      .flatMap(({ values }) => values as { value: SessionOwner }[])
      // The SDK tries out the database by a record of another kind.
      .filter(({ value: { uid } }) => uid)
      .map(({ value: { uid, email } }) => ({ uid, email }))
  );
}

/** All that the browser keeps and shows, as one text. */
export async function everythingIn(page: Page): Promise<string> {
  const shownAndKept = await page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, history.state];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) kept.push(request.url, await (await cache.match(request))?.text());
    }
    const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
    return [document.documentElement.outerHTML, ...fields, JSON.stringify(kept)].join('\n');
  });
  const stores = JSON.stringify(await storedObjects(page));
  return [page.url(), shownAndKept, stores, JSON.stringify(await page.context().cookies())].join('\n');
}

/** What the console says and which addresses are visited and asked from now on. */
export function recordConsoleAndRequests(context: BrowserContext): string[] {
  const heard: string[] = [];
  context.on('console', (message) => heard.push(message.text()));
  context.on('request', (request) => heard.push(request.url()));
  return heard;
}
