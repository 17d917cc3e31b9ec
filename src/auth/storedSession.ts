/** Where Firebase keeps a session: https://github.com/firebase/firebase-js-sdk, persistence/indexed_db.ts and local_storage. */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
const SESSION = /^firebase:authUser:/;

/**
 * Whether this device may hold a session; false only when it surely holds none. Knows in a few milliseconds what
 * the SDK would say once it is there. Never rejects.
 */
export async function mayHoldSession(): Promise<boolean> {
  try {
    if (Object.keys(localStorage).some((key) => SESSION.test(key))) return true;
    const database = await openExisting();
    if (!database) return false;
    const keys = await answerTo(database.transaction(STORE).objectStore(STORE).getAllKeys());
    database.close();
    return keys.some((key) => SESSION.test(String(key)));
  } catch {
    return true;
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
