import type { PublishedDay, PublishedWeek } from '../../schema/programme.ts';
import type { LateStart } from '../../schema/race-date.ts';
import { addDays, daysBetween, type LocalDate, mondayOf, weekdayNumber, weekdayOf } from '../calendar/localDate.ts';
import { type DayId, dayIdOf, isSession } from './day.ts';

/** A day on its date; its `day` is the real weekday, its `id` the programme's. */
export interface DatedDay extends PublishedDay {
  id: DayId;
  date: LocalDate;
}

export interface DatedWeek extends PublishedWeek {
  /** Seven; in the week of the race, 4 to 10: they end with it. */
  days: DatedDay[];
}

/** The programme on the calendar of one race. */
export interface Schedule {
  raceDate: LocalDate;
  /** The weeks that fit before the race, in order, without a gap. */
  weeks: readonly DatedWeek[];
  /** Numbers of the weeks that the coaches leave out for a late start. */
  skipped: readonly number[];
}

/**
 * Weeks go from lundi to dimanche. The last one ends on the dimanche nearest to the race; the ones before it are as many
 * as fit after `startedOn`, whose own week counts until mercredi. With fewer than all, `lateStart` says
 * which; without it, the last.
 */
export function scheduleOf(
  race: { date: LocalDate; startedOn: LocalDate },
  weeks: readonly PublishedWeek[],
  lateStart?: LateStart,
): Schedule {
  const lastMonday = mondayOf(addDays(race.date, weekdayNumber(race.date) < 3 ? -7 : 0));
  const firstMonday = addDays(mondayOf(race.startedOn), weekdayNumber(race.startedOn) < 3 ? 0 : 7);
  const remaining = Math.max(1, daysBetween(firstMonday, lastMonday) / 7 + 1);
  const keep = remaining < weeks.length ? keptWeeks(remaining, weeks, lateStart) : weeks;
  return {
    raceDate: race.date,
    weeks: keep.map((week, index) => {
      const monday = addDays(lastMonday, 7 * (index + 1 - keep.length));
      return index === keep.length - 1 ? raceWeek(week, monday, race.date) : dated(week, monday);
    }),
    skipped: weeks.filter((week) => !keep.includes(week)).map(({ number }) => number),
  };
}

function keptWeeks(remaining: number, weeks: readonly PublishedWeek[], lateStart: LateStart | undefined) {
  const numbers = lateStart?.starts.find((start) => start.remaining === remaining)?.keep;
  return numbers ? weeks.filter(({ number }) => numbers.includes(number)) : weeks.slice(-remaining);
}

function dated(week: PublishedWeek, monday: LocalDate): DatedWeek {
  const days = week.days.map((day, index) => ({ ...day, id: dayIdOf(week, day), date: addDays(monday, index) }));
  return { ...week, days };
}

/**
 * Its days count back from the race: what is written for the eve is done on the eve. Before dimanche its first days go;
 * later, days of rest come before them.
 */
function raceWeek(week: PublishedWeek, monday: LocalDate, raceDate: LocalDate): DatedWeek {
  const length = daysBetween(monday, raceDate) + 1;
  const days = Array.from({ length }, (_, index): DatedDay => {
    const date = addDays(monday, index);
    const day = weekdayOf(date);
    const written = week.days[week.days.length - length + index];
    if (written) return { ...written, day, id: dayIdOf(week, written), date };
    return { day, activity: 'Repos', type: 'repos', id: `${week.number}-${day}-2`, date };
  });
  return { ...week, days };
}

/** Where a date falls: on a day of the programme, before its first or after the race. */
export type Moment = 'before' | 'after' | { week: DatedWeek; day: DatedDay };

export function momentOf({ weeks, raceDate }: Schedule, date: LocalDate): Moment {
  if (date > raceDate) return 'after';
  const found = weeks.flatMap((week) => week.days.filter((day) => day.date === date).map((day) => ({ week, day })));
  return found[0] ?? 'before';
}

/** What is left to do from `date` on, that day included; the race comes last. */
export function sessionsFrom({ weeks }: Schedule, date: LocalDate): { week: DatedWeek; day: DatedDay }[] {
  return weeks.flatMap((week) =>
    week.days.filter((day) => isSession(day) && day.date >= date).map((day) => ({ week, day })),
  );
}
