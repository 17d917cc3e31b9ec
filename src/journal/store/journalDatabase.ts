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

/** The entries of the journal in IndexedDB. All calls reject where the browser allows no database. */
export class JournalDatabase {
  #opening: Promise<IDBPDatabase<Schema>> | undefined;

  readAll(): Promise<StoredEntry[]> {
    return this.#use((database) => database.getAll(STORE));
  }

  clear(): Promise<void> {
    return this.#use((database) => database.clear(STORE));
  }

  /** All changes or none, on disk when it resolves. Answers what is stored then. */
  update(changes: Changes): Promise<[id: string, stored: StoredEntry | undefined][]> {
    return this.#use(async (database) => {
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      const changed = [...changes].map(async ([id, change]): Promise<[string, StoredEntry | undefined]> => {
        const stored = await transaction.store.get(id);
        const next = change(stored);
        if (next === undefined) await transaction.store.delete(id);
        else if (next !== stored) await transaction.store.put(next);
        return [id, next];
      });
      const [answers] = await Promise.all([Promise.all(changed), transaction.done]);
      return answers;
    });
  }

  async #use<Answer>(action: (database: IDBPDatabase<Schema>) => Promise<Answer>): Promise<Answer> {
    const wasOpen = this.#opening !== undefined;
    try {
      this.#opening ??= this.#open();
      return await action(await this.#opening);
    } catch (error) {
      this.#opening = undefined;
      // WebKit loses connections in the background without an event.
      if (wasOpen) return this.#use(action);
      throw error;
    }
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    const forget = () => {
      this.#opening = undefined;
    };
    return openDB<Schema>(JOURNAL_DATABASE, 1, {
      upgrade: (database) => void database.createObjectStore(STORE, { keyPath: 'id' }),
      // A newer version of the app must not wait for this tab.
      blocking: (_current, _blocked, { target }) => {
        (target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
  }
}
