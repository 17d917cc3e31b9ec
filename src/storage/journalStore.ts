import { isSession, type JournalEntry, type LoggedSession } from '../journal/model/entry.ts';
import { changeTime, type Entries, mergeEntries } from '../journal/model/merge.ts';
import { type JournalChanges, type JournalDatabase, laterOf, type StoredEntry } from './journalDatabase.ts';
import { readEntry } from './journalShapes.ts';
import type { SaveStatus } from './store.ts';

export interface Journal {
  /** Whether the database has answered or failed. */
  isLoaded: boolean;
  /** Whether it was ever read; until then there are only the sessions of this page. */
  isRead: boolean;
  /** Newest first. */
  sessions: readonly LoggedSession[];
}

/** A database that does not answer for so long is one that does not save. */
const TIMEOUT_MS = 3000;

interface JournalStoreOptions {
  /** Rejects where the browser allows no database; `onLost` when it is closed under this page. */
  open: (onLost: () => void) => Promise<JournalDatabase>;
  /** Tells other tabs that there is something new. */
  announce?: () => void;
}

/** Makes a version of an entry from the one before; that itself when nothing changes. */
type Amend = (former: JournalEntry | undefined) => JournalEntry | undefined;

/** Changes of one entry whose callers wait. */
interface Amendments {
  /** The stored version that they were made to. */
  base: JournalEntry | undefined;
  amends: readonly Amend[];
  /** How many of them still wait. */
  underWay: number;
}

/**
 * What was done, on this device. Screens read a snapshot in memory; a change is in it at once and in the database when
 * its promise resolves with `saved`. What the database did not take is written with the next change that it takes, or
 * when it can be read again.
 */
export class JournalStore {
  readonly #options: JournalStoreOptions;
  readonly #listeners = new Set<() => void>();
  #database: Promise<JournalDatabase> | undefined;
  #loading: Promise<void> | undefined;
  #entries: Entries = new Map();
  /** Of a newer version of the app, or damaged: kept and exported, never shown. */
  #unreadable: ReadonlyMap<string, StoredEntry> = new Map();
  #unsaved = new Set<string>();
  /** Of unsaved entries: made again to a version that another tab has written since. */
  readonly #amendments = new Map<string, Amendments>();
  #unsavedUnreadable: ReadonlyMap<string, StoredEntry> = new Map();
  /** Versions that the database may still have. */
  #removed: ReadonlyMap<string, StoredEntry> = new Map();
  #isFailing = false;
  /** Changes whose write is under way. */
  #writing = 0;
  /** What the sessions of `#journal` are made of. */
  #listed: Entries = this.#entries;
  #journal: Journal = { isLoaded: false, isRead: false, sessions: [] };

  constructor(options: JournalStoreOptions) {
    this.#options = options;
  }

  /** The same object until something changes. */
  readonly journal = (): Journal => this.#journal;

  /** What is being written counts as saved until that fails. */
  readonly saveStatus = (): SaveStatus =>
    this.#isFailing || (this.#writing === 0 && this.#hasUnsaved()) ? 'memoryOnly' : 'saved';

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
    const wasOpen = this.#database !== undefined;
    const read = () => this.#ask((database) => database.readAll());
    let { isRead } = this.#journal;
    try {
      // A connection may have died in the background: a new one says whether the journal can be read.
      this.#take(await read().catch((error) => (wasOpen ? read() : Promise.reject(error))));
      isRead = true;
      this.#isFailing = false;
    } catch {
      this.#loading = undefined;
    }
    this.#update({ isLoaded: true, isRead });
    if (!this.#isFailing && this.#writing === 0 && this.#hasUnsaved()) await this.#change({});
  };

  /** A new session, or a new version of one. */
  put(session: LoggedSession): Promise<SaveStatus> {
    return this.#change({ put: [{ ...session, createdAt: createdAtOf(this.#entries.get(session.id) ?? session) }] });
  }

  /**
   * A new version of an entry that is made again and again, as a finished run's: of the stored one, which it returns when
   * nothing changes.
   */
  keep(id: string, make: (stored: JournalEntry | undefined) => JournalEntry | undefined): Promise<SaveStatus> {
    return this.#amend(id, (stored) => {
      const made = make(stored);
      if (!isSessionOf(made) || made === stored) return made;
      return { ...made, createdAt: createdAtOf(isSessionOf(stored) ? stored : made) };
    });
  }

  /** A session changed by its member; nothing when it is gone. */
  edit(id: string, change: (session: LoggedSession) => LoggedSession): Promise<SaveStatus> {
    return this.#amend(id, (former) => {
      if (!isSessionOf(former)) return former;
      return { ...change(former), id, createdAt: createdAtOf(former), changedAt: changeTime(former, Date.now()) };
    });
  }

  /** `undo` brings the session back. */
  async remove(id: string): Promise<{ saveStatus: SaveStatus; undo: () => Promise<SaveStatus> }> {
    let removed: LoggedSession | undefined;
    const saveStatus = await this.#amend(id, (former) => {
      if (!isSessionOf(former)) return former;
      removed = former;
      return { id, changedAt: changeTime(former, Date.now()), deleted: true };
    });
    const former = removed;
    if (!former) return { saveStatus, undo: () => this.probe() };
    const createdAt = createdAtOf(former);
    const undo = () =>
      this.#amend(id, (current) => {
        // Brought back by a later version from elsewhere.
        if (isSessionOf(current)) return current;
        return { ...former, createdAt, changedAt: changeTime(current ?? former, Date.now()) };
      });
    return { saveStatus, undo };
  }

  /** All that is kept, for an export: deleted entries and unreadable ones too. */
  async records(): Promise<StoredEntry[]> {
    await this.load();
    return [...this.#entries.values(), ...this.#unreadable.values()];
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
    const isStored = (id: string) => !this.#isFailing && (this.#entries.has(id) || this.#unreadable.has(id));
    const read = records.map((record) => ({ record, ...readEntry(record) }));
    const former = this.#entries;
    const imported = mergeEntries(
      former,
      read.flatMap(({ entry }) => entry ?? []),
    );
    const isUnknown = (record: unknown): record is StoredEntry =>
      typeof Object(record).id === 'string' && !imported.has(Object(record).id) && !isStored(Object(record).id);
    const unreadable = read.flatMap(({ entry, record }) => (entry === undefined && isUnknown(record) ? record : []));
    const ids = new Set(read.map(({ entry }) => entry?.id));
    const changed = [...imported.values()].filter(
      (entry) => former.get(entry.id) !== entry || (ids.has(entry.id) && !isStored(entry.id)),
    );
    const saveStatus = await this.#change({ put: changed, putUnreadable: unreadable });
    const undo = async () => {
      await this.refresh();
      const isAsImported = ({ id, changedAt }: JournalEntry) => this.#entries.get(id)?.changedAt === changedAt;
      const back = changed.filter(isAsImported);
      return this.#change({ remove: [...back, ...unreadable], put: back.flatMap(({ id }) => former.get(id) ?? []) });
    };
    return { saveStatus, isWhole: read.every(({ isWhole }) => isWhole), undo };
  }

  /** Returns whether the database allowed it. */
  async erase(): Promise<boolean> {
    await this.load();
    this.#unsaved = new Set();
    this.#unsavedUnreadable = new Map();
    const remove = [...this.#entries.values(), ...this.#unreadable.values()];
    return (await this.#change({ clear: true, remove })) === 'saved';
  }

  /** Tries to write what is unsaved. */
  async probe(): Promise<SaveStatus> {
    await this.load();
    return this.#isFailing || this.#hasUnsaved() ? this.#change({}) : 'saved';
  }

  /**
   * A change of what this page knows, shown at once, and made again to a version that another tab has written since, for
   * as long as its caller waits.
   */
  async #amend(id: string, amend: Amend): Promise<SaveStatus> {
    if (!isSessionOf(this.#entries.get(id))) await this.#reread(id);
    const known = this.#entries.get(id);
    const shown = amend(known);
    if (!shown || shown === known) return this.probe();
    const waiting = this.#amendments.get(id);
    // What was never saved is in no version of another tab: a whole version, of which the later one stays.
    if (this.#unsaved.has(id) && !waiting) return this.#change({ put: [shown] });
    const amendments = waiting ?? { base: known, amends: [], underWay: 0 };
    amendments.amends = [...amendments.amends, amend];
    amendments.underWay += 1;
    this.#amendments.set(id, amendments);
    this.#entries = changed(this.#entries, [], [shown]);
    this.#unsaved.add(id);
    const wasOpen = this.#database !== undefined;
    let saveStatus = await this.#change({});
    // A connection may have died in the background.
    if (saveStatus !== 'saved' && wasOpen) saveStatus = await this.#change({});
    // Made again while it was being written.
    while (saveStatus === 'saved' && this.#unsaved.has(id)) saveStatus = await this.#change({});
    amendments.underWay -= 1;
    if (amendments.underWay === 0 && this.#amendments.get(id) === amendments) this.#amendments.delete(id);
    return saveStatus;
  }

  /** What the changes under way make of a stored version; undefined where it is the one that they were made to. */
  #amendedAgain(id: string, stored: JournalEntry | undefined): { entry: JournalEntry | undefined } | undefined {
    const amendments = this.#amendments.get(id);
    if (!amendments || stored?.changedAt === amendments.base?.changedAt) return undefined;
    return { entry: amendments.amends.reduce((entry, amend) => amend(entry), stored) };
  }

  #hasUnsaved(): boolean {
    return this.#unsaved.size + this.#unsavedUnreadable.size + this.#removed.size > 0;
  }

  async #change({ clear = false, remove = [], put = [], putUnreadable = [] }: Changes): Promise<SaveStatus> {
    if (remove.length + put.length > 0) this.#entries = changed(this.#entries, remove, put);
    for (const { id } of [...remove, ...put]) this.#amendments.delete(id);
    this.#unreadable = changed(this.#unreadable, remove, putUnreadable);
    this.#removed = changed(this.#removed, [], remove);
    this.#unsaved = new Set([...this.#unsaved].filter((id) => this.#entries.has(id)).concat(put.map(({ id }) => id)));
    this.#unsavedUnreadable = changed(this.#unsavedUnreadable, remove, putUnreadable);
    this.#writing += 1;
    this.#update({});
    const isWritten = await this.#ask((database) => this.#write(database, clear)).then(
      () => true,
      () => false,
    );
    this.#writing -= 1;
    this.#update({});
    // A later write may have taken it along.
    return isWritten || (!clear && !this.#hasUnsaved()) ? 'saved' : 'memoryOnly';
  }

  /** May end after its caller has given up: what it saved is saved. */
  async #write(database: JournalDatabase, clear: boolean): Promise<void> {
    const remove = [...this.#removed.values()];
    const put = [...this.#unsaved].flatMap((id) => this.#entries.get(id) ?? []);
    const unreadable = [...this.#unsavedUnreadable.values()];
    const resolve: JournalChanges['resolve'] = (entry, stored) => {
      const known = this.#amendments.has(entry.id) ? readEntry(stored).entry : undefined;
      const again = this.#amendedAgain(entry.id, known);
      if (!again) return laterOf(entry, stored);
      return again.entry === known ? stored : again.entry;
    };
    const others = await database.write({ clear, remove, put: [...put, ...unreadable], resolve });
    const written = new Set(put.filter((entry) => this.#entries.get(entry.id) === entry).map(({ id }) => id));
    for (const id of written) {
      this.#unsaved.delete(id);
      this.#amendments.delete(id);
    }
    this.#removed = without(this.#removed, remove);
    this.#unsavedUnreadable = without(this.#unsavedUnreadable, unreadable);
    // What was being read before it went.
    if (clear) this.#take([...put, ...unreadable]);
    if (others.length > 0) {
      const replaced = others.filter(({ id }) => written.has(id));
      const stored = others.flatMap((record) => readEntry(record).entry ?? []);
      this.#entries = mergeEntries(changed(this.#entries, replaced, []), stored);
    }
    this.#isFailing = false;
    this.#update({});
    this.#options.announce?.();
  }

  /** Rejects when it is not answered in time. */
  async #ask<Answer>(question: (database: JournalDatabase) => Promise<Answer>): Promise<Answer> {
    const database = this.#open();
    try {
      return await withinTime(database.then(question));
    } catch (error) {
      // A handle may be dead without a word, as on iOS after a while in the background: the next question opens anew.
      // The answers of a former one say nothing of the one that was opened since.
      if (this.#database === database || this.#database === undefined) {
        this.#isFailing = true;
        this.#database = undefined;
      }
      throw error;
    }
  }

  /** Another tab may have changed it, and its message not have come. */
  async #reread(id: string): Promise<void> {
    if (this.#isFailing || this.#unsaved.has(id) || this.#removed.has(id)) return;
    try {
      const { entry } = readEntry(await this.#ask((database) => database.read(id)));
      if (this.#unsaved.has(id) || entry?.changedAt === this.#entries.get(id)?.changedAt) return;
      this.#entries = changed(this.#entries, [{ id }], entry ? [entry] : []);
      this.#update({});
    } catch {
      // The change is made to what this page knows.
    }
  }

  #take(stored: readonly unknown[]): void {
    const read = stored.map((record) => ({ record, ...readEntry(record) }));
    const isRemoved = ({ id, changedAt }: JournalEntry) => Number(this.#removed.get(id)?.changedAt ?? -1) >= changedAt;
    const theirs = new Map(
      read.flatMap(({ entry }) => (entry && !isRemoved(entry) ? [[entry.id, entry] as const] : [])),
    );
    const own = [...this.#unsaved].flatMap((id) => this.#entries.get(id) ?? []);
    const merged = mergeEntries(theirs, own);
    // Of which the same or a later version is stored.
    for (const { id } of own.filter((entry) => merged.get(entry.id) !== entry)) this.#unsaved.delete(id);
    this.#entries = merged;
    for (const entry of own) this.#amendOver(entry, theirs.get(entry.id));
    const unreadable = read.filter(({ entry }) => entry === undefined).map(({ record }) => record as StoredEntry);
    this.#unreadable = new Map([
      ...unreadable.filter(({ id }) => !this.#removed.has(id)).map((record) => [record.id, record] as const),
      ...this.#unsavedUnreadable,
    ]);
  }

  /** Takes a version of another tab with the changes under way, which were shown as `own`. */
  #amendOver(own: JournalEntry, stored: JournalEntry | undefined): void {
    // Stored already.
    if (isSame(own, stored)) return;
    const again = this.#amendedAgain(own.id, stored);
    if (!again) return;
    this.#entries = changed(this.#entries, [own], again.entry ? [again.entry] : []);
    if (again.entry === stored) this.#unsaved.delete(own.id);
    else this.#unsaved.add(own.id);
  }

  #open(): Promise<JournalDatabase> {
    if (!this.#database) {
      const lost = () => {
        if (this.#database === opened) this.#database = undefined;
      };
      const opened = this.#options.open(lost);
      this.#database = opened;
    }
    return this.#database;
  }

  #update(read: Partial<Journal>): void {
    const { isLoaded, isRead } = { ...this.#journal, ...read };
    if (this.#entries !== this.#listed || isLoaded !== this.#journal.isLoaded || isRead !== this.#journal.isRead) {
      this.#listed = this.#entries;
      this.#journal = { isLoaded, isRead, sessions: [...this.#entries.values()].filter(isSession).sort(newestFirst) };
    }
    for (const listener of this.#listeners) listener();
  }
}

interface Changes {
  /** Whether the database is emptied of all that it has. */
  clear?: boolean;
  /** Versions that go; a later one, of another tab, stays. */
  remove?: readonly StoredEntry[];
  put?: readonly JournalEntry[];
  putUnreadable?: readonly StoredEntry[];
}

function changed<Entry extends StoredEntry>(
  entries: ReadonlyMap<string, Entry>,
  remove: readonly StoredEntry[],
  put: readonly Entry[],
): Map<string, Entry> {
  const next = new Map(entries);
  for (const { id } of remove) next.delete(id);
  for (const entry of put) next.set(entry.id, entry);
  return next;
}

/** Without entries that are still the same. */
const without = (entries: ReadonlyMap<string, StoredEntry>, gone: readonly StoredEntry[]) =>
  changed(
    entries,
    gone.filter((entry) => entries.get(entry.id) === entry),
    [],
  );

const isSame = (one: JournalEntry, other: JournalEntry | undefined) => JSON.stringify(one) === JSON.stringify(other);

const isSessionOf = (entry: JournalEntry | undefined): entry is LoggedSession =>
  entry !== undefined && isSession(entry);

const createdAtOf = (entry: JournalEntry) => (isSession(entry) && entry.createdAt) || entry.changedAt;

// Dates compare as texts; the rules of a language take long to load.
const newestFirst = (one: LoggedSession, other: LoggedSession) =>
  other.on === one.on ? createdAtOf(other) - createdAtOf(one) : other.on < one.on ? -1 : 1;

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
