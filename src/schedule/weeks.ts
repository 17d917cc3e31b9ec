import { programme } from '../generated/programme.ts';
import { training } from '../generated/training.ts';
import { type Address, dayAddress, weekAddress } from '../memberRoutes.ts';
import { type CalendarDay, type CalendarWeek, undatedWeek } from './model/day.ts';
import type { DoneMarks } from './model/done.ts';
import { progressOf } from './model/progress.ts';
import type { Race } from './model/race.ts';
import { scheduleOf } from './model/schedule.ts';

/** Every week of the programme, in order, on no date. */
export const WEEKS: readonly CalendarWeek[] = programme.phases.flatMap(({ weeks }) => weeks.map(undatedWeek));

/** The weeks that lead to a race, on their dates; without a race all of them, on none. */
export function weeksTo(race: Race | undefined): readonly CalendarWeek[] {
  return race ? scheduleOf(race, WEEKS, training.lateStart).weeks : WEEKS;
}

/** How many sessions of those weeks are done. */
export function countDone({ race, done }: { race: Race | undefined; done: DoneMarks }): number {
  return progressOf(weeksTo(race), done)?.filter(Boolean).length ?? 0;
}

/** Where a week is in the app. */
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
