import { addDays, type LocalDate, mondayOf } from '../../calendar/localDate.ts';
import { isAway, isSession } from '../../schedule/model/day.ts';
import { type DoneMarks, firstMarkOf, markIn } from '../../schedule/model/done.ts';
import type { DatedWeek, Schedule } from '../../schedule/model/schedule.ts';
import type { LoggedSession } from './entry.ts';
import { isLoggedForMarkedDay, weekProgress } from './loggedDay.ts';
import { weeksUntil } from './pastWeeks.ts';
import { isStationTest } from './stationTest.ts';

export interface JournalWeek {
  from: LocalDate;
  to: LocalDate;
  /** Of the programme; undefined for a week without a plan. */
  number?: number;
  planned: number;
  /** Of the planned sessions. */
  done: number;
  /** Of those that are done: on another day than the programme's. */
  moved: number;
  /** Of the planned sessions, until today: not done, or let go. */
  missed: number;
  /** Of the planned sessions: those of an absence. */
  away: number;
  /** Sessions that the plan doesn't have. */
  others: number;
}

/** Outside the programme: so many weeks up to this one. */
const WEEKS_BACK = 12;

/**
 * Weeks with what was done in them: those of the programme while it runs; before and after it, the last ones from the first
 * with something in it. `sessions` newest first.
 */
export function journalWeeks(
  schedule: Pick<Schedule, 'weeks'> | undefined,
  done: DoneMarks,
  sessions: readonly LoggedSession[],
  today: LocalDate,
): JournalWeek[] {
  const isNow = ({ days }: DatedWeek) => days.some(({ date }) => date === today);
  if (schedule?.weeks.some(isNow))
    return schedule.weeks.map((week) => plannedWeek(week, schedule, done, sessions, today));
  const monday = mondayOf(today);
  const mondays = Array.from({ length: WEEKS_BACK }, (_, back) => ({ on: addDays(monday, -7 * back) }));
  const first = mondays.at(-1)?.on ?? today;
  // The days between a race and the next lundi are a week of their own when something was done in them.
  const days = [...mondays, ...sessionsBetween(first, today, sessions)];
  const lastWeeks = weeksUntil(schedule, days, today).slice(0, WEEKS_BACK).reverse();
  const weeks = lastWeeks.map(({ from, to, plan }) => {
    if (schedule && plan) return plannedWeek(plan, schedule, done, sessions, today);
    return { from, to, ...NOTHING_PLANNED, others: sessionsBetween(from, to, sessions).length };
  });
  const firstUsed = weeks.findIndex(({ planned, others }) => planned + others > 0);
  return firstUsed < 0 ? weeks.slice(-1) : weeks.slice(firstUsed);
}

const NOTHING_PLANNED = { planned: 0, done: 0, moved: 0, missed: 0, away: 0 };

/** A station that was timed alone is a part of one. */
const sessionsBetween = (from: LocalDate, to: LocalDate, sessions: readonly LoggedSession[]) =>
  sessions.filter((session) => session.on >= from && session.on <= to && !isStationTest(session));

function plannedWeek(
  { number, days }: DatedWeek,
  { weeks }: Pick<Schedule, 'weeks'>,
  done: DoneMarks,
  sessions: readonly LoggedSession[],
  today: LocalDate,
): JournalWeek {
  const [from, to] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  const { planned, left, matched } = weekProgress(days, done, sessions);
  const isOfPlan = (session: LoggedSession) =>
    weeks.some((week) =>
      week.days.some((day) => isSession(day) && isLoggedForMarkedDay(session, day, markIn(done, day.id)?.on)),
    );
  // Who marked nothing until then, may have done it.
  const firstMark = firstMarkOf(done) ?? today;
  const besides = sessionsBetween(from, to, sessions).filter((session) => !isOfPlan(session));
  return {
    from,
    to,
    number,
    planned: planned.length,
    done: planned.length - left.length,
    moved: planned.filter((day) => day.movedFrom && !left.includes(day)).length,
    missed: left.filter((day) => !isAway(day) && (day.leftOut || (day.date < today && day.date > firstMark))).length,
    away: left.filter(isAway).length,
    others: besides.length - matched.size,
  };
}
