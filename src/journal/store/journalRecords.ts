import type { JournalEntry } from '../model/entry.ts';
import { type Entries, mergeEntries } from '../model/merge.ts';
import { type JournalChanges, laterOf, type StoredEntry } from './journalDatabase.ts';
import { readEntry } from './journalShapes.ts';

/** Makes a version of an entry from the one before; that itself when nothing changes. */
export type EntryUpdate = (former: JournalEntry | undefined) => JournalEntry | undefined;

/** Updates of one entry whose callers wait. */
interface PendingUpdates {
  /** The stored version that they were made to. */
  base: JournalEntry | undefined;
  updates: readonly EntryUpdate[];
  /** How many callers still wait for their update to be saved. */
  waitingCallers: number;
}

export interface RecordChanges {
  /** Versions to delete; a later one, of another tab, stays. */
  remove?: readonly StoredEntry[];
  put?: readonly JournalEntry[];
  putUnreadable?: readonly StoredEntry[];
}

/** What a page knows of the journal, and which of it the database may not have yet. */
export class JournalRecords {
  #entries: Entries = new Map();
  /** Of a newer version of the app, or damaged: kept and exported, never shown. */
  #unreadable: ReadonlyMap<string, StoredEntry> = new Map();
  #unsaved = new Set<string>();
  /** By the id of an unsaved entry; made again to a version that another tab has written since. */
  readonly #pendingUpdates = new Map<string, PendingUpdates>();
  #unsavedUnreadable: ReadonlyMap<string, StoredEntry> = new Map();
  /** Versions that the database may still have. */
  #removed: ReadonlyMap<string, StoredEntry> = new Map();

  /** Another map after each change. */
  readonly entries = (): Entries => this.#entries;

  readonly all = (): StoredEntry[] => [...this.#entries.values(), ...this.#unreadable.values()];

  readonly has = (id: string): boolean => this.#entries.has(id) || this.#unreadable.has(id);

  readonly hasUnsaved = (): boolean => this.#unsaved.size + this.#unsavedUnreadable.size + this.#removed.size > 0;

  readonly isUnsaved = (id: string): boolean => this.#unsaved.has(id);

  /** Shows a change, and leaves it to be saved. */
  change({ remove = [], put = [], putUnreadable = [] }: RecordChanges): void {
    if (remove.length + put.length > 0) this.#entries = changed(this.#entries, remove, put);
    for (const { id } of [...remove, ...put]) this.#pendingUpdates.delete(id);
    this.#unreadable = changed(this.#unreadable, remove, putUnreadable);
    this.#removed = changed(this.#removed, [], remove);
    this.#unsaved = new Set([...this.#unsaved].filter((id) => this.#entries.has(id)).concat(put.map(({ id }) => id)));
    this.#unsavedUnreadable = changed(this.#unsavedUnreadable, remove, putUnreadable);
  }

  /**
   * Shows what an update makes of an entry. It is made again to a version that another tab has written since, until the
   * answered function is called; undefined where the entry was never saved.
   */
  applyUpdate(id: string, update: EntryUpdate, shown: JournalEntry): (() => void) | undefined {
    const known = this.#pendingUpdates.get(id);
    if (this.#unsaved.has(id) && !known) return undefined;
    const pending = known ?? { base: this.#entries.get(id), updates: [], waitingCallers: 0 };
    pending.updates = [...pending.updates, update];
    pending.waitingCallers += 1;
    this.#pendingUpdates.set(id, pending);
    this.#entries = changed(this.#entries, [], [shown]);
    this.#unsaved.add(id);
    return () => {
      pending.waitingCallers -= 1;
      if (pending.waitingCallers === 0 && this.#pendingUpdates.get(id) === pending) this.#pendingUpdates.delete(id);
    };
  }

  forgetUnsaved(): void {
    this.#unsaved = new Set();
    this.#unsavedUnreadable = new Map();
  }

  /** What the database may not have yet. */
  unsavedChanges(): JournalChanges {
    const put = [...this.#unsaved].flatMap((id) => this.#entries.get(id) ?? []);
    return {
      remove: [...this.#removed.values()],
      put: [...put, ...this.#unsavedUnreadable.values()],
      resolve: (entry, stored) => {
        const known = this.#pendingUpdates.has(entry.id) ? readEntry(stored).entry : undefined;
        const again = this.#applyPending(entry.id, known);
        if (!again) return laterOf(entry, stored);
        return again.entry === known ? stored : again.entry;
      },
    };
  }

  /** The database has what was unsaved; `others` stand in the place of some of it. */
  markSaved({ clear, remove, put }: JournalChanges, others: readonly StoredEntry[]): void {
    const written = new Set(put.filter((entry) => this.#entries.get(entry.id) === entry).map(({ id }) => id));
    for (const id of written) {
      this.#unsaved.delete(id);
      this.#pendingUpdates.delete(id);
    }
    this.#removed = without(this.#removed, remove);
    this.#unsavedUnreadable = without(this.#unsavedUnreadable, put);
    // What was being read before it went.
    if (clear) this.mergeStored(put);
    if (others.length > 0) {
      const replaced = others.filter(({ id }) => written.has(id));
      const stored = others.flatMap((record) => readEntry(record).entry ?? []);
      this.#entries = mergeEntries(changed(this.#entries, replaced, []), stored);
    }
  }

  /** `stored` is all that the database has: of an unsaved entry the later version counts. */
  mergeStored(stored: readonly unknown[]): void {
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
    for (const entry of own) this.#rebasePending(entry, theirs.get(entry.id));
    const unreadable = read.filter(({ entry }) => entry === undefined).map(({ record }) => record as StoredEntry);
    this.#unreadable = new Map([
      ...unreadable.filter(({ id }) => !this.#removed.has(id)).map((record) => [record.id, record] as const),
      ...this.#unsavedUnreadable,
    ]);
  }

  /** Whether another tab may have another version of an entry than the one that is shown. */
  readonly canBeStale = (id: string): boolean => !this.#unsaved.has(id) && !this.#removed.has(id);

  /** Shows what the database has of one entry, unless that is unsaved. */
  replaceStored(id: string, stored: unknown): void {
    const { entry } = readEntry(stored);
    if (this.#unsaved.has(id) || entry?.changedAt === this.#entries.get(id)?.changedAt) return;
    this.#entries = changed(this.#entries, [{ id }], entry ? [entry] : []);
  }

  /** Takes a version of another tab with the pending updates, which were shown as `own`. */
  #rebasePending(own: JournalEntry, stored: JournalEntry | undefined): void {
    // Stored already.
    if (isSame(own, stored)) return;
    const again = this.#applyPending(own.id, stored);
    if (!again) return;
    this.#entries = changed(this.#entries, [own], again.entry ? [again.entry] : []);
    if (again.entry === stored) this.#unsaved.delete(own.id);
    else this.#unsaved.add(own.id);
  }

  /** What the pending updates make of a stored version; undefined where it is the one that they were made to. */
  #applyPending(id: string, stored: JournalEntry | undefined): { entry: JournalEntry | undefined } | undefined {
    const pending = this.#pendingUpdates.get(id);
    if (!pending || stored?.changedAt === pending.base?.changedAt) return undefined;
    return { entry: pending.updates.reduce((entry, update) => update(entry), stored) };
  }
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
