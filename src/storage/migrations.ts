import { VERSION } from './state.ts';

/** As JSON has it: nothing is known of its slices. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** By the version that each leads from. What has another form than that version gave it stays as it is. */
const MIGRATIONS: Readonly<Record<number, (stored: JsonObject) => JsonObject>> = {
  /** Done sessions were a list of ids; since when they are done was not stored. */
  1: ({ done, ...others }) => ({ ...others, ...(done !== undefined && { done: marksOf(done) }) }),
};

/** A state of this app's version, or of the newer one that it has. One without a version counts as the oldest. */
export function migrated(stored: JsonObject): JsonObject & { version: number } {
  let version = Number.isSafeInteger(stored.version) ? Math.max(1, Number(stored.version)) : 1;
  let current = stored;
  for (; version < VERSION; version += 1) current = MIGRATIONS[version]?.(current) ?? current;
  return { ...current, version };
}

/** What is no id keeps a place, so that reading finds what it can't carry over. */
function marksOf(done: unknown): unknown {
  if (!Array.isArray(done)) return done;
  return Object.fromEntries(done.map((id, index) => (typeof id === 'string' ? [id, {}] : [`${index}`, null])));
}
