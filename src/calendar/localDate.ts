import type { Day } from '../../schema/vocabulary.ts';

/** A day of the calendar wherever the member is: `2027-04-18`. Counting goes through UTC, which has no clock changes. */
export type LocalDate = string;

/** The days of a week, in order; typed so that none is missing. */
const NUMBERS: Record<Day, number> = {
  lundi: 0,
  mardi: 1,
  mercredi: 2,
  jeudi: 3,
  vendredi: 4,
  samedi: 5,
  dimanche: 6,
};
export const WEEKDAYS = Object.keys(NUMBERS) as readonly Day[];

const DAY_MS = 86_400_000;

function utc(date: LocalDate): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day);
}

/** The member's own date at this moment. */
export function localDateOf(now: Date): LocalDate {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return [String(year).padStart(4, '0'), month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** 00:00 UTC of the date, for libraries and formats that want a Date. */
export const asUtc = (date: LocalDate): Date => new Date(utc(date));

export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(utc(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** False for 30 February, which Date takes for 2 March, and for a text that is no date. */
export const isOnCalendar = (date: string): boolean => !Number.isNaN(utc(date)) && addDays(date, 0) === date;

/** For sorting, oldest first. */
export const compareDates = (one: LocalDate, other: LocalDate) => Number(one > other) - Number(one < other);

/** The same, of what happened on a day. */
export const oldestFirst = (one: { on: LocalDate }, other: { on: LocalDate }) => compareDates(one.on, other.on);

export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((utc(to) - utc(from)) / DAY_MS);
}

/** 0 on lundi, 6 on dimanche. */
export function weekdayNumber(date: LocalDate): number {
  return (asUtc(date).getUTCDay() + 6) % 7;
}

export function weekdayOf(date: LocalDate): Day {
  return WEEKDAYS[weekdayNumber(date)] as Day;
}

/** The lundi of the date's week. */
export function mondayOf(date: LocalDate): LocalDate {
  return addDays(date, -weekdayNumber(date));
}
