import { ASIDE_KEY, putAside, takeBack, textsAside } from './aside.ts';
import { holds } from './holds.ts';
import { type Reading, readingOf } from './reading.ts';
import { type DeviceRecord, PART_NAMES, type Part, sharing } from './record.ts';
import { StorageAccess } from './storageAccess.ts';
import { changesTo, madeOn, type Next, NOTHING_UNKEPT, only, type Unkept, withChange } from './unkept.ts';

export const KEY = 'objectif-8:device';

/**
 * What became of a change: `kept` on the device; `unkept` where storage is closed or full, so that it lasts as long as
 * the page; `newer` where a newer version of the app wrote a form that this one would destroy: as long as the page too.
 */
export type Outcome = 'kept' | 'unkept' | 'newer';

/** The one place of what a member sets, marks and ticks on this device. Tabs see each other's changes. */
export class DeviceStore {
  readonly #storage: StorageAccess;
  readonly #listeners = new Set<() => void>();
  #unkept = NOTHING_UNKEPT;
  #reading: Reading | undefined;
  /** What was shown last. */
  #record: DeviceRecord | undefined;
  /** It still stands. */
  #isCurrent = false;

  constructor(storage: () => Storage) {
    this.#storage = new StorageAccess(storage);
  }

  /** The same object until something changes, and each part the same until that one does. */
  readonly record = (): DeviceRecord => {
    const { record } = this.reading();
    if (!this.#record || !this.#isCurrent) this.#record = sharing(this.#record, madeOn(record, this.#unkept));
    this.#isCurrent = true;
    return this.#record;
  };

  /** What would become of a change now, as far as one can know. */
  readonly standing = (): Outcome => {
    const { newer, unreadable } = this.reading();
    if (!this.#storage.works || this.#hasToKeep()) return 'unkept';
    return newer && unreadable.size > 0 ? 'newer' : 'kept';
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
        storage.setItem(`${KEY}:probe`, '');
        storage.removeItem(`${KEY}:probe`);
      });
    }
    this.refresh();
  }

  /** Works on what storage has now, not on what a screen was drawn from: two tabs may each change something. */
  change<P extends Part>(part: P, next: Next<P>): Outcome {
    const record = this.record();
    this.#record = { ...record, [part]: next(record[part]) };
    this.#unkept = withChange(this.#unkept, part, next);
    return this.#outcomeFor([part]);
  }

  /** Puts several parts at once: storage has all of them or none. */
  set(parts: Partial<DeviceRecord>): Outcome {
    this.#record = { ...this.record(), ...parts };
    const names = PART_NAMES.filter((part) => Object.hasOwn(parts, part));
    for (const part of names) this.#unkept = withChange(this.#unkept, part, () => parts[part] as never);
    return this.#outcomeFor(names);
  }

  #outcomeFor(changed: readonly Part[]): Outcome {
    const kept = this.#keep();
    this.refresh();
    if (!kept) return 'unkept';
    return changed.some((part) => this.#unkept.has(part)) ? 'newer' : 'kept';
  }

  /** All there is, in the form that storage has or would have. */
  contents(): Reading['stored'] {
    const { stored } = this.reading();
    const withheld = this.#withheld();
    const record = this.record();
    const changed = [...this.#unkept.keys()].filter((part) => !withheld.includes(part));
    return { ...stored, ...Object.fromEntries(changed.map((part) => [part, record[part]])) };
  }

  /** Puts other contents in the place of what there is; what they lack of it goes aside. `undo` brings it back. */
  exchange(contents: Reading['stored']): { outcome: Outcome; undo: () => void } {
    const former = this.reading();
    const { text } = former;
    const unkept = this.#unkept;
    const next = JSON.stringify(contents);
    const kept = this.#storage.writeOver(KEY, text, (storage) => {
      if (lacks(contents, text)) putAside(storage, text);
      storage.setItem(KEY, next);
    });
    this.#become(kept ? only(unkept, this.#withheld()) : changesTo(readingOf(next).record));
    const undo = () => {
      const undone = this.#storage.write((storage) => {
        const current = storage.getItem(KEY);
        if (current !== next && lacks(former.stored, current)) putAside(storage, current);
        takeBack(storage, text);
        if (text === null) storage.removeItem(KEY);
        else storage.setItem(KEY, text);
      });
      this.#become(undone ? unkept : changesTo(madeOn(former.record, unkept)));
    };
    return { outcome: kept ? 'kept' : 'unkept', undo };
  }

  /** Also what went aside. Answers whether storage let it. */
  erase(): boolean {
    const erased = this.#storage.write((storage) => {
      storage.removeItem(KEY);
      storage.removeItem(ASIDE_KEY);
    });
    this.#become(NOTHING_UNKEPT);
    return erased;
  }

  /** What storage has, as far as it can be read. */
  reading(): Reading {
    const text = this.#storage.text(KEY);
    if (!this.#reading || this.#reading.text !== text) {
      this.#reading = readingOf(text);
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
    const kept = this.#storage.writeOver(KEY, reading.text, (storage) => {
      if (loses) putAside(storage, reading.text);
      storage.setItem(KEY, JSON.stringify(this.contents()));
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
  #withheld(): Part[] {
    const { newer, unreadable } = this.reading();
    return newer ? [...this.#unkept.keys()].filter((part) => unreadable.has(part)) : [];
  }
}

/** Whether something of a text in storage would be lost with these contents in its place. */
function lacks(contents: Reading['stored'], text: string | null): boolean {
  const { stored, broken } = readingOf(text);
  return broken || !holds(contents, { ...stored, version: contents.version });
}
