import type { WeekKind } from '../../schema/vocabulary.ts';
import { localDateOf } from '../calendar/localDate.ts';
import type { CalendarWeek } from '../schedule/model/day.ts';
import { useProgrammeCalendar } from '../schedule/useProgrammeCalendar.ts';
import type { ActiveWorkout } from './model/activeWorkout.ts';

/** What distinguishes the week that a run is done in: that of its day, else the one on the calendar then. */
export function useWeekKind({ startedAt }: ActiveWorkout, ofDay: CalendarWeek | undefined): WeekKind | undefined {
  const begunOn = localDateOf(new Date(startedAt));
  const now = useProgrammeCalendar()
    .weeksOf()
    .find(({ days }) => days.some(({ date }) => date === begunOn));
  return (ofDay ?? now)?.kind;
}
