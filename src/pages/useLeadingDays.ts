import type { PublishedPage } from '../../schema/programme.ts';
import { programme } from '../generated/programme.ts';
import { daysLeadingTo, type LeadingDay } from '../programme/leadingDays.ts';
import { useProgrammeCalendar } from './useProgrammeCalendar.ts';

const WEEKS = programme.phases.flatMap(({ weeks }) => weeks);

/** The days that lead to a page of workouts, as they fall on the calendar. */
export function useLeadingDays(page: PublishedPage): LeadingDay[] {
  const { weekOf } = useProgrammeCalendar();
  return daysLeadingTo(page, WEEKS.map(weekOf));
}
