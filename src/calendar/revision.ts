/** Of a SEQUENCE: calendars take no greater number. */
export const SEQUENCE_MAX = 2 ** 31 - 1;
/** A SEQUENCE is the seconds since then, which stay below the maximum until 2094. */
const FIRST_REVISION_MS = Date.UTC(2026, 0, 1);

/** A race's id, in the UID of its events: random, so that no other member's race has the same, nor the next one. */
export const RACE_ID_PATTERN = /^[0-9a-f]{16}$/;

export function newRaceId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The SEQUENCE of a file after the one with `last`: higher, also where the clock was set back. */
export function nextSequence(last: number | undefined, now: Date): number {
  const seconds = Math.floor((now.getTime() - FIRST_REVISION_MS) / 1000);
  return Math.min(SEQUENCE_MAX, Math.max(0, (last ?? -1) + 1, seconds));
}
