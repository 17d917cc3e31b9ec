import { NO_BREAK } from '../format/noBreak.ts';
import { asUtc, type LocalDate, weekdayOf } from './localDate.ts';

// Not Intl.DateTimeFormat, whose first use costs a phone some 100 ms.
const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;
const monthOf = (date: LocalDate) => MONTHS[asUtc(date).getUTCMonth()];

/** « 12 janvier », « 1er avril »; with its year where `today` has another. */
export function formatDay(date: LocalDate, today?: LocalDate): string {
  const day = asUtc(date).getUTCDate();
  const year = date.slice(0, 4);
  const yearShown = today !== undefined && today.slice(0, 4) !== year ? `${NO_BREAK}${year}` : '';
  return `${day === 1 ? '1er' : day}${NO_BREAK}${monthOf(date)}${yearShown}`;
}

/** « lundi 12 janvier »; with its year where `today` has another. */
export function formatDate(date: LocalDate, today?: LocalDate): string {
  return `${weekdayOf(date)} ${formatDay(date, today)}`;
}

/** « 12–18 janvier », « 29 mars – 4 avril »; of one day « 7 février ». */
export function formatSpan(from: LocalDate, to: LocalDate): string {
  if (from === to) return formatDay(from);
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  if (!sameMonth) return `${formatDay(from)} – ${formatDay(to)}`;
  const first = formatDay(from).split(NO_BREAK)[0];
  return `${first}–${formatDay(to)}`;
}

/** « demain », « dans 23 jours »; for what is to come. */
export function formatDaysAhead(days: number): string {
  return days === 1 ? 'demain' : `dans ${days}${NO_BREAK}jours`;
}

/** « janvier »; with its year where `today` has another. */
export function formatMonth(date: LocalDate, today: LocalDate): string {
  const year = date.slice(0, 4);
  const name = `${monthOf(date)}`;
  return today.startsWith(year) ? name : `${name}${NO_BREAK}${year}`;
}

/** « lun. » */
export const formatWeekday = (date: LocalDate) => `${weekdayOf(date).slice(0, 3)}.`;

/** « 12/01/27 », for the head of a column. */
export const formatShortDate = (date: LocalDate) => `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(2, 4)}`;
