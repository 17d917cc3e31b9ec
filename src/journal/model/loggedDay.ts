import { daysBetween, type LocalDate } from '../../calendar/localDate.ts';
import type { CalendarDay, DayId } from '../../programme/model/day.ts';
import type { LoggedSession } from './entry.ts';

/** An earlier preparation has days of the same ids, of two races four weeks apart 28 days before. */
const DAYS_OF_A_DAY = 21;

const isNear = ({ on }: LoggedSession, { date = on }: Pick<CalendarDay, 'date'>) =>
  Math.abs(daysBetween(on, date)) < DAYS_OF_A_DAY;

/** Whether a session was noted for a day of the programme. */
export const isOfDay = (session: LoggedSession, day: Pick<CalendarDay, 'id' | 'date'>): boolean =>
  session.day === day.id && isNear(session, day);

/** The same, also of a day whose race was moved since: what was done stays at the date of its mark. */
export const isOfMarkedDay = (
  session: LoggedSession,
  day: Pick<CalendarDay, 'id' | 'date'>,
  on: LocalDate | undefined,
): boolean => isOfDay(session, day) || (on !== undefined && isOfDay(session, { id: day.id, date: on }));

/** Whether a session is the day's workout, of which few sets were done. */
export const isPartOfDay = (session: LoggedSession, day: Pick<CalendarDay, 'id' | 'date'>): boolean =>
  session.partOf === day.id && isNear(session, day);

/** Whether a session that names no day is a workout of the day's page. */
export const isOfPageOfDay = ({ day, partOf, route }: LoggedSession, { link }: Pick<CalendarDay, 'link'>): boolean =>
  day === undefined && partOf === undefined && route !== undefined && route === link;

const isOnDate = ({ on, partOf }: LoggedSession, { date }: Pick<CalendarDay, 'date'>) =>
  partOf === undefined && on === date;

/** How a session without a day is found to be a day's, the surest first. */
const MATCHES: readonly ((session: LoggedSession, day: CalendarDay) => boolean)[] = [
  isPartOfDay,
  (session, day) => isOfPageOfDay(session, day) && isOnDate(session, day),
  isOfPageOfDay,
  isOnDate,
];

/** Days that are done without a session that says so, each with the session without a day that must be theirs. */
export function unnamedSessions(
  days: readonly CalendarDay[],
  sessions: readonly LoggedSession[],
): ReadonlyMap<DayId, LoggedSession> {
  const found = new Map<DayId, LoggedSession>();
  const left = new Set(sessions);
  for (const isMatch of MATCHES) {
    for (const day of days) {
      const session = found.has(day.id) ? undefined : [...left].find((each) => isMatch(each, day));
      if (!session) continue;
      found.set(day.id, session);
      left.delete(session);
    }
  }
  return found;
}
