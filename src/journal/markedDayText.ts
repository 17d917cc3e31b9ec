import { formatDate } from '../calendar/dateText.ts';
import type { LocalDate } from '../calendar/localDate.ts';
import { type CalendarDay, isRaceDay } from '../schedule/model/day.ts';

/** « la séance du mardi 2 mars »; without a date « la séance de mardi, semaine 6, »; « ta course ». */
export function sessionOfDay({ id, day, date, type }: CalendarDay, today: LocalDate): string {
  if (isRaceDay({ type })) return 'ta course';
  return `la séance ${date ? `du ${formatDate(date, today)}` : `de ${day}, semaine ${Number.parseInt(id, 10)},`}`;
}

/** What a day is once its session was noted or deleted. */
export const markedDayText = (day: CalendarDay, isDone: boolean, today: LocalDate): string =>
  `${sessionOfDay(day, today).replace(/^./, (first) => first.toUpperCase())} ${isDone ? 'est' : 'n’est plus'} cochée.`;
