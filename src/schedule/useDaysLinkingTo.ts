import type { PublishedPage } from '../../schema/programme.ts';
import { ROUTES } from '../routes.ts';
import { type CalendarDay, type CalendarWeek, isRaceDay } from './model/day.ts';
import { useProgrammeCalendar } from './useProgrammeCalendar.ts';

export interface LinkingDay {
  week: CalendarWeek;
  day: CalendarDay;
}

/**
 * The days that link to a page of workouts, or whose intervals are run on it, in order, as they fall on the calendar; of
 * the race its own day alone.
 */
export function useDaysLinkingTo({ route }: Pick<PublishedPage, 'route'>): LinkingDay[] {
  const weeks = useProgrammeCalendar().weeksOf();
  const isLinking = route === ROUTES.competition ? isRaceDay : (day: CalendarDay) => routeOf(day) === route;
  return weeks.flatMap((week) => week.days.filter(isLinking).map((day) => ({ week, day })));
}

/** One of them; undefined when the programme leads elsewhere from that day by now. */
export function useDayLinkingTo(
  page: Pick<PublishedPage, 'route'>,
  id: string | null | undefined,
): LinkingDay | undefined {
  return useDaysLinkingTo(page).find(({ day }) => day.id === id);
}

const routeOf = ({ link, intervals }: CalendarDay) => (intervals ? ROUTES.training : link);
