import type { PublishedDay, PublishedPage, PublishedPhase, PublishedWeek } from '../../schema/programme.ts';
import { type DayId, dayIdOf } from './day.ts';

export interface LeadingDay {
  id: DayId;
  week: PublishedWeek;
  day: PublishedDay;
}

/** The days that lead to a page of workouts, in order. */
export function daysLeadingTo(
  { route }: Pick<PublishedPage, 'route'>,
  phases: readonly PublishedPhase[],
): LeadingDay[] {
  const weeks = phases.flatMap((phase) => phase.weeks);
  return weeks.flatMap((week) =>
    week.days.filter(({ link }) => link === route).map((day) => ({ id: dayIdOf(week, day), week, day })),
  );
}
