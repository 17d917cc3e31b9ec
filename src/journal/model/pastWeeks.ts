import { addDays, compareDates, type LocalDate, mondayOf } from '../../calendar/localDate.ts';
import { type DoneMarks, markIn } from '../../schedule/model/done.ts';
import type { DatedWeek, Schedule } from '../../schedule/model/schedule.ts';
import type { LoggedSession } from './entry.ts';

/** A week that is over, or this one. */
export interface PastWeek {
  from: LocalDate;
  to: LocalDate;
  /** As the programme has it, where there is a race. */
  plan?: DatedWeek;
}

/** This week, each week of the programme until `today`, and every other one with a session; newest first. */
export function weeksUntil(
  schedule: Pick<Schedule, 'weeks'> | undefined,
  sessions: readonly Pick<LoggedSession, 'on'>[],
  today: LocalDate,
): PastWeek[] {
  const planned = (schedule?.weeks ?? []).flatMap((plan): PastWeek[] => {
    const [from, to] = [plan.days[0]?.date, plan.days.at(-1)?.date];
    return from === undefined || to === undefined || from > today ? [] : [{ from, to, plan }];
  });
  const weeks = [...planned];
  for (const { on } of [{ on: today }, ...sessions]) {
    const isKnown = weeks.some(({ from, to }) => on >= from && on <= to);
    if (!isKnown) weeks.push(withoutPlanned(mondayOf(on), on, planned));
  }
  return weeks.sort((one, other) => compareDates(other.from, one.from));
}

/**
 * This one; the one just before while only that has sessions or days that are done; where nothing is planned, the
 * newest that has any.
 */
export function weekToShare(
  weeks: readonly PastWeek[],
  sessions: readonly Pick<LoggedSession, 'on'>[],
  done: DoneMarks,
): PastWeek | undefined {
  const hasBegun = ({ from, to, plan }: PastWeek) =>
    sessions.some(({ on }) => on >= from && on <= to) || plan?.days.some(({ id }) => markIn(done, id));
  const [thisOne] = weeks;
  const begun = weeks.find(hasBegun);
  return begun && (!thisOne?.plan || addDays(begun.to, 1) === thisOne.from) ? begun : thisOne;
}

/** From lundi to dimanche, without the days of the week of a race that is on another day. */
function withoutPlanned(monday: LocalDate, on: LocalDate, planned: readonly PastWeek[]): PastWeek {
  const sunday = addDays(monday, 6);
  const before = planned.filter(({ to }) => to < on && to >= monday).map(({ to }) => addDays(to, 1));
  const after = planned.filter(({ from }) => from > on && from <= sunday).map(({ from }) => addDays(from, -1));
  return { from: [monday, ...before].sort().at(-1) ?? monday, to: [sunday, ...after].sort()[0] ?? sunday };
}
