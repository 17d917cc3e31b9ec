import { STORAGE_KEY } from './account.ts';
import { BACKUP_KEY, backupText, parseBackup } from './backup.ts';
import { parseRecord, recordText } from './record.ts';
import { isReadable, isSame, readSlice, type Slice, type StoredRecord } from './slice.ts';

export interface Transaction {
  get: <Value>(slice: Slice<Value>) => Value;
  set: <Value>(slice: Slice<Value>, value: Value) => unknown;
}

/**
 * What a member sets, marks and ticks on this device. Screens read a record in memory; a change reads storage first, where
 * another tab may have written, and has written when it returns. Of two changes of a slice the last one stays.
 */
export class StateStore {
  readonly key: string;
  readonly #backupKey: string;
  readonly #storage: () => Storage;
  readonly #listeners = new Set<() => void>();
  readonly #values = new Map<unknown, { raw: unknown; value: unknown }>();
  #isLoaded = false;
  /** As storage was last read or written. */
  #text: string | null = null;
  /** Slices that storage did not take: they last as long as the page. */
  #unsaved: StoredRecord = {};
  #record: StoredRecord = {};
  #canSave = true;

  /**
   * `storage` is a function: where storage is blocked, reading `window.localStorage` throws. `suffix` ends the names of
   * what is stored.
   */
  constructor(storage: () => Storage, suffix = '') {
    this.#storage = storage;
    this.key = STORAGE_KEY + suffix;
    this.#backupKey = BACKUP_KEY + suffix;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** All slices, also those that this version doesn't know. The same object until something changes. */
  readonly record = (): StoredRecord => {
    if (!this.#isLoaded) this.#read();
    return this.#record;
  };

  /** The same object until the slice is written. */
  readonly get = <Value>(slice: Slice<Value>): Value => {
    const record = this.record();
    const raw = record[slice.name];
    const known = this.#values.get(slice);
    if (known && known.raw === raw) return known.value as Value;
    const value = readSlice(slice, record);
    this.#values.set(slice, { raw, value });
    return value;
  };

  /** False once storage was found blocked or full, until it takes something again. */
  readonly canSave = (): boolean => {
    this.record();
    return this.#canSave;
  };

  /** Another tab may have written. */
  readonly refresh = (): void => {
    this.#read();
    this.#notify();
  };

  change<Value>(slice: Slice<Value>, next: (value: Value) => Value): void {
    this.update(({ get, set }) => set(slice, next(get(slice))));
  }

  /** Changes slices together: storage has all of them or none. */
  update(change: (transaction: Transaction) => void): void {
    const isRead = this.#read();
    const changes = new Map<string, { slice: Slice<unknown>; value: unknown }>();
    change({
      get: (slice) => {
        const set = changes.get(slice.name);
        return set ? readSlice(slice, { [slice.name]: set.value }) : this.get(slice);
      },
      set: (slice, value) => changes.set(slice.name, { slice, value }),
    });
    const changed = [...changes.values()].filter(({ slice, value }) => !isSame(value, this.get(slice)));
    if (changed.length === 0) return;
    const isLossy =
      parseRecord(this.#text) === undefined || changed.some(({ slice }) => !isReadable(slice, this.#record));
    for (const { slice, value } of changed) {
      const raw = isSame(value, slice.initial) ? undefined : value;
      this.#unsaved = { ...this.#unsaved, [slice.name]: raw };
      this.#values.set(slice, { raw, value });
    }
    this.#record = { ...this.#record, ...this.#unsaved };
    // Storage that can't be read may hold what was never seen.
    if (isRead) this.#write(recordText(this.#record), isLossy ? this.#text : null);
    this.#notify();
  }

  /**
   * Puts another text in the place of this device's, which becomes the backup. Returns how to bring that back, undefined
   * where storage did not take it: then nothing has changed.
   */
  replace(text: string | null): (() => boolean) | undefined {
    const isRead = this.#read();
    const former = Object.keys(this.#unsaved).length > 0 ? recordText(this.#record) : this.#text;
    if (!isRead || !this.#write(text, former)) return undefined;
    this.#record = parseRecord(text) ?? {};
    this.#notify();
    return () => this.replace(former) !== undefined;
  }

  /** The text that could not be read, or was replaced; null where there is none. */
  backup(): string | null {
    this.record();
    // The next change writes over it.
    if (parseRecord(this.#text) === undefined) return this.#text;
    let backup: string | null = null;
    this.#attempt((storage) => {
      backup = parseBackup(storage.getItem(this.#backupKey));
    });
    return backup;
  }

  /** The backup too. Returns whether storage allowed it. */
  erase(): boolean {
    const isErased = this.#attempt((storage) => {
      storage.removeItem(this.key);
      storage.removeItem(this.#backupKey);
      this.#text = null;
    });
    this.#unsaved = {};
    this.#record = parseRecord(this.#text) ?? {};
    this.#notify();
    return isErased;
  }

  #read(): boolean {
    this.#isLoaded = true;
    return this.#attempt((storage) => {
      const text = storage.getItem(this.key);
      if (text === this.#text) return;
      this.#text = text;
      this.#record = { ...parseRecord(text), ...this.#unsaved };
    });
  }

  /** The text with the backup, or neither. */
  #write(text: string | null, backup: string | null): boolean {
    return this.#attempt((storage) => {
      const former = storage.getItem(this.#backupKey);
      try {
        if (backup !== null) storage.setItem(this.#backupKey, backupText(backup));
        setText(storage, this.key, text);
      } catch (error) {
        if (backup !== null) setText(storage, this.#backupKey, former);
        throw error;
      }
      this.#text = text;
      this.#unsaved = {};
      this.#canSave = true;
    });
  }

  #attempt(operation: (storage: Storage) => void): boolean {
    try {
      operation(this.#storage());
      return true;
    } catch {
      this.#canSave = false;
      return false;
    }
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

function setText(storage: Storage, key: string, text: string | null): void {
  if (text === null) storage.removeItem(key);
  else storage.setItem(key, text);
}
