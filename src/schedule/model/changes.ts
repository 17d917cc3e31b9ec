import type { LocalDate } from '../../calendar/localDate.ts';
import type { DayId } from './day.ts';

export type AbsenceKind = 'illness' | 'injury' | 'travel' | 'pause';

export interface Absence {
  readonly kind: AbsenceKind;
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

/** A change is taken back whole, or not at all where something that it changed was changed again since. */
export function undone(current: Changes, before: Changes, after: Changes): Changes {
  const fields = ['places', 'letGo', 'shortWeeks', 'absences', 'askedUntil'] as const;
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  const isStill = changed.every((field) => JSON.stringify(current[field]) === JSON.stringify(after[field]));
  return isStill ? { ...current, ...Object.fromEntries(changed.map((field) => [field, before[field]])) } : current;
}
