import { VERSION } from './state.ts';

/** A record as JSON has it: nothing is known of its parts. */
export type Stored = Readonly<Record<string, unknown>>;

/** By the version that each leads from. What has another form than that version gave it stays as it is. */
const MIGRATIONS: Readonly<Record<number, (stored: Stored) => Stored>> = {
  /** Done sessions were a list of ids; since when they are done was not kept. */
  1: ({ done, ...others }) => ({ ...others, ...(done !== undefined && { done: marksOf(done) }) }),
};

/** A record of this app's version, or of the newer one that it has. One without a version counts as the oldest. */
export function migrated(stored: Stored): Stored & { version: number } {
  let version = versionOf(stored);
  let current = stored;
  for (; version < VERSION; version += 1) current = MIGRATIONS[version]?.(current) ?? current;
  return { ...current, version };
}

export function versionOf({ version }: Stored): number {
  return Number.isSafeInteger(version) ? Math.max(1, Number(version)) : 1;
}

/** What is no id keeps a place, so that reading tells what it can't carry. */
function marksOf(done: unknown): unknown {
  if (!Array.isArray(done)) return done;
  return Object.fromEntries(done.map((id, index) => (typeof id === 'string' ? [id, {}] : [`${index}`, null])));
}
