import { formatDate } from '../calendar/dateText.ts';
import type { LocalDate } from '../calendar/localDate.ts';
import type { CalendarDay } from '../schedule/model/day.ts';

/** « la séance du mardi 2 mars »; without a date « la séance de mardi, semaine 6, ». */
export const sessionOfDay = ({ id, day, date }: CalendarDay, today: LocalDate): string =>
  `la séance ${date ? `du ${formatDate(date, today)}` : `de ${day}, semaine ${Number.parseInt(id, 10)},`}`;

/** What a day is once its session was noted or deleted. */
export const markedDayText = (day: CalendarDay, isDone: boolean, today: LocalDate): string =>
  `${sessionOfDay(day, today).replace(/^l/, 'L')} ${isDone ? 'est' : 'n’est plus'} cochée.`;
