import type { Intensity, SessionType } from '../../../schema/vocabulary.ts';
import { GYM_TYPES, RUN_TYPES } from '../../../schema/vocabulary.ts';
import type { Week } from '../../../schema/week.ts';
import { dayMinutes, weekMinutes } from '../../../src/format/minutes.ts';

/** Minutes of training in a week; a day that is neither a run nor in the gym counts in the total alone. */
export interface TrainingTime {
  run: number;
  gym: number;
  total: number;
}

export function trainingTime(week: Pick<Week, 'days'>): TrainingTime {
  const minutesOf = (types: readonly SessionType[]) =>
    week.days
      .filter(({ type }) => type && types.includes(type))
      .reduce((sum, { duration }) => sum + dayMinutes({ duration }), 0);
  return { run: minutesOf(RUN_TYPES), gym: minutesOf(GYM_TYPES), total: weekMinutes(week) };
}

/** Minutes of a week at each intensity; those of days without one under undefined. */
export function minutesByIntensity(week: Pick<Week, 'days'>): Map<Intensity | undefined, number> {
  const minutes = new Map<Intensity | undefined, number>();
  for (const { intensity, duration } of week.days) {
    const spent = dayMinutes({ duration });
    if (spent > 0) minutes.set(intensity, (minutes.get(intensity) ?? 0) + spent);
  }
  return minutes;
}
