import { daysBetween, type LocalDate } from '../../calendar/localDate.ts';
import type { Race } from './race.ts';
import type { Schedule } from './schedule.ts';

/** An entry that was in force for fewer than 7 days was a mistake: it is ignored. */
const FOLLOWED_DAYS = 7;
const HISTORY_MAX = 20;

/** An entry for each date that one race was given, oldest first. `race` is the one in force: none once it is withdrawn. */
export interface RaceDateEntries {
  race: Race | undefined;
  dateHistory: readonly Race[];
}

/** The newest entry, withdrawn or not. */
export function lastEntry({ race, dateHistory }: RaceDateEntries): Race | undefined {
  return race ?? dateHistory.at(-1);
}

/**
 * The entries up to the one whose schedule tells where the member is in the programme: the newest that was in force for
 * at least 7 days; without one, the oldest whose programme was under way. Newer ones were mistakes. Empty where no
 * programme was under way yet.
 */
export function followedEntries(
  { race, dateHistory }: RaceDateEntries,
  { today, scheduleOf }: { today: LocalDate; scheduleOf: (race: Race) => Schedule },
): readonly Race[] {
  const entries = race ? [...dateHistory, race] : dateHistory;
  const days = entries.map((entry, index) =>
    followedDays(entry, scheduleOf(entry), entries[index + 1]?.setOn ?? today),
  );
  const last = days.findLastIndex((count) => count >= FOLLOWED_DAYS);
  return entries.slice(0, 1 + (last >= 0 ? last : days.findIndex((count) => count >= 0)));
}

/** For how many days the programme was under way while an entry was in force; negative before that. */
export function followedDays(race: Race, { weeks }: Schedule, today: LocalDate): number {
  const until = race.withdrawnOn ?? today;
  const first = weeks[0]?.days[0]?.date ?? race.startedOn;
  const from = race.setOn !== undefined && race.setOn > first ? race.setOn : first;
  return daysBetween(from, until < race.date ? until : race.date);
}

export const isFollowed = (days: number) => days >= FOLLOWED_DAYS;

/** Gives the race another date. A mistaken date is dropped; a date given again keeps its former `setOn`. */
export function withDate(
  dates: RaceDateEntries,
  next: Race,
  { followed, today, newId }: { followed: readonly Race[]; today: LocalDate; newId: string },
): RaceDateEntries {
  const { race } = dates;
  const last = lastEntry(dates);
  // The passed weeks belonged to the former date.
  const given = { ...last, passed: undefined, withdrawnOn: undefined, ...next, id: last?.id ?? newId };
  if (race?.date === next.date) return { race: given, dateHistory: dates.dateHistory };
  const back = followed.at(-1)?.date === next.date ? followed.at(-1) : undefined;
  const all = race ? [...dates.dateHistory, race] : dates.dateHistory;
  const earlier = followed.length > 0 ? followed : all;
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
