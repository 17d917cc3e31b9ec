import { daysBetween, type LocalDate } from '../../calendar/localDate.ts';
import { type CalendarDay, type DayId, isSession } from '../../schedule/model/day.ts';
import { type DoneMarks, markIn } from '../../schedule/model/done.ts';
import type { DatedDay } from '../../schedule/model/schedule.ts';
import type { LoggedSession } from './entry.ts';
import { isStationTest } from './stationTest.ts';

/** So far from a day, a session is of another preparation, whose days have the same ids: two races may be 28 days apart. */
const OTHER_PREPARATION_DAYS_MIN = 21;

const isNear = ({ on }: LoggedSession, { date = on }: Pick<CalendarDay, 'date'>) =>
  Math.abs(daysBetween(on, date)) < OTHER_PREPARATION_DAYS_MIN;

/** Whether a session was noted for a day of the programme. */
export const isLoggedForDay = (session: LoggedSession, day: Pick<CalendarDay, 'id' | 'date'>): boolean =>
  session.day === day.id && isNear(session, day);

/** The same, also of a day whose race was moved since: what was done stays at the date of its mark. */
export const isLoggedForMarkedDay = (
  session: LoggedSession,
  day: Pick<CalendarDay, 'id' | 'date'>,
  on: LocalDate | undefined,
): boolean => isLoggedForDay(session, day) || (on !== undefined && isLoggedForDay(session, { id: day.id, date: on }));

/** What was noted for the day of the race; else what was timed on its date, when the date that was given was another one. */
export const raceOf = (
  sessions: readonly LoggedSession[],
  day: Pick<CalendarDay, 'id' | 'date'>,
  on: LocalDate | undefined,
): LoggedSession | undefined =>
  sessions.find((session) => isLoggedForMarkedDay(session, day, on)) ??
  sessions.find(({ kind, partOf, ...session }) => kind === 'race' && !partOf && session.on === (on ?? day.date));

/** Whether a session is the day's workout, of which few sets were done. */
export const isPartOfDay = (session: LoggedSession, day: Pick<CalendarDay, 'id' | 'date'>): boolean =>
  session.partOf === day.id && isNear(session, day);

/** Whether a session that names no day is a workout of the day's page. */
export const isOnPageOfDay = ({ day, partOf, route }: LoggedSession, { link }: Pick<CalendarDay, 'link'>): boolean =>
  day === undefined && partOf === undefined && route !== undefined && route === link;

const isOnDate = ({ on, partOf }: LoggedSession, { date }: Pick<CalendarDay, 'date'>) =>
  partOf === undefined && on === date;

/** By what a session that names no day is found to be of a day, the surest rule first. */
const MATCH_RULES: readonly ((session: LoggedSession, day: CalendarDay) => boolean)[] = [
  isPartOfDay,
  (session, day) => isOnPageOfDay(session, day) && isOnDate(session, day),
  isOnPageOfDay,
  isOnDate,
];

/**
 * Of sessions that name no day, the one that is most likely of each of these days, which are done and have no session of
 * their own; a session is matched once.
 */
export function matchSessionsToDays(
  days: readonly CalendarDay[],
  sessions: readonly LoggedSession[],
): ReadonlyMap<DayId, LoggedSession> {
  const found = new Map<DayId, LoggedSession>();
  const unmatched = new Set(sessions);
  for (const isMatch of MATCH_RULES) {
    for (const day of days) {
      const session = found.has(day.id) ? undefined : [...unmatched].find((each) => isMatch(each, day));
      if (!session) continue;
      found.set(day.id, session);
      unmatched.delete(session);
    }
  }
  return found;
}

/** The planned sessions of a week, those left to do, and those marked as done, with or without a logged session. */
export function weekProgress(days: readonly DatedDay[], done: DoneMarks, sessions: readonly LoggedSession[]) {
  const [from = '', to = ''] = [days[0]?.date, days.at(-1)?.date];
  const planned = days.filter(isSession);
  const isMarked = ({ id }: DatedDay) => markIn(done, id) !== undefined;
  const isLogged = (day: DatedDay) =>
    sessions.some((session) => isLoggedForMarkedDay(session, day, markIn(done, day.id)?.on));
  // Marked, and logged without saying for which day: one session, not two.
  // A station that was timed alone is a part of one.
  const unnamed = sessions.filter(
    (session) => !session.day && session.on >= from && session.on <= to && !isStationTest(session),
  );
  const marked = planned.filter((day) => isMarked(day) && !isLogged(day));
  const matched = matchSessionsToDays(marked, unnamed);
  return {
    planned,
    left: planned.filter((day) => !isMarked(day) && !isLogged(day)),
    matched,
    markedAlone: marked.filter(({ id }) => !matched.has(id)),
  };
}
