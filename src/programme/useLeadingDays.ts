import type { PublishedPage } from '../../schema/programme.ts';
import { daysLeadingTo, type LeadingDay } from './model/leadingDays.ts';
import { useProgrammeCalendar, WEEKS } from './useProgrammeCalendar.ts';

/** The days that lead to a page of workouts, as they fall on the calendar. */
export function useLeadingDays(page: PublishedPage): LeadingDay[] {
  const { weekOf } = useProgrammeCalendar();
  return daysLeadingTo(page, WEEKS.map(weekOf));
}
