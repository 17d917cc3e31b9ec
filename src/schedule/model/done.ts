import type { DayId } from './day.ts';

/** `on` is the local date on which a session was marked as done, where it is known. */
export type DoneMark = { readonly on?: string | undefined };

/** Sessions that are done, by day. */
export type DoneMarks = Readonly<Record<string, DoneMark>>;

/** Undefined for a day that is not done. */
export function markIn(done: DoneMarks, id: DayId): DoneMark | undefined {
  return Object.hasOwn(done, id) ? done[id] : undefined;
}

/** When the member began to mark sessions; undefined of who marks none, '' where it is not known. */
export function firstMarkOf(done: DoneMarks): string | undefined {
  return Object.values(done)
    .map(({ on = '' }) => on)
    .sort()[0];
}

export function withMark(done: DoneMarks, id: DayId, on: string): DoneMarks {
  return { ...done, [id]: { on } };
}

export function withoutMark(done: DoneMarks, id: DayId): DoneMarks {
  return Object.fromEntries(Object.entries(done).filter(([other]) => other !== id));
}

/**
 * Marks that were made after a race, which count for the next one; but those of its own week, `lastWeek`: many mark
 * their race on the day after.
 */
export function marksSince(done: DoneMarks, raceDate: string, lastWeek: number): DoneMarks {
  const isSince = (id: string, { on = '' }: DoneMark) => on > raceDate && !id.startsWith(`${lastWeek}-`);
  return Object.fromEntries(Object.entries(done).filter(([id, mark]) => isSince(id, mark)));
}
