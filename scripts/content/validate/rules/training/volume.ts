import type { Intensity } from '../../../../../schema/vocabulary.ts';
import { dayMinutes } from '../../../../../src/format/minutes.ts';
import type { Content } from '../../../content.ts';
import type { ValuePath } from '../../../diagnostic.ts';
import type { Cause } from './training-rule.ts';
import type { ProgrammeDay, ProgrammeWeek } from './week-sequence.ts';

/**
 * Minutes of training. Unlike `dayMinutes`, the race counts for nothing, and a day of training without a duration is NaN,
 * with which no comparison is true: rules warn of what is more than a bound, never of what is not at most it.
 */
export function minutesOf({ entry: { type, duration } }: ProgrammeDay): number {
  if (type === 'compétition') return 0;
  return duration || type === undefined || type === 'repos' ? dayMinutes({ duration }) : Number.NaN;
}

/** Sum of `minutesOf` over the days of a week, all or some. */
export const weekMinutesOf = ({ days }: ProgrammeWeek, counts: (day: ProgrammeDay) => boolean = () => true) =>
  sum(days.filter(counts).map(minutesOf));

/** What minutes weigh. */
interface LoadScale {
  /** Of each intensity, the middle of its RPE. */
  rpe: ReadonlyMap<Intensity, number>;
  /** Of a day of test, the minutes that are as hard as the day says: the others are easy. */
  testMinutes: number;
}

export function loadScaleOf(content: Content): LoadScale {
  const { intensities, paces } = content.one('training') ?? {};
  return {
    rpe: new Map(intensities?.map(({ intensity, rpe }) => [intensity, (rpe.min + rpe.max) / 2])),
    testMinutes: paces?.test ? dayMinutes(paces.test) : 0,
  };
}

/** Load of a week, in minutes × RPE; NaN when a day of training has no duration or no intensity. */
export const weekLoad = ({ days }: ProgrammeWeek, { rpe, testMinutes }: LoadScale) =>
  sum(
    days.map((day) => {
      const minutes = minutesOf(day);
      if (minutes === 0) return 0;
      const effort = (day.entry.intensity && rpe.get(day.entry.intensity)) ?? Number.NaN;
      const hard = day.entry.test ? Math.min(testMinutes, minutes) : minutes;
      return hard * effort + (minutes - hard) * (rpe.get('facile') ?? effort);
    }),
  );

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/**
 * Warnings about the minutes of days, which are judged before those of their week: of this one, or of one of its days, and
 * of the weeks that it is compared with, where a workout lasts longer than its day says.
 */
export const minutesOfDays = (file: string, compared: readonly ProgrammeWeek[], path: ValuePath = []): Cause[] => [
  { rule: 'run-rise', file, path },
  { rule: 'workout-minutes', file, path },
  ...compared.map((week) => ({ rule: 'workout-minutes', file: week.file })),
];
