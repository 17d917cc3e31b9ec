import type { JournalEntry } from './entry.ts';

/** Entries by id. */
export type Entries = ReadonlyMap<string, JournalEntry>;

/** The version of an entry that was changed last; of two changes at once, on either device the same one. */
export function laterVersion(one: JournalEntry, other: JournalEntry): JournalEntry {
  if (one.changedAt !== other.changedAt) return one.changedAt > other.changedAt ? one : other;
  // A deletion can be undone, a lost entry can't.
  if (Boolean(one.deleted) !== Boolean(other.deleted)) return one.deleted ? other : one;
  return JSON.stringify(one) >= JSON.stringify(other) ? one : other;
}

/** All entries of both, each in its later version. */
export function mergeEntries(own: Entries, others: Iterable<JournalEntry>): Map<string, JournalEntry> {
  const merged = new Map(own);
  for (const entry of others) {
    const known = merged.get(entry.id);
    merged.set(entry.id, known ? laterVersion(known, entry) : entry);
  }
  return merged;
}

/** When an entry is changed now: after its last change, even on a clock that was set back. */
export const changeTime = (former: Pick<JournalEntry, 'changedAt'> | undefined, now: number) =>
  Math.max(now, (former?.changedAt ?? -1) + 1);
