import type { LocalDate } from '../../calendar/localDate.ts';

/** A member's result of the test that gives the paces. */
export interface PaceTest {
  /** Covered in the time of the test. */
  meters: number;
  /** When it was noted. */
  on: LocalDate;
}

/** From a slow walk to more than the best have run. */
export const METERS_PER_MINUTE = { min: 60, max: 450 };

export type PaceTestError = 'no-number' | 'out-of-range';

/** Metres that a text stands for; `minutes` is the time of the test. */
export function parseMeters(text: string, minutes: number): number | PaceTestError {
  const meters = Number(text.replace(/[\s\u00a0\u202f]|m$/g, '').replace(',', '.'));
  if (!Number.isFinite(meters) || text === '') return 'no-number';
  const { min, max } = METERS_PER_MINUTE;
  return meters < min * minutes || meters > max * minutes ? 'out-of-range' : Math.round(meters);
}
