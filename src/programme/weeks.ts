import { programme } from '../generated/programme.ts';
import { type Address, dayAddress, weekAddress } from '../memberRoutes.ts';
import { type CalendarDay, type CalendarWeek, undatedWeek } from './model/day.ts';

/** Every week of the programme, in order, on no date. */
export const WEEKS: readonly CalendarWeek[] = programme.phases.flatMap(({ weeks }) => weeks.map(undatedWeek));

/** Where a week stands in the app. */
export function addressOfWeek(week: { number: number }): Address {
  return weekAddress(
    programme.phases.find(({ weeks }) => weeks.some(({ number }) => number === week.number)),
    week,
  );
}

/** The whole address of a session: the page that its day links to, or its week. */
export function sessionUrl(week: CalendarWeek, day: CalendarDay): string {
  const { pathname, search = '', hash } = dayAddress(day) ?? addressOfWeek(week);
  const path = `${pathname}${search}${hash ? `#${hash}` : ''}`;
  return new URL(`${import.meta.env.BASE_URL}${path.slice(1)}`, location.origin).href;
}
