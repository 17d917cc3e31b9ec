import { isTooDeep } from './bounds.ts';
import { migrated, type Stored, versionOf } from './migrations.ts';
import { readPart, SLICES, type SliceName, type StoredState, VERSION } from './state.ts';

/** What could be read of a text in storage. */
export interface ParsedState {
  /** As storage has it; null when there is nothing or no way to know. */
  text: string | null;
  /** In this version's form, or in the newer one that it has; with what can't be read. */
  stored: Stored & { version: number };
  record: StoredState;
  /** Parts that hold something unreadable. */
  unreadable: ReadonlySet<SliceName>;
  /** Not even a record, or one with parts that are nested so deeply that nothing can be done with them. */
  broken: boolean;
  /** A newer version of the app wrote it. */
  newer: boolean;
  /** An older version of the app wrote it. */
  older: boolean;
}

export function parseState(text: string | null): ParsedState {
  const parsed = parsedRecord(text);
  const shallow = Object.entries(parsed ?? { version: VERSION }).filter(([, part]) => !isTooDeep(part));
  const isWhole = parsed !== undefined && shallow.length === Object.keys(parsed).length;
  const stored = migrated(Object.fromEntries(shallow));
  const unreadable = new Set<SliceName>();
  const parts = SLICES.map((part) => {
    const { value, whole } = readPart(part, stored[part]);
    if (!whole) unreadable.add(part);
    return [part, value];
  });
  return {
    text,
    stored,
    record: Object.fromEntries(parts) as StoredState,
    unreadable,
    broken: text !== null && !isWhole,
    newer: stored.version > VERSION,
    older: parsed !== undefined && versionOf(parsed) < VERSION,
  };
}

/** The record that a text holds; undefined where it holds none. */
function parsedRecord(text: string | null): Stored | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Stored) : undefined;
  } catch {
    return undefined;
  }
}
