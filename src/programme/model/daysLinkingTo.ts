import type { PublishedPage } from '../../../schema/programme.ts';
import type { CalendarDay, CalendarWeek } from './day.ts';

export interface WeekDay {
  week: CalendarWeek;
  day: CalendarDay;
}

/** The days that link to a page of workouts, in order. */
export function daysLinkingTo({ route }: Pick<PublishedPage, 'route'>, weeks: readonly CalendarWeek[]): WeekDay[] {
  return weeks.flatMap((week) => week.days.filter(({ link }) => link === route).map((day) => ({ week, day })));
}
