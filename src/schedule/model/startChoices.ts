import type { LateStart } from '../../../schema/race-date.ts';
import { addDays, daysBetween, type LocalDate, mondayOf } from '../../calendar/localDate.ts';
import type { CalendarWeek } from './day.ts';
import { type DoneMarks, markIn } from './done.ts';
import type { Race, Start } from './race.ts';
import { countedMonday, firstMondayBefore, positionOf, type Schedule, scheduleOf } from './schedule.ts';

/** What is known when a member gives a date. */
export interface RaceDateContext {
  /** Of the preparation under way, also when its date was withdrawn. */
  race: Race | undefined;
  /** The date that the race is to have. */
  date: LocalDate;
  today: LocalDate;
  done: DoneMarks;
  weeks: readonly CalendarWeek[];
  lateStart?: LateStart | undefined;
}

/** A place in the programme that the member may have today. */
export interface StartChoice {
  start: Start;
  schedule: Schedule;
  /** The number of today's week; null for a member who begins now. */
  week: number | null;
}

/** The places that differ in the weeks that are left: to begin now, then each week that the member may be in. */
export function startChoices(context: RaceDateContext): { choices: StartChoice[]; likely: StartChoice } {
  const { date, today, weeks, lateStart } = context;
  const choiceOf = (start: Start): StartChoice => {
    const schedule = scheduleOf({ date, ...start }, weeks, lateStart);
    const position = positionOf(schedule, today);
    return { start, schedule, week: typeof position === 'object' ? position.week.number : null };
  };
  const likely = choiceOf(likelyStart(context));
  const joining = choiceOf({ startedOn: today, passed: undefined });
  const isJoining = ({ schedule }: StartChoice) => String(schedule.skipped) === String(joining.schedule.skipped);
  const now = { ...(isJoining(likely) ? likely : joining), week: null };
  const byWeek = new Map([...startsUnderWay(context).map(choiceOf), likely].map((choice) => [choice.week, choice]));
  const underWay = [...byWeek.values()].filter((choice) => choice.week !== null && !isJoining(choice));
  return {
    choices: [now, ...underWay.toSorted((one, other) => Number(one.week) - Number(other.week))],
    likely: underWay.includes(likely) ? likely : now,
  };
}

/** Of members who did so many weeks, from none to all that the time before the race allows. */
function startsUnderWay({ date, today, weeks }: RaceDateContext): Start[] {
  const first = firstMondayBefore(date, weeks);
  const most = Math.min(weeks.length - 1, daysBetween(first, mondayOf(today)) / 7);
  return Array.from({ length: Math.max(0, most + 1) }, (_, count) => ({
    startedOn: addDays(first, 7 * (most - count)),
    passed: weeks.slice(0, count).map(({ number }) => number),
  }));
}

/** Where the race until now, or else the marks, say that the member is. A date that is corrected keeps the start. */
function likelyStart({ race, date, today, done, weeks, lateStart }: RaceDateContext): Start {
  if (race?.date === date) return { startedOn: race.startedOn, passed: race.passed };
  const firstMonday = firstMondayBefore(date, weeks);
  const current = race ? scheduleOf(race, weeks, lateStart).weeks : [];
  const [{ monday } = { monday: today }] = current;
  const began = race?.passed ? race.startedOn : race && later(race.startedOn, monday);
  if (began === undefined || began > today) {
    return { startedOn: firstMarkedMonday(done, weeks, firstMonday) ?? later(today, firstMonday), passed: undefined };
  }
  const passed = current.filter((week) => week.monday < countedMonday(today)).map(({ number }) => number);
  const hasTimeForAll = began <= firstMonday;
  return hasTimeForAll || passed.length === 0 ? { startedOn: began, passed: [] } : { startedOn: monday, passed };
}

const later = (one: LocalDate, other: LocalDate) => (one > other ? one : other);

/** The lundi of the first week, by the days that are marked: one of week 6 says that it was five weeks before. */
function firstMarkedMonday(done: DoneMarks, weeks: readonly CalendarWeek[], from: LocalDate): LocalDate | undefined {
  const mondays = weeks.flatMap((week, index) =>
    week.days.flatMap(({ id }) => {
      const on = markIn(done, id)?.on;
      // Marks of before the programme say nothing of this one.
      return on !== undefined && on >= from ? [addDays(mondayOf(on), -7 * index)] : [];
    }),
  );
  return mondays.toSorted()[0];
}
