import { INTENSITIES } from '../../../../schema/vocabulary.ts';
import type { CalendarDay } from './calendar.ts';

export function isHard({ entry }: CalendarDay): boolean {
  return entry.intensity === 'difficile' || entry.intensity === 'maximale';
}

/** A gym day for the legs is told by the page of workouts that it leads to. */
export function isLegDay({ entry }: CalendarDay): boolean {
  return entry.link?.endsWith('/lower-body') ?? false;
}

/** A leg day of which nothing says that it is easy. */
export function isHeavyLegDay(day: CalendarDay): boolean {
  const { intensity } = day.entry;
  return isLegDay(day) && (!intensity || INTENSITIES.indexOf(intensity) >= INTENSITIES.indexOf('modérée'));
}
