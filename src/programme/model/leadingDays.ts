import type { PublishedDay, PublishedPage, PublishedWeek } from '../../../schema/programme.ts';
import { type DayId, dayIdOf } from './day.ts';

export interface LeadingDay {
  id: DayId;
  week: PublishedWeek;
  day: PublishedDay;
}

/** The days that lead to a page of workouts, in order. */
export function daysLeadingTo({ route }: Pick<PublishedPage, 'route'>, weeks: readonly PublishedWeek[]): LeadingDay[] {
  return weeks.flatMap((week) =>
    week.days.filter(({ link }) => link === route).map((day) => ({ id: dayIdOf(week, day), week, day })),
  );
}
