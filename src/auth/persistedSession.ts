import type { Member } from './authClient.ts';

/**
 * Where Firebase keeps a session; firebase.ts knows its SDK, this file knows these names and this shape.
 * https://github.com/firebase/firebase-js-sdk/tree/main/packages/auth/src/platform_browser/persistence
 */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
/** A database that another tab is deleting keeps whoever opens it waiting. */
const TIMEOUT_MS = 1000;
/** In sessionStorage: this tab does without the database. */
const WITHOUT_DATABASE = 'objectif-8:without-database';

interface PersistedRecord {
  fbase_key: string;
  value: object;
}

let unresponsive = false;

/**
 * Whom the SDK will report from this device's storage, known in a few milliseconds, before the SDK is there: null when it
 * holds no session, undefined when it can't be read, or not in time.
 */
export async function persistedMember(apiKey: string): Promise<Member | null | undefined> {
  const key = `firebase:authUser:${apiKey}:[DEFAULT]`;
  try {
    unresponsive = true;
    const answered = readDatabase(key).finally(() => {
      unresponsive = false;
    });
    const timeout = new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS));
    return memberOf((await Promise.race([answered, timeout])) ?? JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
}

function memberOf(user: { uid?: unknown; email?: unknown } | null): Member | null | undefined {
  if (user === null) return null;
  const { uid, email = null } = user;
  const isKnownShape = typeof uid === 'string' && (email === null || typeof email === 'string');
  return isKnownShape ? { id: uid, email } : undefined;
}

/** Whether {@link persistedMember} asked the database, and still has no answer. */
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

async function readDatabase(key: string): Promise<object | undefined> {
  const database = await openExisting();
  if (!database) return undefined;
  // The SDK mends a damaged database by deleting it, which an open one would hold up.
  database.addEventListener('versionchange', () => database.close());
  try {
    const records: PersistedRecord[] = await answerTo(database.transaction(STORE).objectStore(STORE).getAll());
    return records.find((record) => record.fbase_key === key)?.value;
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
