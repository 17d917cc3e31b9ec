import type { PublishedWeek } from '../../schema/programme.ts';
import type { LateStart } from '../../schema/race-date.ts';
import { addDays, type LocalDate, mondayOf } from '../calendar/localDate.ts';
import { dayIdOf } from './day.ts';
import { type DoneMarks, markIn } from './done.ts';
import type { Race, Start } from './race.ts';
import { countedMonday, firstMondayBefore, momentOf, scheduleOf } from './schedule.ts';

interface Situation {
  /** The race that the device knows. */
  race: Race | undefined;
  /** The date that it is to have. */
  date: LocalDate;
  today: LocalDate;
  done: DoneMarks;
  weeks: readonly PublishedWeek[];
  lateStart?: LateStart | undefined;
}

interface Starts {
  /** Of a member who follows the programme since its first week. */
  begun: Start;
  /** Of one who does not: from today, or since when they are known to. */
  fresh: Start;
  /** Which of them is likely. */
  isBegun: boolean;
}

/** The two places in the programme that a member who gives this date may have. */
export function startsOf(situation: Situation): Starts {
  const { race, date, today, done, weeks } = situation;
  const first = firstMondayBefore(date, weeks);
  const begun = { startedOn: first < today ? first : today };
  const ahead = race && race.date >= today ? race : undefined;
  const standing = ahead && standingIn(ahead, situation);
  if (standing?.isBegun) return { begun: standing.start, fresh: { startedOn: today }, isBegun: true };
  if (standing) return { begun, fresh: standing.start, isBegun: false };
  // Marks of the last race, and of a programme long left, tell nothing.
  const from = race && !ahead && race.date >= first ? addDays(race.date, 1) : first;
  const marked = markedStart(done, weeks, { from, before: today });
  if (marked === undefined) return { begun, fresh: { startedOn: today }, isBegun: false };
  if (marked <= first) return { begun, fresh: { startedOn: today }, isBegun: true };
  return { begun, fresh: { startedOn: marked }, isBegun: false };
}

/** Where a member stands whose programme is under way, were the race on `date`; undefined before it starts. */
function standingIn(race: Race, { date, today, weeks, lateStart }: Situation) {
  const schedule = scheduleOf(race, weeks, lateStart);
  const startedOn = schedule.weeks[0]?.days[0]?.date;
  if (startedOn === undefined || momentOf(schedule, today) === 'before') return undefined;
  const present = countedMonday(today);
  const passed = schedule.weeks.filter(({ days: [monday] }) => monday && monday.date < present);
  const moved = { startedOn, passed: passed.map(({ number }) => number) };
  // The date that it has already changes nothing.
  const start: Start = race.date === date ? { startedOn: race.startedOn, passed: race.passed } : moved;
  return { start, isBegun: race.begun ?? schedule.skipped.length === 0 };
}

/** When the first week was, by the marks of those days: one of week 6 tells that it was five weeks before. */
function markedStart(
  done: DoneMarks,
  weeks: readonly PublishedWeek[],
  { from, before }: { from: LocalDate; before: LocalDate },
): LocalDate | undefined {
  const starts = weeks.flatMap((week, index) =>
    week.days.flatMap((day) => {
      const on = markIn(done, dayIdOf(week, day))?.on;
      return on !== undefined && on >= from && on < before ? [addDays(mondayOf(on), -7 * index)] : [];
    }),
  );
  return starts.toSorted()[0];
}
