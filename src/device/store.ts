import { ASIDE_KEY, putAside, takeBack, textsAside } from './aside.ts';
import { type Reading, readingOf } from './reading.ts';
import type { DeviceRecord, Part } from './record.ts';

export const KEY = 'objectif-8:device';

/**
 * What became of a change: `kept` on the device; `unkept` where storage is closed or full, so that it lasts as long as
 * the page; `newer` where a newer version of the app wrote a form that this one would destroy: as long as the page too.
 */
export type Outcome = 'kept' | 'unkept' | 'newer';

/** The one place of what a member sets, marks and ticks on this device. Tabs see each other's changes. */
export class DeviceStore {
  readonly #storage: () => Storage;
  readonly #listeners = new Set<() => void>();
  /** What storage could not take; it stands over what storage has. */
  #unkept: Partial<DeviceRecord> = {};
  #reading: Reading | undefined;
  #record: DeviceRecord | undefined;
  /** Storage answered the last question, and took the last change. */
  #answers = true;
  #takes = true;

  /** `storage` is a function: a browser that blocks storage throws at the very mention of it. */
  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  /** The same object until something changes. */
  readonly record = (): DeviceRecord => {
    const { record } = this.reading();
    this.#record ??= { ...record, ...this.#unkept };
    return this.#record;
  };

  /** What would become of a change now, as far as one can know. */
  readonly standing = (): Outcome => {
    const { newer, unreadable } = this.reading();
    if (!this.#answers || !this.#takes) return 'unkept';
    return newer && unreadable.size > 0 ? 'newer' : 'kept';
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Another tab wrote, or storage was cleared. */
  readonly refresh = (): void => {
    this.#reading = undefined;
    this.#record = undefined;
    for (const listener of this.#listeners) listener();
  };

  /** Finds out whether storage takes anything, before the first change would. */
  probe(): void {
    this.#write((storage) => {
      storage.setItem(`${KEY}:probe`, '');
      storage.removeItem(`${KEY}:probe`);
    });
    this.refresh();
  }

  /** Works on what storage has now, not on what a screen was drawn from: two tabs may each change something. */
  change<P extends Part>(part: P, next: (value: DeviceRecord[P]) => DeviceRecord[P]): Outcome {
    const reading = this.reading();
    this.#unkept = { ...this.#unkept, [part]: next(this.record()[part]) };
    const changed = Object.keys(this.#unkept) as Part[];
    const withheld = Object.keys(this.#withheld(reading));
    const lost = reading.older ? [...reading.unreadable] : changed.filter((name) => reading.unreadable.has(name));
    const loses = reading.broken || lost.some((name) => !withheld.includes(name));
    const kept = this.#writeOver(reading, (storage) => {
      if (loses) putAside(storage, reading.text);
      storage.setItem(KEY, JSON.stringify(this.contents()));
    });
    if (kept) this.#unkept = this.#withheld(reading);
    this.refresh();
    if (!kept) return 'unkept';
    return withheld.includes(part) ? 'newer' : 'kept';
  }

  /** All there is, in the form that storage has or would have. */
  contents(): Reading['stored'] {
    const reading = this.reading();
    const former = Object.keys(this.#withheld(reading)).map((name) => [name, reading.stored[name]]);
    return { ...reading.stored, ...this.#unkept, ...Object.fromEntries(former) };
  }

  /** Puts other contents in the place of what there is, which goes aside. `undo` brings it back. */
  exchange(contents: Reading['stored']): { outcome: Outcome; undo: () => void } {
    const former = this.reading();
    const { text } = former;
    const unkept = this.#unkept;
    const next = JSON.stringify(contents);
    const kept = this.#writeOver(former, (storage) => {
      putAside(storage, text);
      storage.setItem(KEY, next);
    });
    const reading = readingOf(next);
    this.#unkept = kept ? this.#withheld(reading) : reading.record;
    this.refresh();
    const undo = () => {
      this.#unkept = unkept;
      this.#write((storage) => {
        const current = storage.getItem(KEY);
        takeBack(storage, text);
        if (current !== next) putAside(storage, current);
        if (text === null) storage.removeItem(KEY);
        else storage.setItem(KEY, text);
      });
      this.refresh();
    };
    return { outcome: kept ? 'kept' : 'unkept', undo };
  }

  /** Also what went aside. Answers whether storage let it. */
  erase(): boolean {
    this.#unkept = {};
    const erased = this.#write((storage) => {
      storage.removeItem(KEY);
      storage.removeItem(ASIDE_KEY);
    });
    this.refresh();
    return erased;
  }

  /** What storage has, as far as it can be read. */
  reading(): Reading {
    const text = this.#text();
    if (this.#reading?.text !== text) this.#record = undefined;
    if (!this.#reading || this.#reading.text !== text) this.#reading = readingOf(text);
    return this.#reading;
  }

  /** The texts of records that went aside, the oldest first; a broken one that is about to among them. */
  aside(): readonly string[] {
    const { text, broken } = this.reading();
    try {
      const texts = textsAside(this.#storage());
      return broken && text !== null ? [...texts, text] : texts;
    } catch {
      return [];
    }
  }

  #text(): string | null {
    try {
      const text = this.#storage().getItem(KEY);
      this.#answers = true;
      return text;
    } catch {
      this.#answers = false;
      return null;
    }
  }

  /** Storage that could not be read may hold what was never seen: it is left alone. */
  #writeOver({ text }: Reading, write: (storage: Storage) => void): boolean {
    return this.#write((storage) => {
      if (storage.getItem(KEY) !== text) throw new Error('storage holds something else than what was read');
      write(storage);
    });
  }

  #write(write: (storage: Storage) => void): boolean {
    try {
      write(this.#storage());
      this.#takes = true;
    } catch {
      this.#takes = false;
    }
    return this.#takes;
  }

  /** What would write over something that only a newer version of the app can read. */
  #withheld({ newer, unreadable }: Reading): Partial<DeviceRecord> {
    const entries = Object.entries(this.#unkept);
    return Object.fromEntries(entries.filter(([name]) => newer && unreadable.has(name as Part)));
  }
}
