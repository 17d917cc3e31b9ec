import type { PublishedPage } from '../../schema/programme.ts';
import { daysLinkingTo, type WeekDay } from './model/daysLinkingTo.ts';
import { useProgrammeCalendar } from './useProgrammeCalendar.ts';

/** The days that link to a page of workouts, as they fall on the calendar. */
export function useDaysLinkingTo(page: PublishedPage): WeekDay[] {
  return daysLinkingTo(page, useProgrammeCalendar().weeksOf());
}
