import type { SaveStatus } from '../../storage/store.ts';
import { isSession, type JournalEntry, type LoggedSession } from '../model/entry.ts';
import { changeTime, mergeEntries } from '../model/merge.ts';
import { JournalConnection, type JournalDatabase, type StoredEntry } from './journalDatabase.ts';
import { type EntryUpdate, JournalRecords, type RecordChanges } from './journalRecords.ts';
import { readEntry } from './journalShapes.ts';

export interface Journal {
  /**
   * `read` once the database has answered, even if it fails later; until then `sessions` are those of this page alone.
   */
  status: 'loading' | 'read' | 'failed';
  /** Newest first. */
  sessions: readonly LoggedSession[];
}

interface JournalStoreOptions {
  /** Rejects where the browser allows no database; `onLost` when it is closed under this page. */
  open: (onLost: () => void) => Promise<JournalDatabase>;
  /** Tells other tabs that there is something new. */
  announce?: () => void;
}

/**
 * What was done, on this device. Screens read a snapshot in memory; a change is in it at once and in the database when
 * its promise resolves with `saved`. What the database did not take is written with the next change that it takes, or
 * when it can be read again.
 */
export class JournalStore {
  readonly #announce: JournalStoreOptions['announce'];
  readonly #connection: JournalConnection;
  readonly #records = new JournalRecords();
  readonly #listeners = new Set<() => void>();
  #loading: Promise<void> | undefined;
  /** Changes whose write is under way. */
  #writing = 0;
  /** What the sessions of `#journal` are made of. */
  #listed = this.#records.entries();
  #journal: Journal = { status: 'loading', sessions: [] };

  constructor({ open, announce }: JournalStoreOptions) {
    this.#connection = new JournalConnection(open);
    this.#announce = announce;
  }

  /** The same object until something changes. */
  readonly journal = (): Journal => this.#journal;

  /** What is being written counts as saved until that fails. */
  readonly saveStatus = (): SaveStatus =>
    this.#connection.isFailing || (this.#writing === 0 && this.#records.hasUnsaved()) ? 'memoryOnly' : 'saved';

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads the database once; never rejects. */
  readonly load = (): Promise<void> => {
    this.#loading ??= this.refresh();
    return this.#loading;
  };

  /** Another tab may have written. */
  readonly refresh = async (): Promise<void> => {
    const wasOpen = this.#connection.isOpen();
    const read = () => this.#connection.ask((database) => database.readAll());
    let isRead = false;
    try {
      // A connection may have died in the background: a new one says whether the journal can be read.
      this.#records.mergeStored(await read().catch((error) => (wasOpen ? read() : Promise.reject(error))));
      isRead = true;
      this.#connection.isFailing = false;
    } catch {
      this.#loading = undefined;
    }
    this.#publish(isRead || this.#journal.status === 'read' ? 'read' : 'failed');
    if (!this.#connection.isFailing && this.#writing === 0 && this.#records.hasUnsaved()) await this.#change({});
  };

  /** A new session, or a new version of one. */
  put(session: LoggedSession): Promise<SaveStatus> {
    return this.#change({
      put: [{ ...session, createdAt: createdAtOf(this.#records.entries().get(session.id) ?? session) }],
    });
  }

  /**
   * A new version of an entry that is made again and again, as a finished run's: `make` gets the stored version and
   * returns the new one, or the same object for no change.
   */
  putMadeFrom(id: string, make: (stored: JournalEntry | undefined) => JournalEntry | undefined): Promise<SaveStatus> {
    return this.#updateEntry(id, (stored) => {
      const made = make(stored);
      if (!isSessionOf(made) || made === stored) return made;
      return { ...made, createdAt: createdAtOf(isSessionOf(stored) ? stored : made) };
    });
  }

  /** A session changed by its member; nothing when it is gone. */
  edit(id: string, change: (session: LoggedSession) => LoggedSession): Promise<SaveStatus> {
    return this.#updateEntry(id, (former) => {
      if (!isSessionOf(former)) return former;
      return { ...change(former), id, createdAt: createdAtOf(former), changedAt: changeTime(former, Date.now()) };
    });
  }

  /** `undo` brings the session back. */
  async remove(id: string): Promise<{ saveStatus: SaveStatus; undo: () => Promise<SaveStatus> }> {
    let removed: LoggedSession | undefined;
    const saveStatus = await this.#updateEntry(id, (former) => {
      if (!isSessionOf(former)) return former;
      removed = former;
      return { id, changedAt: changeTime(former, Date.now()), deleted: true };
    });
    const former = removed;
    if (!former) return { saveStatus, undo: () => this.probe() };
    const createdAt = createdAtOf(former);
    const undo = () =>
      this.#updateEntry(id, (current) => {
        // Brought back by a later version from elsewhere.
        if (isSessionOf(current)) return current;
        return { ...former, createdAt, changedAt: changeTime(current ?? former, Date.now()) };
      });
    return { saveStatus, undo };
  }

  /** All that is kept, for an export: deleted entries and unreadable ones too. */
  async records(): Promise<StoredEntry[]> {
    await this.load();
    return this.#records.all();
  }

  /**
   * Joins entries of a file, each in its later version. `undo` brings back what was there, but for what was changed
   * since; `isWhole` tells whether all could be read.
   */
  async import(records: readonly unknown[]): Promise<{
    saveStatus: SaveStatus;
    isWhole: boolean;
    undo: () => Promise<SaveStatus>;
  }> {
    if (records.length === 0) return { saveStatus: 'saved', isWhole: true, undo: async () => 'saved' };
    await this.refresh();
    // Of a database that could not be read, all of the file is written again.
    const isStored = (id: string) => !this.#connection.isFailing && this.#records.has(id);
    const read = records.map((record) => ({ record, ...readEntry(record) }));
    const former = this.#records.entries();
    const imported = mergeEntries(
      former,
      read.flatMap(({ entry }) => entry ?? []),
    );
    const isUnknown = (record: unknown): record is StoredEntry =>
      typeof Object(record).id === 'string' && !imported.has(Object(record).id) && !isStored(Object(record).id);
    const unreadable = read.flatMap(({ entry, record }) => (entry === undefined && isUnknown(record) ? record : []));
    const ids = new Set(read.map(({ entry }) => entry?.id));
    const put = [...imported.values()].filter(
      (entry) => former.get(entry.id) !== entry || (ids.has(entry.id) && !isStored(entry.id)),
    );
    const saveStatus = await this.#change({ put, putUnreadable: unreadable });
    const undo = async () => {
      await this.refresh();
      const isAsImported = ({ id, changedAt }: JournalEntry) =>
        this.#records.entries().get(id)?.changedAt === changedAt;
      const back = put.filter(isAsImported);
      return this.#change({ remove: [...back, ...unreadable], put: back.flatMap(({ id }) => former.get(id) ?? []) });
    };
    return { saveStatus, isWhole: read.every(({ isWhole }) => isWhole), undo };
  }

  /** Returns whether the database allowed it. */
  async erase(): Promise<boolean> {
    await this.load();
    this.#records.forgetUnsaved();
    return (await this.#change({ remove: this.#records.all() }, true)) === 'saved';
  }

  /** Tries to write what is unsaved. */
  async probe(): Promise<SaveStatus> {
    await this.load();
    return this.#connection.isFailing || this.#records.hasUnsaved() ? this.#change({}) : 'saved';
  }

  /**
   * Updates what this page knows of an entry, shown at once; the update is made again to a version that another tab has
   * written since, for as long as its caller waits.
   */
  async #updateEntry(id: string, update: EntryUpdate): Promise<SaveStatus> {
    if (!isSessionOf(this.#records.entries().get(id))) await this.#reread(id);
    const known = this.#records.entries().get(id);
    const shown = update(known);
    if (!shown || shown === known) return this.probe();
    const end = this.#records.applyUpdate(id, update, shown);
    // What was never saved is in no version of another tab: a whole version, of which the later one stays.
    if (!end) return this.#change({ put: [shown] });
    const wasOpen = this.#connection.isOpen();
    let saveStatus = await this.#change({});
    // A connection may have died in the background.
    if (saveStatus !== 'saved' && wasOpen) saveStatus = await this.#change({});
    // Made again while it was being written.
    while (saveStatus === 'saved' && this.#records.isUnsaved(id)) saveStatus = await this.#change({});
    end();
    return saveStatus;
  }

  /** Returns whether all that is unsaved was written; with `clear` the database is emptied of all that it has first. */
  async #change(changes: RecordChanges, clear = false): Promise<SaveStatus> {
    this.#records.change(changes);
    this.#writing += 1;
    this.#publish();
    const isWritten = await this.#connection
      .ask((database) => this.#write(database, clear))
      .then(
        () => true,
        () => false,
      );
    this.#writing -= 1;
    this.#publish();
    // A later write may have taken it along.
    return isWritten || (!clear && !this.#records.hasUnsaved()) ? 'saved' : 'memoryOnly';
  }

  /** May end after its caller has given up: what it saved is saved. */
  async #write(database: JournalDatabase, clear: boolean): Promise<void> {
    const changes = { ...this.#records.unsavedChanges(), clear };
    this.#records.markSaved(changes, await database.write(changes));
    this.#connection.isFailing = false;
    this.#publish();
    this.#announce?.();
  }

  /** Another tab may have changed it, and its message not have come. */
  async #reread(id: string): Promise<void> {
    if (this.#connection.isFailing || !this.#records.canBeStale(id)) return;
    try {
      this.#records.replaceStored(id, await this.#connection.ask((database) => database.read(id)));
      this.#publish();
    } catch {
      // The change is made to what this page knows.
    }
  }

  #publish(status = this.#journal.status): void {
    const entries = this.#records.entries();
    if (entries !== this.#listed || status !== this.#journal.status) {
      this.#listed = entries;
      this.#journal = { status, sessions: [...entries.values()].filter(isSession).sort(newestFirst) };
    }
    for (const listener of this.#listeners) listener();
  }
}

const isSessionOf = (entry: JournalEntry | undefined): entry is LoggedSession =>
  entry !== undefined && isSession(entry);

const createdAtOf = (entry: JournalEntry) => (isSession(entry) && entry.createdAt) || entry.changedAt;

// Dates compare as texts; the rules of a language take long to load.
const newestFirst = (one: LoggedSession, other: LoggedSession) =>
  other.on === one.on ? createdAtOf(other) - createdAtOf(one) : other.on < one.on ? -1 : 1;
