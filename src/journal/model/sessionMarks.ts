import type { LocalDate } from '../../calendar/localDate.ts';
import type { CalendarDay, DayId } from '../../schedule/model/day.ts';
import { type DoneMarks, markIn, withMark, withoutMark } from '../../schedule/model/done.ts';
import type { LoggedSession } from './entry.ts';
import { isLoggedForDay, isOnPageOfDay } from './loggedDay.ts';

type Sessions = readonly LoggedSession[];
type MarkedDay = Pick<CalendarDay, 'id' | 'link'>;

const others = (session: LoggedSession, sessions: Sessions) => sessions.filter(({ id }) => id !== session.id);

/** Whether a day that was marked `on` is done by a session: noted for it; or, on that date, a part of it or of its page. */
function isDoneBy(session: LoggedSession, { id, link }: MarkedDay, on: LocalDate | undefined): boolean {
  if (on === undefined) return false;
  if (isLoggedForDay(session, { id, date: on })) return true;
  return session.on === on && (session.partOf === id || isOnPageOfDay(session, { link }));
}

/** The session's day is done on its date, unless another one was noted for it on the date of its mark. */
export function withSession(done: DoneMarks, session: LoggedSession, sessions: Sessions): DoneMarks {
  const id = session.day as DayId | undefined;
  if (id === undefined) return done;
  const on = markIn(done, id)?.on;
  const isOfOther = others(session, sessions).some((each) => each.on === on && isDoneBy(each, { id }, on));
  return isOfOther ? done : withMark(done, id, session.on);
}

/** A session that is moved to `on` takes the mark of its day with it. */
export function withMovedSession(
  done: DoneMarks,
  session: LoggedSession,
  on: LocalDate,
  { sessions, days }: { sessions: Sessions; days: readonly CalendarDay[] },
): DoneMarks {
  const marked = days.filter((day) => isDoneBy(session, day, markIn(done, day.id)?.on));
  const day = marked.length > 1 ? marked.find(({ date }) => date === session.on) : marked[0];
  if (!day) return done;
  const former = markIn(done, day.id)?.on;
  const isOfOther = others(session, sessions).some((each) => each.on === former && isDoneBy(each, day, former));
  return isOfOther ? done : withMark(done, day.id, on);
}

/** A session that is deleted takes the mark that it made with it; another one of its day keeps the day done. */
export function withoutSession(done: DoneMarks, session: LoggedSession, sessions: Sessions): DoneMarks {
  const id = session.day as DayId | undefined;
  if (id === undefined || markIn(done, id)?.on !== session.on) return done;
  const other = others(session, sessions).find((each) => isDoneBy(each, { id }, session.on));
  return other ? withMark(done, id, other.on) : withoutMark(done, id);
}
