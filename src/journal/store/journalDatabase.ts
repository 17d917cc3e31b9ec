import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export const JOURNAL_DATABASE = 'objectif-8';
const STORE = 'journal';

/** What an entry is at least; the rest is read by `readEntry`. */
export interface StoredEntry {
  id: string;
  changedAt?: unknown;
}

/** By id what takes the place of the stored entry; undefined for nothing. */
export type Changes = ReadonlyMap<string, (stored: StoredEntry | undefined) => StoredEntry | undefined>;

interface Schema extends DBSchema {
  [STORE]: { key: string; value: StoredEntry };
}

/** Makes all changes or none, on disk when it resolves; answers all entries. */
export function updateEntries(changes: Changes): Promise<StoredEntry[]> {
  return withDatabase(async (database) => {
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

export const clearEntries = () => withDatabase((database) => database.clear(STORE));

/** Opened for each use: WebKit loses connections in the background without an event. */
async function withDatabase<Answer>(use: (database: IDBPDatabase<Schema>) => Promise<Answer>): Promise<Answer> {
  const database = await openDB<Schema>(JOURNAL_DATABASE, 1, {
    upgrade: (created) => void created.createObjectStore(STORE, { keyPath: 'id' }),
  });
  try {
    return await use(database);
  } finally {
    database.close();
  }
}
