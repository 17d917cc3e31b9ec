import type { LocalDate } from '../../calendar/localDate.ts';
import type { CalendarDay, CalendarWeek } from '../../schedule/model/day.ts';
import type { LoggedSession } from '../model/entry.ts';
import { isLoggedForMarkedDay } from '../model/loggedDay.ts';

/**
 * The day of the programme that a test of this date is of: `from`, the day that it is noted from, or the one that has it
 * in that week. A day that has its test is no other one's.
 */
export function testDayOf(
  weeks: readonly CalendarWeek[],
  on: LocalDate,
  from: string | undefined,
  sessions: readonly LoggedSession[],
): CalendarDay | undefined {
  const week = weeks.find(({ days }) => days.some(({ date }) => date === on));
  const notedFrom = weeks.flatMap(({ days }) => days).filter(({ id }) => id === from);
  const isTested = (day: CalendarDay) =>
    sessions.some((session) => session.kind === 'test' && isLoggedForMarkedDay(session, { date: on, ...day }, on));
  return [...notedFrom, ...(week?.days.filter(({ test }) => test) ?? [])].find((day) => !isTested(day));
}
