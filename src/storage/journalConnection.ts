import type { JournalDatabase } from './journalDatabase.ts';

/** A database that does not answer for so long is one that does not save. */
const TIMEOUT_MS = 3000;

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
