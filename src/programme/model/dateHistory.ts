import { daysBetween, type LocalDate } from '../../calendar/localDate.ts';
import type { Race } from './race.ts';
import type { Schedule } from './schedule.ts';

/** A date that the programme followed for fewer days was a mistake, or a try. */
const FOLLOWED_DAYS = 7;
const HISTORY_MAX = 20;

/** The dates of one race, in the order they were given; the last one counts, unless it was withdrawn. */
export interface RaceDates {
  race: Race | undefined;
  dateHistory: readonly Race[];
}

/** The date that was given last, withdrawn or not. */
export function lastDate({ race, dateHistory }: RaceDates): Race | undefined {
  return race ?? dateHistory.at(-1);
}

/**
 * The date whose programme tells where the member is, and those before it: the last one that was followed; else the
 * first whose programme was under way. Those after it were mistakes. Empty where no programme was under way yet.
 */
export function followedDates(
  { race, dateHistory }: RaceDates,
  { today, scheduleOf }: { today: LocalDate; scheduleOf: (race: Race) => Schedule },
): readonly Race[] {
  const dates = race ? [...dateHistory, race] : dateHistory;
  const days = dates.map((one, index) => followedDays(one, scheduleOf(one), dates[index + 1]?.setOn ?? today));
  const last = days.findLastIndex((count) => count >= FOLLOWED_DAYS);
  return dates.slice(0, 1 + (last >= 0 ? last : days.findIndex((count) => count >= 0)));
}

/** For how many days the programme before a race was under way while its date stood; negative before that. */
export function followedDays(race: Race, { weeks }: Schedule, today: LocalDate): number {
  const until = race.withdrawnOn ?? today;
  const first = weeks[0]?.days[0]?.date ?? race.startedOn;
  const from = race.setOn !== undefined && race.setOn > first ? race.setOn : first;
  return daysBetween(from, until < race.date ? until : race.date);
}

export const isFollowed = (days: number) => days >= FOLLOWED_DAYS;

/** Gives the race another date. A mistaken date is dropped; a date given again keeps its former `setOn`. */
export function withDate(
  dates: RaceDates,
  next: Race,
  { followed, today, newId }: { followed: readonly Race[]; today: LocalDate; newId: string },
): RaceDates {
  const { race } = dates;
  const last = lastDate(dates);
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
export function withoutDate({ race, dateHistory }: RaceDates, today: LocalDate): RaceDates {
  const dates = race ? [...dateHistory, { ...race, withdrawnOn: today }] : dateHistory;
  return { race: undefined, dateHistory: dates.slice(-HISTORY_MAX) };
}
