/** A day of the calendar wherever the member is: `2027-04-18`. Counting goes through UTC, which has no clock changes. */
export type LocalDate = string;

/** A date that does not exist is the one that it runs over into: storage may hold 31 February. */
function utc(date: LocalDate): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day);
}

/** The member's own date at this moment. */
export function localDateOf(now: Date): LocalDate {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return [String(year).padStart(4, '0'), month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Moments that tell the date in UTC, for libraries and formats that want one. */
export const asUtc = (date: LocalDate): Date => new Date(utc(date));
