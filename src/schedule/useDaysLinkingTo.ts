import type { PublishedPage } from '../../schema/programme.ts';
import type { CalendarDay, CalendarWeek } from './model/day.ts';
import { useProgrammeCalendar } from './useProgrammeCalendar.ts';

interface LinkingDay {
  week: CalendarWeek;
  day: CalendarDay;
}

/** The days that link to a page of workouts, in order, as they fall on the calendar. */
export function useDaysLinkingTo({ route }: Pick<PublishedPage, 'route'>): LinkingDay[] {
  const weeks = useProgrammeCalendar().weeksOf();
  return weeks.flatMap((week) => week.days.filter(({ link }) => link === route).map((day) => ({ week, day })));
}

/** One of them; undefined when the programme leads elsewhere from that day by now. */
export function useDayLinkingTo(
  page: Pick<PublishedPage, 'route'>,
  id: string | null | undefined,
): LinkingDay | undefined {
  return useDaysLinkingTo(page).find(({ day }) => day.id === id);
}
