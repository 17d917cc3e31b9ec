import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export const JOURNAL_DATABASE = 'objectif-8';
const STORE = 'journal';
/** A database that does not answer for so long is one that does not save. */
const TIMEOUT_MS = 3000;

interface Schema extends DBSchema {
  [STORE]: { key: string; value: StoredEntry };
}

/** What an entry is at least; the rest is read by `readEntry`. */
export interface StoredEntry {
  id: string;
  changedAt?: unknown;
}

export interface JournalChanges {
  /** Whether all that is stored is deleted first, also what only another tab knows. */
  clear?: boolean;
  /** Versions to delete. */
  remove: readonly StoredEntry[];
  put: readonly StoredEntry[];
  /** What is to stand in the place of what is stored; `undefined` for nothing. By default the later one. */
  resolve?: (put: StoredEntry, stored: StoredEntry | undefined) => StoredEntry | undefined;
}

/** The journal where it is kept: entries by id. */
export interface JournalDatabase {
  readAll: () => Promise<unknown[]>;
  read: (id: string) => Promise<unknown>;
  /**
   * All of it or nothing; but a version that was changed later stays. Answers what stands in place of what was put: an
   * id alone where there is nothing.
   */
  write: (changes: JournalChanges) => Promise<StoredEntry[]>;
}

/** Rejects where the browser allows no database. */
export async function openJournalDatabase(onLost: () => void): Promise<JournalDatabase> {
  const database: IDBPDatabase<Schema> = await openDB<Schema>(JOURNAL_DATABASE, 1, {
    upgrade: (upgraded) => void upgraded.createObjectStore(STORE, { keyPath: 'id' }),
    // A newer version of the app, or whoever erases everything, must not wait for this tab.
    blocking: () => {
      database.close();
      onLost();
    },
    terminated: onLost,
  });
  return {
    readAll: () => database.getAll(STORE),
    read: (id) => database.get(STORE, id),
    async write({ clear, remove, put, resolve = laterOf }) {
      // The browser answers once it is on disk: a phone that dies in the gym has it.
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      const { store } = transaction;
      const others: StoredEntry[] = [];
      async function change() {
        if (clear) await store.clear();
        for (const entry of remove) {
          if (!isLater(await store.get(entry.id), entry)) await store.delete(entry.id);
        }
        for (const entry of put) {
          const stored = await store.get(entry.id);
          const next = resolve(entry, stored);
          if (next && next !== stored) await store.put(next);
          if (next !== entry) others.push(next ?? { id: entry.id });
        }
      }
      await Promise.all([change().catch(() => transaction.abort()), transaction.done]);
      return others;
    },
  };
}

/** The later one of two versions, the new one when they are of one time. */
export const laterOf = (put: StoredEntry, stored: StoredEntry | undefined): StoredEntry =>
  stored && isLater(stored, put) ? stored : put;

const isLater = (stored: StoredEntry | undefined, entry: StoredEntry) => changedAtOf(stored) > changedAtOf(entry);

const changedAtOf = (entry: StoredEntry | undefined) => Number(entry?.changedAt ?? 0) || 0;

/** The way to the journal's database, opened when something is asked of it, and anew after it has failed. */
export class JournalConnection {
  readonly #open: (onLost: () => void) => Promise<JournalDatabase>;
  #database: Promise<JournalDatabase> | undefined;
  /** Whether it failed last: whoever reads or writes all of it says when it no longer does. */
  isFailing = false;

  /** `open` rejects where the browser allows no database, and calls `onLost` when it is closed under this page. */
  constructor(open: (onLost: () => void) => Promise<JournalDatabase>) {
    this.#open = open;
  }

  readonly isOpen = (): boolean => this.#database !== undefined;

  /** Rejects when it is not answered in time. */
  async ask<Answer>(question: (database: JournalDatabase) => Promise<Answer>): Promise<Answer> {
    const database = this.#opened();
    try {
      return await withinTime(database.then(question));
    } catch (error) {
      // A handle may be dead without a word, as on iOS after a while in the background: the next question opens anew.
      // The answers of a former one say nothing of the one that was opened since.
      if (this.#database === database || this.#database === undefined) {
        this.isFailing = true;
        this.#database = undefined;
      }
      throw error;
    }
  }

  #opened(): Promise<JournalDatabase> {
    if (!this.#database) {
      const lost = () => {
        if (this.#database === opened) this.#database = undefined;
      };
      const opened = this.#open(lost);
      this.#database = opened;
    }
    return this.#database;
  }
}

async function withinTime<Answer>(answered: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer.')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([answered, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
