import { changeTime, isSession, type JournalEntry, type LoggedSession } from '../model/entry.ts';
import type { Changes, StoredEntry } from './journalDatabase.ts';
import { readEntry } from './journalShapes.ts';

/** By their ids, with deleted entries and those of a newer version of the app. */
export type Records = ReadonlyMap<string, StoredEntry>;

/** The later one of two versions, the stored one when they are of one time. */
export function later(stored: StoredEntry | undefined, entry: StoredEntry): StoredEntry {
  return stored && changeMs(stored) >= changeMs(entry) ? stored : entry;
}

const changeMs = ({ changedAt }: StoredEntry) => Number(changedAt) || 0;

export const isSame = (one: StoredEntry | undefined, other: StoredEntry) =>
  JSON.stringify(one) === JSON.stringify(other);

/** With what the changes make of each. */
export function withChanges(records: Records, changes: Changes): Records {
  const next = new Map(records);
  for (const [id, change] of changes) {
    const record = change(records.get(id));
    if (record) next.set(id, record);
    else next.delete(id);
  }
  return next;
}

/** With the same objects for entries that didn't change, and the same map when none did. */
export function withKnownVersions(records: Records, known: Records): Records {
  const next = new Map<string, StoredEntry>();
  for (const [id, record] of records) {
    const former = known.get(id);
    next.set(id, former && isSame(former, record) ? former : record);
  }
  const isKnown = next.size === known.size && [...next].every(([id, record]) => known.get(id) === record);
  return isKnown ? known : next;
}

export function sessionsIn(records: Records): LoggedSession[] {
  const entries = [...records.values()].flatMap((record) => readEntry(record) ?? []);
  return entries.filter(isSession).sort(newestFirst);
}

export function newVersion(session: LoggedSession, former: JournalEntry | undefined): LoggedSession {
  const createdAt = firstWrittenAt(former && isSession(former) ? former : session);
  return { ...session, createdAt, changedAt: changeTime(former, Date.now()) };
}

const firstWrittenAt = ({ createdAt, changedAt }: LoggedSession) => createdAt || changedAt;

const newestFirst = (one: LoggedSession, other: LoggedSession) =>
  other.on === one.on ? firstWrittenAt(other) - firstWrittenAt(one) : other.on < one.on ? -1 : 1;
