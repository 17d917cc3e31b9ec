import { isDeepStrictEqual } from 'node:util';
import type { DayEntry, Week } from '../../../../schema/week.ts';
import type { Content } from '../../content.ts';

/** A week that is there as before under another number. */
export interface RenumberedWeek {
  before: number;
  after: number;
}

/** Two weeks with as many days in common are the same week: training weeks are alike. */
const MIN_DAYS_IN_COMMON = 4;

/** The weeks whose number is another one, in order: what members ticked stays with the number. */
export function renumberedWeeks(before: Content, after: Content): RenumberedWeek[] {
  const [old, current] = [before, after].map((content) => content.valid('week').map(({ value }) => value)) as [
    Week[],
    Week[],
  ];
  return current
    .flatMap((week) => {
      const former = mostAlike(week, old);
      const isSame = former && former.number !== week.number && mostAlike(former, current) === week;
      return isSame ? [{ before: former.number, after: week.number }] : [];
    })
    .sort((a, b) => a.after - b.after);
}

/** The week with the most days of `week`; of several, the one of the same number. */
function mostAlike(week: Week, others: readonly Week[]): Week | undefined {
  const [best] = others
    .map((other) => ({ other, days: daysInCommon(week, other), hasNumber: other.number === week.number }))
    .filter(({ days }) => days >= MIN_DAYS_IN_COMMON)
    .sort((a, b) => (a.days === b.days ? Number(b.hasNumber) - Number(a.hasNumber) : b.days - a.days));
  return best?.other;
}

/** Of weeks with the same id, days whose words differ are few, but in common all the same: an id alone may be a role. */
function daysInCommon(week: Week, other: Week): number {
  const equal = countAlike(week, other, (day) => day);
  const isNamedAlike = week.id !== undefined && week.id === other.id;
  const sameWork = isNamedAlike ? countAlike(week, other, ({ day, type, duration }) => ({ day, type, duration })) : 0;
  return Math.max(equal, Math.min(sameWork, MIN_DAYS_IN_COMMON));
}

function countAlike(week: Week, other: Week, partOf: (day: DayEntry) => unknown): number {
  return week.days.filter((day) => other.days.some((candidate) => isDeepStrictEqual(partOf(day), partOf(candidate))))
    .length;
}
