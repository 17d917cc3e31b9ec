import type { DayId } from './day.ts';

/** Sessions that are done, by day; `on` is the local date of the mark, where it is known. */
export type DoneMarks = Readonly<Record<string, { readonly on?: string | undefined }>>;

export function withMark(done: DoneMarks, id: DayId, on: string): DoneMarks {
  return { ...done, [id]: { on } };
}

export function withoutMark(done: DoneMarks, id: DayId): DoneMarks {
  return Object.fromEntries(Object.entries(done).filter(([other]) => other !== id));
}
