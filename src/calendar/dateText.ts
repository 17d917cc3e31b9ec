import { asUtc, type LocalDate } from './localDate.ts';

const NO_BREAK = '\u00a0';
const month = new Intl.DateTimeFormat('fr', { month: 'long', timeZone: 'UTC' });

/** « 12 janvier », « 1er avril ». */
export function formatDay(date: LocalDate): string {
  const day = asUtc(date).getUTCDate();
  return `${day === 1 ? '1er' : day}${NO_BREAK}${month.format(asUtc(date))}`;
}
