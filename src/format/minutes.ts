import type { PublishedDay } from '../../schema/programme.ts';

/** Minutes that a day takes; of a range, its middle. A day without a duration counts for nothing. */
export function dayMinutes({ duration }: Pick<PublishedDay, 'duration'>): number {
  return duration ? (duration.minSeconds + duration.maxSeconds) / 2 / 60 : 0;
}

export function weekMinutes({ days }: { days: readonly Pick<PublishedDay, 'duration'>[] }): number {
  return days.reduce((sum, day) => sum + dayMinutes(day), 0);
}
