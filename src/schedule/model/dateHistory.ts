import { daysBetween, type LocalDate } from '../../calendar/localDate.ts';
import type { RaceDateEntry } from './raceDateEntry.ts';
import type { Schedule } from './schedule.ts';

/** An entry that was in force for fewer days was a mistake: it is ignored. */
const VALID_DAYS_MIN = 7;
const HISTORY_MAX = 20;

/** An entry for each date that one race was given, oldest first. `race` is the one in force: none once it is withdrawn. */
export interface RaceDateEntries {
  race: RaceDateEntry | undefined;
  dateHistory: readonly RaceDateEntry[];
}

/** The newest entry of the race, withdrawn or not. */
export const latestEntry = ({ race, dateHistory }: RaceDateEntries): RaceDateEntry | undefined =>
  race ?? dateHistory.at(-1);

/**
 * The entries without mistakes at their end. The last one's schedule tells where the member is in the programme: it is
 * the newest that was in force for at least 7 days; without one, the oldest whose programme was under way. Empty where
 * no programme was under way yet.
 */
export function validEntries(
  { race, dateHistory }: RaceDateEntries,
  { today, scheduleOf }: { today: LocalDate; scheduleOf: (entry: RaceDateEntry) => Schedule },
): readonly RaceDateEntry[] {
  const entries = race ? [...dateHistory, race] : dateHistory;
  const days = entries.map((entry, index) => daysInForce(entry, scheduleOf(entry), entries[index + 1]?.setOn ?? today));
  const last = days.findLastIndex((count) => count >= VALID_DAYS_MIN);
  return entries.slice(0, 1 + (last >= 0 ? last : days.findIndex((count) => count >= 0)));
}

/** How many days of the programme passed while an entry was in force; negative before its first one. */
export function daysInForce(entry: RaceDateEntry, { weeks }: Schedule, today: LocalDate): number {
  const until = entry.withdrawnOn ?? today;
  const first = weeks[0]?.days[0]?.date ?? entry.startedOn;
  const from = entry.setOn !== undefined && entry.setOn > first ? entry.setOn : first;
  return daysBetween(from, until < entry.date ? until : entry.date);
}

/** Of an entry that was in force for so many days. */
export const isMistake = (days: number) => days < VALID_DAYS_MIN;

/** Gives the race another date. A mistaken date is dropped; a date given again keeps its former `setOn`. */
export function withDate(
  dates: RaceDateEntries,
  next: RaceDateEntry,
  { validEntries: valid, today, newId }: { validEntries: readonly RaceDateEntry[]; today: LocalDate; newId: string },
): RaceDateEntries {
  const { race } = dates;
  const last = latestEntry(dates);
  // The passed weeks belonged to the former date.
  const given = { ...last, passed: undefined, withdrawnOn: undefined, ...next, id: last?.id ?? newId };
  if (race?.date === next.date) return { race: given, dateHistory: dates.dateHistory };
  const back = valid.at(-1)?.date === next.date ? valid.at(-1) : undefined;
  const all = race ? [...dates.dateHistory, race] : dates.dateHistory;
  const earlier = valid.length > 0 ? valid : all;
  return {
    race: { ...given, setOn: back ? back.setOn : today },
    dateHistory: (back ? earlier.slice(0, -1) : earlier).slice(-HISTORY_MAX),
  };
}

/** No date any more: the one that it had stays known. */
export function withoutDate({ race, dateHistory }: RaceDateEntries, today: LocalDate): RaceDateEntries {
  const dates = race ? [...dateHistory, { ...race, withdrawnOn: today }] : dateHistory;
  return { race: undefined, dateHistory: dates.slice(-HISTORY_MAX) };
}
