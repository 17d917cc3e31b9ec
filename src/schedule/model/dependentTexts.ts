import type { RichText } from '../../../schema/rich-text.ts';
import type { Day } from '../../../schema/vocabulary.ts';
import { daysBetween, type LocalDate, WEEKDAYS } from '../../calendar/localDate.ts';
import type { CalendarDay, DayId } from './day.ts';
import { type DoneMarks, firstMarkOf, markIn } from './done.ts';

/** What the texts of a day may depend on. */
export interface DayContext {
  /** The days of its week, as they fall on the calendar. */
  days: readonly PlannedDay[];
  done: DoneMarks;
  today: LocalDate;
  /** Numbers of the weeks that the member does; undefined without a race. */
  weeks: readonly number[] | undefined;
}

type PlannedDay = Pick<CalendarDay, 'id' | 'date' | 'leftOut'>;

/** The sentences of a day about other sessions, as far as they hold for this member. */
export function dependentTexts(day: PlannedDay & Pick<CalendarDay, 'dependent'>, context: DayContext): RichText[] {
  return (day.dependent ?? []).flatMap(({ on, week, text }) => {
    const holds = on === undefined ? hasWeek(week, context) : follows(day, on, context);
    return holds ? [text] : [];
  });
}

const hasWeek = (week: number | undefined, { weeks }: DayContext) =>
  week === undefined || weeks === undefined || weeks.includes(week);

/** Whether the session of a weekday is done, or still to be done, as many days apart as it is written; on no date it is. */
function follows(day: PlannedDay, on: Day, { days, done, today }: DayContext): boolean {
  if (day.date === undefined) return true;
  const [number, weekday = on] = day.id.split('-') as [string, Day?];
  const other = days.find(({ id }) => id === `${number}-${on}`);
  if (other?.date === undefined || day.leftOut || other.leftOut) return false;
  const written = WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(on);
  return (
    daysBetween(other.date, day.date) === written && (other.date >= today || isKnownDone(other.id, other.date, done))
  );
}

/** Of who marked nothing before that day it is not known. */
function isKnownDone(id: DayId, date: LocalDate, done: DoneMarks): boolean {
  const firstMark = firstMarkOf(done);
  return markIn(done, id) !== undefined || firstMark === undefined || date <= firstMark;
}
