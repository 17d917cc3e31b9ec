import { ASIDE_KEY, putAside, takeBack, textsAside } from './aside.ts';
import { holds } from './holds.ts';
import { type ParsedState, parseState } from './parseState.ts';
import { SLICES, type SliceName, type StoredState, sharing } from './state.ts';
import { StorageAccess } from './storageAccess.ts';
import { changesTo, madeOn, type Next, NOTHING_UNKEPT, only, type Unkept, withChange } from './unkept.ts';

export const STORAGE_KEY = 'objectif-8:device';

/**
 * What became of a change: `kept` on the device; `unkept` where storage is closed or full, so that it lasts as long as
 * the page; `newer` where a newer version of the app wrote a form that this one would destroy: as long as the page too.
 */
export type SaveStatus = 'saved' | 'memoryOnly' | 'readOnly';

/** The one place of what a member sets, marks and ticks on this device. Tabs see each other's changes. */
export class StateStore {
  readonly #storage: StorageAccess;
  readonly #listeners = new Set<() => void>();
  #unkept = NOTHING_UNKEPT;
  #reading: ParsedState | undefined;
  /** What was shown last. */
  #record: StoredState | undefined;
  /** It still stands. */
  #isCurrent = false;

  constructor(storage: () => Storage) {
    this.#storage = new StorageAccess(storage);
  }

  /** The same object until something changes, and each part the same until that one does. */
  readonly state = (): StoredState => {
    const { record } = this.reading();
    if (!this.#record || !this.#isCurrent) this.#record = sharing(this.#record, madeOn(record, this.#unkept));
    this.#isCurrent = true;
    return this.#record;
  };

  /** What would become of a change now, as far as one can know. */
  readonly saveStatus = (): SaveStatus => {
    const { newer, unreadable } = this.reading();
    if (!this.#storage.works || this.#hasToKeep()) return 'memoryOnly';
    return newer && unreadable.size > 0 ? 'readOnly' : 'saved';
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Another tab wrote, or storage was cleared. */
  readonly refresh = (): void => {
    for (const listener of this.#listeners) listener();
  };

  /** Finds out whether storage takes what is to be kept; where nothing is, whether it takes anything. */
  probe(): void {
    if (this.#hasToKeep()) this.#keep();
    else {
      this.#storage.write((storage) => {
        storage.setItem(`${STORAGE_KEY}:probe`, '');
        storage.removeItem(`${STORAGE_KEY}:probe`);
      });
    }
    this.refresh();
  }

  /** Works on what storage has now, not on what a screen was drawn from: two tabs may each change something. */
  change<P extends SliceName>(part: P, next: Next<P>): SaveStatus {
    const record = this.state();
    this.#record = { ...record, [part]: next(record[part]) };
    this.#unkept = withChange(this.#unkept, part, next);
    return this.#outcomeFor([part]);
  }

  /** Puts several parts at once: storage has all of them or none. */
  set(parts: Partial<StoredState>): SaveStatus {
    this.#record = { ...this.state(), ...parts };
    const names = SLICES.filter((part) => Object.hasOwn(parts, part));
    for (const part of names) this.#unkept = withChange(this.#unkept, part, () => parts[part] as never);
    return this.#outcomeFor(names);
  }

  #outcomeFor(changed: readonly SliceName[]): SaveStatus {
    const kept = this.#keep();
    this.refresh();
    if (!kept) return 'memoryOnly';
    return changed.some((part) => this.#unkept.has(part)) ? 'readOnly' : 'saved';
  }

  /** All there is, in the form that storage has or would have. */
  contents(): ParsedState['stored'] {
    const { stored } = this.reading();
    const withheld = this.#withheld();
    const record = this.state();
    const changed = [...this.#unkept.keys()].filter((part) => !withheld.includes(part));
    return { ...stored, ...Object.fromEntries(changed.map((part) => [part, record[part]])) };
  }

  /** Puts other contents in the place of what there is; what they lack of it goes aside. `undo` brings it back. */
  replaceAll(contents: ParsedState['stored']): { outcome: SaveStatus; undo: () => void } {
    const former = this.reading();
    const { text } = former;
    const unkept = this.#unkept;
    const next = JSON.stringify(contents);
    const kept = this.#storage.writeOver(STORAGE_KEY, text, (storage) => {
      if (lacks(contents, text)) putAside(storage, text);
      storage.setItem(STORAGE_KEY, next);
    });
    this.#become(kept ? only(unkept, this.#withheld()) : changesTo(parseState(next).record));
    const undo = () => {
      const undone = this.#storage.write((storage) => {
        const current = storage.getItem(STORAGE_KEY);
        if (current !== next && lacks(former.stored, current)) putAside(storage, current);
        takeBack(storage, text);
        if (text === null) storage.removeItem(STORAGE_KEY);
        else storage.setItem(STORAGE_KEY, text);
      });
      this.#become(undone ? unkept : changesTo(madeOn(former.record, unkept)));
    };
    return { outcome: kept ? 'saved' : 'memoryOnly', undo };
  }

  /** Also what went aside. Answers whether storage let it. */
  erase(): boolean {
    const erased = this.#storage.write((storage) => {
      storage.removeItem(STORAGE_KEY);
      storage.removeItem(ASIDE_KEY);
    });
    this.#become(NOTHING_UNKEPT);
    return erased;
  }

  /** What storage has, as far as it can be read. */
  reading(): ParsedState {
    const text = this.#storage.text(STORAGE_KEY);
    if (!this.#reading || this.#reading.text !== text) {
      this.#reading = parseState(text);
      this.#isCurrent = false;
    }
    return this.#reading;
  }

  /** The texts of records that went aside, the oldest first; a broken one that is about to among them. */
  aside(): readonly string[] {
    const { text, broken } = this.reading();
    const texts = this.#storage.read(textsAside) ?? [];
    return broken && text !== null ? [...texts, text] : texts;
  }

  /** Writes what is not kept yet, as far as this version of the app may. */
  #keep(): boolean {
    const reading = this.reading();
    const withheld = this.#withheld();
    const changed = [...this.#unkept.keys()];
    const lost = reading.older ? [...reading.unreadable] : changed.filter((name) => reading.unreadable.has(name));
    const loses = reading.broken || lost.some((name) => !withheld.includes(name));
    const kept = this.#storage.writeOver(STORAGE_KEY, reading.text, (storage) => {
      if (loses) putAside(storage, reading.text);
      storage.setItem(STORAGE_KEY, JSON.stringify(this.contents()));
    });
    if (kept) this.#unkept = only(this.#unkept, withheld);
    if (kept) this.#isCurrent = false;
    return kept;
  }

  #become(unkept: Unkept): void {
    this.#unkept = unkept;
    this.#isCurrent = false;
    this.refresh();
  }

  #hasToKeep(): boolean {
    return this.#unkept.size > this.#withheld().length;
  }

  /** Parts whose changes would write over something that only a newer version of the app can read. */
  #withheld(): SliceName[] {
    const { newer, unreadable } = this.reading();
    return newer ? [...this.#unkept.keys()].filter((part) => unreadable.has(part)) : [];
  }
}

/** Whether something of a text in storage would be lost with these contents in its place. */
function lacks(contents: ParsedState['stored'], text: string | null): boolean {
  const { stored, broken } = parseState(text);
  return broken || !holds(contents, { ...stored, version: contents.version });
}
