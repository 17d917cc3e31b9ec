import { daysBetween, type LocalDate } from '../../calendar/localDate.ts';

/** The parts of the guide that an address leads to, by the id of their heading. */
export type GuidePart =
  | 'equipment'
  | 'nutrition'
  | 'timetable'
  | 'strategy'
  | 'readiness'
  | 'goals'
  | 'plan'
  | 'mistakes'
  | 'after';

type GuideMoment = 'before' | 'lastDays' | 'raceDay' | 'after';

/** From when on bag, meals and hours matter more than the plan. */
const LAST_DAYS = 7;

/** `isRaceDone`: the race is marked as done. */
export function guideMoment(raceDate: LocalDate | undefined, today: LocalDate, isRaceDone = false): GuideMoment {
  const left = raceDate === undefined ? Number.POSITIVE_INFINITY : daysBetween(today, raceDate);
  if (left > LAST_DAYS) return 'before';
  if (left > 0) return 'lastDays';
  return left === 0 && !isRaceDone ? 'raceDay' : 'after';
}

interface GuideLayout {
  /** `record` is how the race itself is timed. */
  order: readonly (Exclude<GuidePart, 'readiness' | 'goals'> | 'record')[];
  /** What starts unfolded; finish times only until the member aims at one. */
  open: readonly GuidePart[];
}

/**
 * What is needed at each moment first, and unfolded. The finish times to aim at stand before the plan and, as long as there
 * is time to train, what members measure between the two.
 */
export const GUIDE: Readonly<Record<GuideMoment, GuideLayout>> = {
  before: {
    order: ['plan', 'record', 'strategy', 'equipment', 'nutrition', 'timetable', 'mistakes', 'after'],
    open: ['goals', 'plan'],
  },
  lastDays: {
    order: ['equipment', 'timetable', 'nutrition', 'plan', 'record', 'strategy', 'mistakes', 'after'],
    open: ['equipment', 'timetable'],
  },
  raceDay: {
    order: ['timetable', 'record', 'plan', 'equipment', 'nutrition', 'strategy', 'mistakes', 'after'],
    open: ['timetable'],
  },
  after: {
    order: ['after', 'record', 'plan', 'strategy', 'equipment', 'nutrition', 'timetable', 'mistakes'],
    open: ['after'],
  },
};
