import type { PublishedWorkout } from '../../../schema/programme.ts';
import type { Lighter } from '../../../schema/week.ts';
import { isSameDose } from '../../format/lighter.ts';
import { type CalendarDay, type CalendarWeek, isRaceDay } from './day.ts';

/** A day with its week. */
interface DayOfWeek {
  day: CalendarDay;
  week: Pick<CalendarWeek, 'lighter'>;
}

/** Whether a day has a lighter dose that is not its week's: after a stop, or after a move from a light week. */
export const hasOwnDose = ({ day: { lighter }, week }: DayOfWeek) =>
  lighter !== undefined && !isSameDose(lighter, week.lighter);

/** What a workout has less of that day. A race is as long as it is; intervals are written for their week. */
export const doseOn = (on: DayOfWeek, { intervals }: Pick<PublishedWorkout, 'intervals'>): Lighter | undefined =>
  isRaceDay(on.day) || (intervals && !hasOwnDose(on)) ? undefined : on.day.lighter;

/** What the lighter dose of a day is called; that of a run whose day is not known is its week's. */
export const lighterName = (on: DayOfWeek | undefined) => (on && hasOwnDose(on) ? 'Dose allégée' : 'Semaine allégée');
