import { type DeviceRecord, emptyPart, PART_NAMES, type Part, readPart, VERSION } from './record.ts';

export const KEY = 'objectif-8:device';
/** Where a record goes, as it was, that could not be read whole and is about to be written over. */
export const ASIDE_KEY = `${KEY}:aside`;

/**
 * What became of a change: `kept` on the device; `unkept` where storage is closed or full, so that it lasts as long as
 * the page; `newer` where a newer version of the app wrote a form that this one would destroy: as long as the page too.
 */
export type Outcome = 'kept' | 'unkept' | 'newer';

type Stored = Partial<Record<Part, unknown>> & { version?: unknown };

interface Reading {
  /** As storage has it; null when there is nothing or no way to know. */
  text: string | null;
  stored: Stored;
  record: DeviceRecord;
  /** Parts that hold something unreadable. */
  unreadable: ReadonlySet<Part>;
  /** Not even a record. */
  broken: boolean;
}

/** The one place of what a member sets, marks and ticks on this device. Tabs see each other's changes. */
export class DeviceStore {
  readonly #storage: () => Storage;
  readonly #listeners = new Set<() => void>();
  /** What storage could not take; it stands over what storage has. */
  #unkept: Partial<DeviceRecord> = {};
  #reading: Reading | undefined;

  /** `storage` is a function: a browser that blocks storage throws at the very mention of it. */
  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  /** The same object until something changes. */
  readonly record = (): DeviceRecord => this.#read().record;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Another tab wrote, or storage was cleared. */
  readonly refresh = (): void => {
    this.#reading = undefined;
    for (const listener of this.#listeners) listener();
  };

  /** Works on what storage has now, not on what a screen was drawn from: two tabs may each change something. */
  change<P extends Part>(part: P, next: (value: DeviceRecord[P]) => DeviceRecord[P]): Outcome {
    const reading = this.#read();
    const unkept = { ...this.#unkept, [part]: next(reading.record[part]) };
    const outcome = this.#write(reading, unkept, part);
    this.refresh();
    return outcome;
  }

  #write(reading: Reading, changes: Partial<DeviceRecord>, part: Part): Outcome {
    const version = Math.max(VERSION, Number(reading.stored.version) || 0);
    const withheld = version > VERSION ? [...reading.unreadable].filter((name) => name in changes) : [];
    const entries = Object.entries(changes);
    const stored = { ...reading.stored, version, ...Object.fromEntries(entries) };
    for (const name of withheld) stored[name] = reading.stored[name];
    this.#unkept = changes;
    try {
      const storage = this.#storage();
      const loses =
        reading.broken || [...reading.unreadable].some((name) => name in changes && !withheld.includes(name));
      if (loses && reading.text !== null) storage.setItem(ASIDE_KEY, reading.text);
      storage.setItem(KEY, JSON.stringify(stored));
    } catch {
      return 'unkept';
    }
    this.#unkept = Object.fromEntries(entries.filter(([name]) => withheld.includes(name as Part)));
    return withheld.includes(part) ? 'newer' : 'kept';
  }

  #read(): Reading {
    const text = this.#text();
    if (this.#reading?.text !== text || !this.#reading) this.#reading = readingOf(text, this.#unkept);
    return this.#reading;
  }

  #text(): string | null {
    try {
      return this.#storage().getItem(KEY);
    } catch {
      return null;
    }
  }
}

function readingOf(text: string | null, unkept: Partial<DeviceRecord>): Reading {
  const parsed = parse(text);
  const stored = parsed ?? {};
  const unreadable = new Set<Part>();
  const parts = PART_NAMES.map((part) => {
    const read = readPart(part, stored[part]);
    if (!read) unreadable.add(part);
    if (part in unkept) return [part, unkept[part]];
    return [part, read ? read.value : emptyPart(part)];
  });
  return {
    text,
    stored,
    record: Object.fromEntries(parts) as DeviceRecord,
    unreadable,
    broken: text !== null && !parsed,
  };
}

function parse(text: string | null): Stored | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
