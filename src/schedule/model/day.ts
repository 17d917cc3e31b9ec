import type { PublishedDay, PublishedWeek } from '../../../schema/programme.ts';
import type { Day } from '../../../schema/vocabulary.ts';
import type { Lighter } from '../../../schema/week.ts';
import type { LocalDate } from '../../calendar/localDate.ts';
import type { AbsenceKind } from './changes.ts';

/**
 * A day of the programme, in addresses and in what a device keeps: `3-lundi`. No edit of its text changes it, nor a
 * race on another day than dimanche. `12-lundi-2` is a day that such a race adds to its week.
 */
export type DayId = `${number}-${Day}${'' | '-2'}`;

/** A day as members see it: its `day` is the real weekday, its `date` known once there is a race. */
export interface CalendarDay extends PublishedDay {
  id: DayId;
  date?: LocalDate;
  /** What its workouts have less of: that of its week, or of the return after a stop. */
  lighter?: Lighter;
  /** Its date in the programme, where the member moved it. */
  movedFrom?: LocalDate;
  /** The session that stood here, and went elsewhere. */
  leftBy?: { activity: string; to: LocalDate };
  /** Why its session is no longer planned. */
  leftOut?: LeftOut;
  /** On a journey: its workout is one without equipment. */
  isOnJourney?: true;
  /** After a stop: the day whose session it has, in place of its own. */
  repeatOf?: DayId;
  /** It is one of those that a short week keeps. */
  isShort?: true;
}

export type LeftOut = 'let-go' | 'short-week' | Exclude<AbsenceKind, 'travel'>;

export interface CalendarWeek extends PublishedWeek {
  days: CalendarDay[];
}

/** A week as the coaches wrote it, on no date. */
export function undatedWeek(week: PublishedWeek): CalendarWeek {
  const { number, lighter, days } = week;
  return { ...week, days: days.map((day) => ({ ...day, id: `${number}-${day.day}`, ...(lighter && { lighter }) })) };
}

/** Whether there is something to do that day. */
export function isSession({ type }: Pick<PublishedDay, 'type'>): boolean {
  return type !== undefined && type !== 'repos';
}

/** Whether it is still to be done as far as the member's changes say: done or not. */
export const isPlanned = (day: Pick<CalendarDay, 'type' | 'leftOut'>): boolean => isSession(day) && !day.leftOut;

export const isAway = ({ leftOut }: Pick<CalendarDay, 'leftOut'>): boolean =>
  leftOut !== undefined && leftOut !== 'let-go' && leftOut !== 'short-week';

export const isRaceDay = ({ type }: Pick<PublishedDay, 'type'>): boolean => type === 'compétition';

/** Whether it is running without a page of workouts: it is noted from its day. */
export const isRunningDay = ({ type, link }: Pick<PublishedDay, 'type' | 'link'>): boolean =>
  link === undefined && (type === 'footing' || type === 'fractionné' || type === 'sortie longue');
