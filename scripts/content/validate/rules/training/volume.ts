import type { Intensity } from '../../../../../schema/vocabulary.ts';
import type { DayEntry } from '../../../../../schema/week.ts';
import { dayMinutes } from '../../../../../src/format/minutes.ts';
import type { Content } from '../../../content.ts';
import type { ProgrammeDay, ProgrammeWeek } from './week-sequence.ts';

/**
 * Minutes of training in a day. Unlike `dayMinutes`, the race counts for nothing, and a day of training without a duration
 * is undefined.
 */
export function knownDayMinutes({ type, duration }: DayEntry): number | undefined {
  if (type === 'compétition') return 0;
  if (duration) return dayMinutes({ duration });
  return type === undefined || type === 'repos' ? 0 : undefined;
}

/** Sum of `knownDayMinutes` over the days of a week, all or some; unlike `weekMinutes`, undefined when one of them is. */
export function knownWeekMinutes({ days }: ProgrammeWeek, counts: (day: ProgrammeDay) => boolean = () => true) {
  return sum(days.filter(counts).map(({ entry }) => knownDayMinutes(entry)));
}

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

/** Load of a week, in minutes × RPE; undefined when a day of training has no duration or no intensity. */
export function weekLoad({ days }: ProgrammeWeek, { rpe, testMinutes }: LoadScale): number | undefined {
  return sum(
    days.map(({ entry }) => {
      const minutes = knownDayMinutes(entry);
      if (minutes === 0 || minutes === undefined) return minutes;
      const effort = entry.intensity && rpe.get(entry.intensity);
      if (effort === undefined) return undefined;
      const hard = entry.test ? Math.min(testMinutes, minutes) : minutes;
      return hard * effort + (minutes - hard) * (rpe.get('facile') ?? effort);
    }),
  );
}

function sum(amounts: readonly (number | undefined)[]): number | undefined {
  return amounts.reduce<number | undefined>(
    (total, amount) => (total === undefined || amount === undefined ? undefined : total + amount),
    0,
  );
}

/** The greatest of the amounts; undefined when there is none, or when one of them is not known. */
export function highest(amounts: readonly (number | undefined)[]): number | undefined {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length > 0 && known.length === amounts.length ? Math.max(...known) : undefined;
}
