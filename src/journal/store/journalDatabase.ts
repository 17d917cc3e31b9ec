import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export const JOURNAL_DATABASE = 'objectif-8';
const STORE = 'journal';
export const OWNER_DATABASE = 'objectif-8:owner';
const OWNER = 'owner';

/** What an entry is at least; the rest is read by `readEntry`. */
export interface StoredEntry {
  id: string;
  changedAt?: unknown;
}

/** By id what takes the place of the stored entry; undefined for nothing. */
export type Changes = ReadonlyMap<string, (stored: StoredEntry | undefined) => StoredEntry | undefined>;

interface OwnerSchema extends DBSchema {
  [OWNER]: { key: string; value: string };
}

interface Schema extends DBSchema {
  [STORE]: { key: string; value: StoredEntry };
}

export interface AccountDatabase {
  name: string;
  /** Whether the device's first account was known before. */
  wasOwned: boolean;
}

/**
 * An account's journal: its name is without an id for the first account of the device. IndexedDB knows by itself which one
 * that is, since a browser may delete localStorage alone. Rejects where the disk has no room to write that down.
 */
export async function databaseOf(account: string): Promise<AccountDatabase> {
  const database = await openDB<OwnerSchema>(OWNER_DATABASE, 1, {
    upgrade: (created) => void created.createObjectStore(OWNER),
  });
  try {
    const { store } = database.transaction(OWNER, 'readwrite', { durability: 'strict' });
    const owner = await store.get(OWNER);
    if (owner === undefined) await store.put(account, OWNER);
    const isOther = owner !== undefined && owner !== account;
    return { name: isOther ? `${JOURNAL_DATABASE}:${account}` : JOURNAL_DATABASE, wasOwned: owner !== undefined };
  } finally {
    database.close();
  }
}

/** Makes all changes or none, on disk when it resolves; answers all entries. */
export function updateEntries(changes: Changes, name = JOURNAL_DATABASE): Promise<StoredEntry[]> {
  return withDatabase(name, async (database) => {
    const mode = changes.size > 0 ? 'readwrite' : 'readonly';
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const { store } = transaction;
    const changed = [...changes].map(async ([id, change]) => {
      const stored = await store.get(id);
      const next = change(stored);
      if (next === undefined) await store.delete?.(id);
      else if (next !== stored) await store.put?.(next);
    });
    const reading = Promise.all(changed).then(() => store.getAll());
    const [entries] = await Promise.all([reading, transaction.done]);
    return entries;
  });
}

export const clearEntries = (name: string) => withDatabase(name, (database) => database.clear(STORE));

/** Opened for each use: WebKit loses connections in the background without an event. */
async function withDatabase<Answer>(
  name: string,
  use: (database: IDBPDatabase<Schema>) => Promise<Answer>,
): Promise<Answer> {
  const database = await openDB<Schema>(name, 1, {
    upgrade: (created) => void created.createObjectStore(STORE, { keyPath: 'id' }),
  });
  try {
    return await use(database);
  } finally {
    database.close();
  }
}
