import * as v from 'valibot';
import { isOnCalendar, type LocalDate } from '../calendar/localDate.ts';

/**
 * What numbers and dates may be when they are read. A file can hold any: beyond these, Date and Intl throw, and nobody
 * has set them here.
 */

const FIRST_DATE = '2000-01-01';
const LAST_DATE = '2199-12-31';

export const localDate = v.pipe(
  v.string(),
  v.isoDate(),
  v.check(isOnCalendar),
  v.minValue(FIRST_DATE),
  v.maxValue(LAST_DATE),
);

export const isLocalDate = (value: unknown): value is LocalDate => v.is(localDate, value);

export const wallTime = v.pipe(v.string(), v.isoTime());

/** Epoch milliseconds, or milliseconds that passed. */
export const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(Date.UTC(2200, 0, 1)));

/** More or less, up to ten days: a press adds a few, and storage may hold the sum of many. */
export const seconds = v.pipe(v.number(), v.minValue(-864_000), v.maxValue(864_000));

export const wholeNumber = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
