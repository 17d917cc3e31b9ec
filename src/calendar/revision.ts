/** Calendars take no greater number. */
export const SEQUENCE_MAX = 2 ** 31 - 1;
/** Revisions count from here in seconds, which stay below that until 2094. */
const FIRST_REVISION_MS = Date.UTC(2026, 0, 1);

/** What calendars know a race by: another member's, and the next one, are others. */
export const RACE_ID = /^[0-9a-f]{16}$/;

export function newRaceId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The SEQUENCE of a file after the one with `last`: higher, also where the clock was set back. */
export function nextSequence(last: number | undefined, now: Date): number {
  const seconds = Math.floor((now.getTime() - FIRST_REVISION_MS) / 1000);
  return Math.min(SEQUENCE_MAX, Math.max(0, (last ?? -1) + 1, seconds));
}
