import { BACKUP_KEY, readBackup, writeBackup } from './backup.ts';
import { mergeTabs, structuralSharing } from './mergeTabs.ts';
import type { JsonObject } from './migrations.ts';
import { isCorrupt, type ParsedState, parseState, storedForm } from './parseState.ts';
import { INITIAL_STATE, SLICES, type SliceName, type StoredState } from './state.ts';

export const STORAGE_KEY = 'objectif-8:device';

/**
 * What becomes of changes: `memoryOnly` where storage is closed or full, `readOnly` beside the state of a newer version
 * of the app, whose form this one would destroy. Both last as long as the page.
 */
export type SaveStatus = 'saved' | 'memoryOnly' | 'readOnly';

const NONE: ReadonlySet<SliceName> = new Set();

/**
 * The one place of what a member sets, marks and ticks on this device. Screens read a snapshot in memory; a change reads
 * storage, where another tab may have written, and has written it when it returns.
 */
export class StateStore {
  readonly #storage: () => Storage;
  readonly #listeners = new Set<() => void>();
  /** As storage was last read or written; undefined as long as it could not be read. */
  #stored: ParsedState | undefined;
  /** What is stored, with the changes that are not. */
  #snapshot = INITIAL_STATE;
  #unsaved = NONE;
  #isLoaded = false;
  /** The last access to storage threw. */
  #isFailing = false;

  /** `storage` is a function: where storage is blocked, reading `window.localStorage` throws. */
  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  /** The same object until something changes, and each slice the same until that one does. */
  readonly state = (): StoredState => {
    this.#load();
    return this.#snapshot;
  };

  /** Of the next change, as far as is known. */
  readonly saveStatus = (): SaveStatus => {
    this.#load();
    if (this.#isFailing) return 'memoryOnly';
    if (this.#stored?.isNewer) return 'readOnly';
    return this.#unsaved.size > 0 ? 'memoryOnly' : 'saved';
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Another tab may have written. */
  readonly refresh = (): void => {
    this.#read();
    this.#notify();
  };

  change<Slice extends SliceName>(slice: Slice, next: (value: StoredState[Slice]) => StoredState[Slice]): SaveStatus {
    return this.update((state) => ({ [slice]: next(state[slice]) }));
  }

  /** Changes slices together: storage has all of them or none. With `backsUp`, the state before it is the backup. */
  update(changesOf: (state: StoredState) => Partial<StoredState>, { backsUp = false } = {}): SaveStatus {
    const isReadable = this.#read();
    const former = backsUp ? this.#text() : null;
    const changes = changesOf(this.#snapshot);
    this.#snapshot = { ...this.#snapshot, ...changes };
    this.#unsaved = new Set([...this.#unsaved, ...SLICES.filter((slice) => Object.hasOwn(changes, slice))]);
    // Storage that can't be read may hold what was never seen.
    if (isReadable) this.#save(former);
    this.#notify();
    return this.saveStatus();
  }

  /** Puts another state in the place of this one. `undo` brings it back; what was changed since is the backup then. */
  replaceState(
    next: (state: StoredState) => StoredState,
    options: { backsUp: boolean },
  ): { saveStatus: SaveStatus; undo: () => void } {
    this.#read();
    const former = this.#snapshot;
    const backup = this.backup();
    const saveStatus = this.update(next, options);
    const replaced = this.#snapshot;
    const undo = () => {
      this.#read();
      const isChanged = this.#snapshot !== replaced;
      this.update(() => former, { backsUp: isChanged });
      if (!isChanged) this.#attempt((storage) => writeBackup(storage, backup));
      this.#notify();
    };
    return { saveStatus, undo };
  }

  /** Tries to write what is unsaved, or anything. */
  probe(): void {
    const isReadable = this.#read();
    if (isReadable && this.#unsaved.size > 0) this.#save(null);
    else if (isReadable) {
      this.#attemptWrite((storage) => {
        storage.setItem(`${STORAGE_KEY}:probe`, '');
        storage.removeItem(`${STORAGE_KEY}:probe`);
      });
    }
    this.#notify();
  }

  /** What is stored, with unsaved changes; the state of a newer version without them, as they would replace its slices. */
  exported(): JsonObject {
    const { text, isNewer } = this.#load();
    return JSON.parse(isNewer && text !== null ? text : this.#text());
  }

  /** The text that could not be read, or was replaced by an import; null where there is none. */
  backup(): string | null {
    const stored = this.#load();
    // The next change writes over it.
    if (isCorrupt(stored) && !stored.isNewer) return stored.text;
    let backup: string | null = null;
    this.#attempt((storage) => {
      backup = readBackup(storage);
    });
    return backup;
  }

  /** The backup too. Returns whether storage allowed it. */
  erase(): boolean {
    const isErased = this.#attemptWrite((storage) => {
      storage.removeItem(STORAGE_KEY);
      storage.removeItem(BACKUP_KEY);
    });
    if (isErased) this.#stored = parseState(null);
    this.#snapshot = this.#stored?.state ?? INITIAL_STATE;
    this.#unsaved = NONE;
    this.#notify();
    return isErased;
  }

  #load(): ParsedState {
    if (!this.#isLoaded) this.#read();
    return this.#stored ?? parseState(null);
  }

  /** Updates the snapshot from storage. Returns whether it could be read. */
  #read(): boolean {
    this.#isLoaded = true;
    return this.#attempt((storage) => {
      const text = storage.getItem(STORAGE_KEY);
      if (text === this.#stored?.text) return;
      const parsed = parseState(text);
      const base = this.#stored?.state;
      const theirs = structuralSharing(base, parsed.state);
      this.#snapshot = mergeTabs({ mine: this.#snapshot, base, theirs }, this.#unsaved);
      this.#unsaved = new Set([...this.#unsaved].filter((slice) => this.#snapshot[slice] !== theirs[slice]));
      this.#stored = { ...parsed, state: theirs };
    });
  }

  #save(former: string | null): void {
    const stored = this.#load();
    if (stored.isNewer) return;
    const text = this.#text();
    const backup = isCorrupt(stored) ? stored.text : former;
    const isSaved = this.#attemptWrite((storage) => {
      if (backup === null) storage.setItem(STORAGE_KEY, text);
      else writeWithBackup(storage, text, backup);
    });
    if (!isSaved) return;
    this.#stored = { ...stored, text, state: this.#snapshot, invalidKeys: [], isUnreadable: false };
    this.#unsaved = NONE;
  }

  #text(): string {
    return JSON.stringify(storedForm(this.#snapshot, this.#load().unknown));
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  #attemptWrite(write: (storage: Storage) => void): boolean {
    const isDone = this.#attempt(write);
    if (isDone) this.#isFailing = false;
    return isDone;
  }

  #attempt(operation: (storage: Storage) => void): boolean {
    try {
      operation(this.#storage());
      return true;
    } catch {
      this.#isFailing = true;
      return false;
    }
  }
}

/** Both or neither: the backup that is there stays where the state has no room. */
function writeWithBackup(storage: Storage, text: string, backup: string): void {
  const former = readBackup(storage);
  writeBackup(storage, backup);
  try {
    storage.setItem(STORAGE_KEY, text);
  } catch (error) {
    writeBackup(storage, former);
    throw error;
  }
}
