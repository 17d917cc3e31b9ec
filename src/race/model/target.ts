import type { Duration } from '../../../schema/quantity.ts';

export type TargetError = 'empty' | 'unreadable' | 'too many minutes' | 'out of bounds';

type Target = { seconds: number } | { error: TargetError };

/** A finish time as storage has it; undefined out of bounds. */
export function possibleTarget(seconds: number | undefined, { minSeconds, maxSeconds }: Duration): number | undefined {
  return seconds !== undefined && seconds >= minSeconds && seconds <= maxSeconds ? seconds : undefined;
}

/** A finish time as two fields give it; `90` minutes without hours are 1 h 30. */
export function parseTarget(hours: string, minutes: string, { minSeconds, maxSeconds }: Duration): Target {
  if (hours === '' && minutes === '') return { error: 'empty' };
  if (![hours, minutes].every((digits) => /^\d{0,3}$/.test(digits))) return { error: 'unreadable' };
  const [h, min] = [Number(hours), Number(minutes)];
  if (h > 0 && min > 59) return { error: 'too many minutes' };
  const seconds = h * 3600 + min * 60;
  return seconds >= minSeconds && seconds <= maxSeconds ? { seconds } : { error: 'out of bounds' };
}
