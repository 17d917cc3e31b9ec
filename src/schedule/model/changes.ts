import type { LocalDate } from '../../calendar/localDate.ts';
import type { DayId } from './day.ts';

/** In the order in which they are offered. */
export const ABSENCE_KINDS = { illness: true, injury: true, travel: true, pause: true } as const;
export type AbsenceKind = keyof typeof ABSENCE_KINDS;

export interface Absence {
  /** One that a newer version has is kept, and counts for nothing. */
  readonly kind: AbsenceKind | (string & {});
  /** The last day of it; missing while that is not known. */
  readonly to?: LocalDate | undefined;
}

/** What a member changes in one preparation: a layer over the dates of the programme, which stays as it is. */
export interface Changes {
  /** By the id of a day that was moved, the id of the day whose place it takes: a permutation. */
  readonly places: Readonly<Record<string, string>>;
  /** Sessions that the member lets go, by day. */
  readonly letGo: Readonly<Record<string, true>>;
  /** How many sessions a short week has, by the number of the week. */
  readonly shortWeeks: Readonly<Record<string, number>>;
  /** By the first day of each. */
  readonly absences: Readonly<Record<LocalDate, Absence>>;
  /** Nothing that was missed up to this day is asked about any more. */
  readonly askedUntil?: LocalDate | undefined;
}

export const NO_CHANGES: Changes = { places: {}, letGo: {}, shortWeeks: {}, absences: {} };

/** Two days change places. */
export function withSwap(changes: Changes, one: DayId, other: DayId): Changes {
  const { places } = changes;
  const next = { ...places, [one]: places[other] ?? other, [other]: places[one] ?? one };
  return { ...changes, places: Object.fromEntries(Object.entries(next).filter(([id, place]) => id !== place)) };
}

/** A session that was missed takes the place of a later day, whose own session, if it has one, is let go. */
export function withCatchUp(changes: Changes, missed: DayId, day: DayId, instead: DayId | undefined): Changes {
  const moved = withSwap(changes, missed, day);
  return instead === undefined ? moved : withLetGo(moved, instead);
}

export const withLetGo = (changes: Changes, id: DayId, letGo = true): Changes => ({
  ...changes,
  letGo: withEntry(changes.letGo, id, letGo ? true : undefined),
});

/** Without `sessions` the week is whole again. */
export const withShortWeek = (changes: Changes, week: number, sessions: number | undefined): Changes => ({
  ...changes,
  shortWeeks: withEntry(changes.shortWeeks, `${week}`, sessions),
});

/** Without `absence` there was none from that day on. */
export const withAbsence = (changes: Changes, from: LocalDate, absence: Absence | undefined): Changes => ({
  ...changes,
  absences: withEntry(changes.absences, from, absence),
});

function withEntry<Value>(entries: Readonly<Record<string, Value>>, key: string, value: Value | undefined) {
  const { [key]: _, ...others } = entries;
  return value === undefined ? others : { ...others, [key]: value };
}

const ENTRIES = ['letGo', 'shortWeeks', 'absences'] as const;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Takes a change back; where something that it changed was changed again since, nothing: undefined then. */
export function undone(current: Changes, before: Changes, after: Changes): Changes | undefined {
  let next = current;
  for (const field of ['places', 'askedUntil'] as const) {
    if (isSame(before[field], after[field])) continue;
    if (!isSame(current[field], after[field])) return undefined;
    next = { ...next, [field]: before[field] };
  }
  for (const field of ENTRIES) {
    for (const key of new Set([...Object.keys(before[field]), ...Object.keys(after[field])])) {
      if (isSame(before[field][key], after[field][key])) continue;
      if (!isSame(current[field][key], after[field][key])) return undefined;
      next = { ...next, [field]: withEntry<unknown>(next[field], key, before[field][key]) };
    }
  }
  return next;
}
