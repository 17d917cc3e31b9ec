import { daysBetween, type LocalDate } from '../../calendar/localDate.ts';

export interface DatedValue {
  on: LocalDate;
  value: number;
}

export interface ChartPoint {
  /** From the first date to the last, and from the lowest value to the highest: 0 to 1. */
  x: number;
  y: number;
  /** So long after the point before it that no line joins them. */
  isApart: boolean;
}

const DAYS_APART = 42;

/** Points on a chart, to the scale of time. `values` oldest first; equal values are in the middle. */
export function chartPoints(values: readonly DatedValue[]): ChartPoint[] {
  const [first, last] = [values[0], values.at(-1)];
  if (!first || !last) return [];
  const numbers = values.map(({ value }) => value);
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)];
  const days = daysBetween(first.on, last.on);
  return values.map(({ on, value }, index) => {
    const before = values[index - 1];
    return {
      x: days === 0 ? 0.5 : daysBetween(first.on, on) / days,
      y: max === min ? 0.5 : (value - min) / (max - min),
      isApart: before === undefined || daysBetween(before.on, on) > DAYS_APART,
    };
  });
}
