/**
 * Where Firebase keeps a session; firebase.ts knows its SDK, this file knows these names.
 * https://github.com/firebase/firebase-js-sdk/tree/main/packages/auth/src/platform_browser/persistence
 */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
const SESSION = /^firebase:authUser:/;
/** A database that another tab is deleting keeps whoever opens it waiting. */
const TIMEOUT_MS = 1000;
/** In sessionStorage: this tab does without the database. */
const WITHOUT_DATABASE = 'objectif-8:without-database';

let unresponsive = false;

/**
 * Whether this device may hold a session; false only when it surely holds none. Knows in a few milliseconds what
 * the SDK would say once it is there, and answers whatever the state of the storage.
 */
export async function mayHavePersistedSession(): Promise<boolean> {
  try {
    const timeout = new Promise<true>((resolve) => setTimeout(() => resolve(true), TIMEOUT_MS));
    unresponsive = true;
    const answered = databaseHoldsSession().finally(() => {
      unresponsive = false;
    });
    answered.catch(() => undefined);
    if (Object.keys(localStorage).some((key) => SESSION.test(key))) return true;
    return await Promise.race([answered, timeout]);
  } catch {
    return true;
  }
}

/** Whether {@link mayHavePersistedSession} asked the database, and still has no answer. */
export const isDatabaseUnresponsive = () => unresponsive;

/**
 * From the next page on, this tab does without the database; the SDK then keeps sessions in localStorage. One that
 * the database holds outlives a sign-out (SECURITY.md).
 */
export function giveUpDatabase(): void {
  try {
    sessionStorage.setItem(WITHOUT_DATABASE, 'yes');
  } catch {
    // A browser that blocks storage: the next page asks the database again.
  }
}

/** Before the SDK is there, which waits for any database that it finds, for its own statistics too. */
export function bypassUnresponsiveDatabase(): void {
  try {
    if (sessionStorage.getItem(WITHOUT_DATABASE)) Object.defineProperty(window, 'indexedDB', { value: undefined });
  } catch {
    // A browser that blocks storage.
  }
}

async function databaseHoldsSession(): Promise<boolean> {
  const database = await openExisting();
  if (!database) return false;
  // The SDK mends a damaged database by deleting it, which an open one would hold up.
  database.addEventListener('versionchange', () => database.close());
  try {
    const keys = await answerTo(database.transaction(STORE).objectStore(STORE).getAllKeys());
    return keys.some((key) => SESSION.test(String(key)));
  } finally {
    database.close();
  }
}

/** Undefined when there is none; making it is up to the SDK. */
function openExisting(): Promise<IDBDatabase | undefined> {
  const request = indexedDB.open(DATABASE);
  let isNew = false;
  request.addEventListener('upgradeneeded', () => {
    isNew = true;
    request.transaction?.abort();
  });
  return answerTo(request).catch((error) => {
    if (isNew) return undefined;
    throw error;
  });
}

function answerTo<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
