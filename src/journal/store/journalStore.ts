import { accountSuffix } from '../../storage/account.ts';
import { changeTime, isSession, type JournalEntry, type LoggedSession } from '../model/entry.ts';
import {
  type AccountDatabase,
  type Changes,
  clearEntries,
  databaseOf,
  JOURNAL_DATABASE,
  type StoredEntry,
  updateEntries,
} from './journalDatabase.ts';
import {
  isSame,
  later,
  newVersion,
  type Records,
  sessionsIn,
  withChanges,
  withKnownVersions,
} from './journalRecords.ts';
import { isStorable, readEntry } from './journalShapes.ts';

export interface Journal {
  /** `read` once the database has answered, even if it fails later; until then `sessions` are of this page alone. */
  status: 'loading' | 'read' | 'failed';
  /** Whether the database answered last; what it didn't take stays in memory. */
  canSave: boolean;
  /** Newest first. */
  sessions: readonly LoggedSession[];
}

/**
 * What was done, on this device. Screens read a snapshot in memory; a change is in it once the journal is read, and in the database when
 * its promise resolves with true. Of two versions of an entry the later one stays, in the database and in each tab.
 */
export class JournalStore {
  readonly #account: string | undefined;
  /** As localStorage has it. */
  readonly #suffix = accountSuffix();
  #database: AccountDatabase | undefined;
  readonly #otherTabs = openChannel();
  readonly #listeners = new Set<() => void>();
  /** With deleted entries, and those of a newer version of the app. */
  #records: Records = new Map();
  /** What the database doesn't have yet. */
  readonly #unsaved = new Map<string, (stored: StoredEntry | undefined) => StoredEntry | undefined>();
  #loading: Promise<boolean> | undefined;
  #journal: Journal = { status: 'loading', canSave: true, sessions: [] };

  /** Without an account, the journal whose name has no id. */
  constructor(account?: string) {
    this.#account = account;
    // Tabs of every account share the channel.
    this.#otherTabs?.addEventListener('message', () => {
      if (this.#journal.status !== 'loading') void this.refresh();
    });
  }

  /** The same object until something changes. */
  readonly journal = (): Journal => this.#journal;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads the database once; never rejects. */
  readonly load = (): Promise<boolean> => {
    this.#loading ??= this.refresh();
    return this.#loading;
  };

  /** Writes what is not saved yet, and reads what other tabs have written. Answers whether the database allows it. */
  readonly refresh = async (): Promise<boolean> => {
    const changes = new Map(this.#unsaved);
    try {
      const stored = await updateEntries(changes, await this.#databaseName());
      for (const [id, change] of changes) if (this.#unsaved.get(id) === change) this.#unsaved.delete(id);
      const records = new Map(stored.map((record) => [record.id, record]));
      this.#publish(withChanges(records, this.#unsaved), { status: 'read', canSave: true });
      if (changes.size > 0) this.#otherTabs?.postMessage('changed');
    } catch {
      this.#loading = undefined;
      const { status } = this.#journal;
      this.#publish(this.#records, { status: status === 'read' ? 'read' : 'failed', canSave: false });
    }
    return this.#journal.canSave;
  };

  /** Whether the device's first account was known before this page. */
  readonly wasOwned = (): boolean => this.#database?.wasOwned ?? false;

  /** A new session, or a new version of one. */
  put(session: LoggedSession): Promise<boolean> {
    return this.change(session.id, (former) => newVersion(session, former));
  }

  /** A session changed by its member; nothing when it is gone, or `change` returns the session itself. */
  edit(id: string, change: (session: LoggedSession) => LoggedSession): Promise<boolean> {
    return this.change(id, (former) => {
      if (!former || !isSession(former)) return former;
      const next = change(former);
      return next === former ? former : newVersion(next, former);
    });
  }

  /** Leaves the id and the time, so that an older file doesn't bring it back. To undo it, `put` the session again. */
  remove(id: string): Promise<boolean> {
    return this.change(id, (former) =>
      former && isSession(former) ? { id, changedAt: changeTime(former, Date.now()), deleted: true } : former,
    );
  }

  /** Puts what `make` returns of the entry that is there; that itself or nothing is no change. */
  async change(id: string, make: (former: JournalEntry | undefined) => JournalEntry | undefined): Promise<boolean> {
    if (this.#journal.status !== 'read') await this.load();
    const former = this.#entry(id);
    const made = make(former);
    // What is shown already may still be on its way to the database.
    if (!made || made === former) return this.#unsaved.has(id) ? this.refresh() : this.#journal.canSave;
    return this.#write(new Map([[id, (stored) => later(stored, made)]]));
  }

  /** All that is stored, for an export: deleted entries and unreadable ones too. */
  async records(): Promise<StoredEntry[]> {
    await this.load();
    return [...this.#records.values()];
  }

  /** Joins entries of a file, each in its later version; `undo` brings back what was there. */
  async import(
    records: readonly unknown[],
  ): Promise<{ isSaved: boolean; isWhole: boolean; undo: () => Promise<boolean> }> {
    await this.refresh();
    const former = this.#records;
    const imported = records
      .filter(isStorable)
      // One that can't be read replaces none that can.
      .filter((record) => readEntry(record) !== undefined || !former.has(record.id));
    const isSaved = await this.#write(
      new Map(imported.map((record) => [record.id, (stored) => later(stored, record)])),
    );
    const undo = () =>
      this.#write(
        new Map(
          imported.map((record) => [record.id, (stored) => (isSame(stored, record) ? former.get(record.id) : stored)]),
        ),
      );
    return { isSaved, isWhole: records.every(readEntry), undo };
  }

  /** Returns whether the database allowed it. */
  async erase(): Promise<boolean> {
    try {
      await clearEntries(await this.#databaseName());
    } catch {
      return false;
    }
    this.#unsaved.clear();
    this.#publish(new Map());
    this.#otherTabs?.postMessage('changed');
    return true;
  }

  async #databaseName(): Promise<string> {
    if (this.#account === undefined) return JOURNAL_DATABASE;
    try {
      this.#database ??= await databaseOf(this.#account);
      return this.#database.name;
    } catch {
      // A journal can be read on a disk that has no room for another database.
      return JOURNAL_DATABASE + this.#suffix;
    }
  }

  #entry(id: string): JournalEntry | undefined {
    return readEntry(this.#records.get(id));
  }

  #write(changes: Changes): Promise<boolean> {
    for (const [id, change] of changes) this.#unsaved.set(id, change);
    this.#publish(withChanges(this.#records, changes));
    return this.refresh();
  }

  #publish(next: Records, changes: Partial<Journal> = {}): void {
    const records = withKnownVersions(next, this.#records);
    const sessions = records === this.#records ? this.#journal.sessions : sessionsIn(records);
    const journal = { ...this.#journal, ...changes, sessions };
    this.#records = records;
    if ((Object.keys(journal) as (keyof Journal)[]).every((key) => journal[key] === this.#journal[key])) return;
    this.#journal = journal;
    for (const listener of this.#listeners) listener();
  }
}

/** Firefox refuses it where all of a site's data is blocked. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('objectif-8:journal');
  } catch {
    return undefined;
  }
}
