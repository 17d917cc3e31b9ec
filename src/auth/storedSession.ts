/**
 * Where Firebase keeps a session; firebase.ts knows its SDK, this file knows these names.
 * https://github.com/firebase/firebase-js-sdk/tree/main/packages/auth/src/platform_browser/persistence
 */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
const SESSION = /^firebase:authUser:/;
/** A database that another tab is deleting keeps whoever opens it waiting. */
const PATIENCE_MS = 1000;

/**
 * Whether this device may hold a session; false only when it surely holds none. Knows in a few milliseconds what
 * the SDK would say once it is there, and answers whatever the state of the storage.
 */
export async function mayHoldSession(): Promise<boolean> {
  try {
    if (Object.keys(localStorage).some((key) => SESSION.test(key))) return true;
    const impatience = new Promise<true>((resolve) => setTimeout(() => resolve(true), PATIENCE_MS));
    return await Promise.race([databaseHoldsSession(), impatience]);
  } catch {
    return true;
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
