import type { LateStart } from '../../../schema/race-date.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { addDays, daysBetween, type LocalDate, mondayOf, weekdayNumber, weekdayOf } from '../../calendar/localDate.ts';
import { type CalendarDay, type CalendarWeek, isPlanned, isRaceDay } from './day.ts';
import type { Race } from './race.ts';

export interface DatedDay extends CalendarDay {
  date: LocalDate;
}

export interface DatedWeek extends CalendarWeek {
  monday: LocalDate;
  /** Seven; in the week of the race, 4 to 10: they end with it. */
  days: DatedDay[];
  /** After a stop: the number of the week whose sessions it has, in place of its own. */
  repeats?: number;
}

/** The programme on the calendar of one race. */
export interface Schedule {
  raceDate: LocalDate;
  /** The weeks that fit before the race, in order, without a gap. */
  weeks: readonly DatedWeek[];
  /** Numbers of the weeks that the coaches leave out for a late start. */
  skipped: readonly number[];
  /** What the coaches say to those who leave them out. */
  advice: RichText | undefined;
}

/**
 * Weeks go from lundi to dimanche. The last one ends on the dimanche nearest to the race; the ones before it are as many
 * as fit after `startedOn`, whose own week counts until mercredi. With fewer than all, `lateStart` says
 * which; without it, the last.
 */
export function scheduleOf(race: Race, weeks: readonly CalendarWeek[], lateStart?: LateStart): Schedule {
  const lastMonday = lastMondayOf(race.date);
  const fit = Math.max(1, daysBetween(countedMonday(race.startedOn), lastMonday) / 7 + 1);
  const { keep, advice } =
    fit < weeks.length ? keptWeeks(fit, weeks, race.passed ?? [], lateStart) : { keep: weeks, advice: undefined };
  return {
    raceDate: race.date,
    weeks: keep.map((week, index) => {
      const monday = addDays(lastMonday, 7 * (index + 1 - keep.length));
      return index === keep.length - 1 ? raceWeek(week, monday, race.date) : dated(week, monday);
    }),
    skipped: weeks.filter((week) => !keep.includes(week)).map(({ number }) => number),
    advice,
  };
}

/** The lundi of the first week that someone can still do who starts on `date`: from jeudi on, the next one. */
export function countedMonday(date: LocalDate): LocalDate {
  return addDays(mondayOf(date), weekdayNumber(date) < 3 ? 0 : 7);
}

/** The lundi that the whole programme before a race starts on. */
export function firstMondayBefore(raceDate: LocalDate, weeks: readonly unknown[]): LocalDate {
  return addDays(lastMondayOf(raceDate), 7 * (1 - weeks.length));
}

function lastMondayOf(raceDate: LocalDate): LocalDate {
  return mondayOf(addDays(raceDate, weekdayNumber(raceDate) < 3 ? -7 : 0));
}

/**
 * Chooses `fit` weeks: the passed ones, then the first of the coaches' late starts that keeps exactly as many of the
 * weeks ahead as still fit; without one, the last weeks.
 */
function keptWeeks(
  fit: number,
  weeks: readonly CalendarWeek[],
  passed: readonly number[],
  lateStart: LateStart | undefined,
) {
  // The week of the race is never behind anyone.
  const behind = weeks.slice(0, -1).filter(({ number }) => passed.includes(number));
  const ahead = weeks.slice(behind.length === 0 ? 0 : weeks.indexOf(behind.at(-1) as CalendarWeek) + 1);
  const stay = behind.slice(0, fit - 1);
  const choices = (lateStart?.starts ?? []).map(({ keep, advice }) => ({
    keep: ahead.filter(({ number }) => keep.includes(number)),
    advice,
  }));
  const left = fit - stay.length;
  const { keep, advice } = choices.find((choice) => left < ahead.length && choice.keep.length === left) ?? {
    keep: ahead.slice(-left),
    advice: undefined,
  };
  return { keep: [...stay, ...keep], advice };
}

function dated(week: CalendarWeek, monday: LocalDate): DatedWeek {
  const days = week.days.map((day, index) => ({ ...day, date: addDays(monday, index) }));
  return { ...week, monday, days };
}

/**
 * The week of the race, which ends with it: a race on an earlier day than the coaches wrote drops the first days, a
 * later one has days of rest before them.
 */
function raceWeek(week: CalendarWeek, monday: LocalDate, raceDate: LocalDate): DatedWeek {
  const length = daysBetween(monday, raceDate) + 1;
  const raceIndex = week.days.findIndex(isRaceDay);
  const upToRace = raceIndex < 0 ? week.days : week.days.slice(0, raceIndex + 1);
  const days = Array.from({ length }, (_, index): DatedDay => {
    const date = addDays(monday, index);
    const day = weekdayOf(date);
    const written = upToRace[upToRace.length - length + index];
    if (written) return { ...written, day, date };
    return { day, activity: 'Repos', type: 'repos', id: `${week.number}-${day}-2`, date };
  });
  return { ...week, monday, days };
}

/** Where a date falls: on a day of the programme, before its first or after the race. */
export type DayPosition = 'before' | 'after' | { week: DatedWeek; day: DatedDay };

export function positionOf({ weeks, raceDate }: Schedule, date: LocalDate): DayPosition {
  if (date > raceDate) return 'after';
  const found = weeks.flatMap((week) => week.days.filter((day) => day.date === date).map((day) => ({ week, day })));
  return found[0] ?? 'before';
}

/** What is planned from `date` on, that day included; the race comes last. */
export function sessionsFrom({ weeks }: Schedule, date: LocalDate): { week: DatedWeek; day: DatedDay }[] {
  return weeks.flatMap((week) =>
    week.days.filter((day) => isPlanned(day) && day.date >= date).map((day) => ({ week, day })),
  );
}
