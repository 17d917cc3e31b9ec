import { isSameDose } from '../../format/lighter.ts';
import type { CalendarDay, CalendarWeek } from './day.ts';

/** Whether a day has a lighter dose that is not its week's: after a stop, or after a move from a light week. */
export const hasOwnDose = ({ lighter }: Pick<CalendarDay, 'lighter'>, week: Pick<CalendarWeek, 'lighter'>) =>
  lighter !== undefined && !isSameDose(lighter, week.lighter);

/** What the lighter dose of a day is called; that of a run whose day is not known is its week's. */
export const lighterName = (linking: { day: CalendarDay; week: CalendarWeek } | undefined) =>
  linking && hasOwnDose(linking.day, linking.week) ? 'Dose allégée' : 'Semaine allégée';
