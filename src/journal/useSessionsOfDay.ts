import { useToday } from '../calendar/useToday.ts';
import type { CalendarDay } from '../schedule/model/day.ts';
import { useDoneDays } from '../schedule/useDoneDays.ts';
import type { LoggedSession } from './model/entry.ts';
import { isLoggedForMarkedDay, isOnPageOfDay, isPartOfDay } from './model/loggedDay.ts';
import { useJournal } from './store/useJournal.ts';

/** What was noted for a day, then what is a part of its workout or, on its date, of its page. */
export function useSessionsOfDay(day: CalendarDay): readonly LoggedSession[] {
  const { sessions } = useJournal();
  const { markOf } = useDoneDays();
  const today = useToday();
  const on = markOf(day.id)?.on ?? day.date;
  // Without a date it would have the notes of every earlier season.
  const dated = { ...day, date: day.date ?? on ?? today };
  return [
    ...sessions.filter((session) => isLoggedForMarkedDay(session, dated, on)),
    ...sessions.filter((session) => isPartOfDay(session, dated) || (session.on === on && isOnPageOfDay(session, day))),
  ];
}
