import type { WeekKind } from '../../schema/vocabulary.ts';
import { localDateOf } from '../calendar/localDate.ts';
import type { LinkingDay } from '../schedule/useDaysLinkingTo.ts';
import { useProgrammeCalendar } from '../schedule/useProgrammeCalendar.ts';
import type { ActiveWorkout } from './model/activeWorkout.ts';

/**
 * What distinguishes the week that a run is done in, that of its day, else the one on the calendar then; in a normal
 * week, that the day's dose is lighter.
 */
export function useWeekKind(
  { startedAt, lighter }: ActiveWorkout,
  linked: LinkingDay | undefined,
): WeekKind | 'dose allégée' | undefined {
  const begunOn = localDateOf(new Date(startedAt));
  const [now] = useProgrammeCalendar()
    .weeksOf()
    .flatMap((week) => week.days.filter(({ date }) => date === begunOn).map((day) => ({ week, day })));
  const done = linked ?? now;
  return done?.week.kind ?? ((lighter ?? done?.day.lighter) ? 'dose allégée' : undefined);
}
