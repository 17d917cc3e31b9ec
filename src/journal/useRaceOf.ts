import { useToday } from '../calendar/useToday.ts';
import type { CalendarDay } from '../schedule/model/day.ts';
import { useDoneDays } from '../schedule/useDoneDays.ts';
import type { LoggedSession } from './model/entry.ts';
import { raceOf } from './model/loggedDay.ts';
import { useJournal } from './store/useJournal.ts';

/** The member's race, as the journal has it. */
export function useRaceOf(day: CalendarDay | undefined): LoggedSession | undefined {
  const { sessions } = useJournal();
  const { markOf } = useDoneDays();
  const today = useToday();
  if (!day) return undefined;
  const on = markOf(day.id)?.on;
  // Without a date it would be the one of an earlier season.
  return raceOf(sessions, { ...day, date: day.date ?? on ?? today }, on);
}
