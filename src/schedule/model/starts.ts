import type { LateStart } from '../../../schema/race-date.ts';
import { addDays, type LocalDate, mondayOf } from '../../calendar/localDate.ts';
import { daysInForce, isMistake, type RaceDateEntries, validEntries } from './dateHistory.ts';
import type { CalendarWeek } from './day.ts';
import { type DoneMarks, markIn } from './done.ts';
import type { RaceDateEntry, Start } from './raceDateEntry.ts';
import { countedMonday, firstMondayBefore, positionOf, scheduleOf } from './schedule.ts';

/** What is known when a member gives a date. */
export interface RaceDateContext extends RaceDateEntries {
  /** The date that the race is to have. */
  date: LocalDate;
  today: LocalDate;
  done: DoneMarks;
  weeks: readonly CalendarWeek[];
  lateStart?: LateStart | undefined;
}

interface Starts {
  /** Of a member who follows the programme since its first week. */
  onTrack: Start;
  /** Of one who joins now, or has joined since. */
  joinedLate: Start;
  /** Which of them is likely. */
  isOnTrack: boolean;
}

/** The two places in the programme that a member who gives this date may have. */
export function startsOf(context: RaceDateContext): Starts {
  const { date, today, done, weeks } = context;
  const first = firstMondayBefore(date, weeks);
  const onTrack = { startedOn: first < today ? first : today };
  const current = currentStartOf(context);
  if (current) {
    const { start = onTrack, isOnTrack } = current;
    return isOnTrack
      ? { onTrack: start, joinedLate: { startedOn: today }, isOnTrack }
      : { onTrack, joinedLate: start, isOnTrack };
  }
  // Marks made before this programme's first week say nothing about the start.
  const marked = markedStart(done, weeks, { from: first, before: today });
  if (marked === undefined) return { onTrack, joinedLate: { startedOn: today }, isOnTrack: false };
  if (marked <= first) return { onTrack, joinedLate: { startedOn: today }, isOnTrack: true };
  return { onTrack, joinedLate: { startedOn: marked }, isOnTrack: false };
}

/** The entries by which the member's place in the programme is known: see {@link validEntries}. */
export function validEntriesIn(context: Omit<RaceDateContext, 'date' | 'done'>): readonly RaceDateEntry[] {
  const { today, weeks, lateStart } = context;
  return validEntries(context, { today, scheduleOf: (entry) => scheduleOf(entry, weeks, lateStart) });
}

/** The member's start once the programme is under way, if the race were on `date`; undefined before. */
function currentStartOf(context: RaceDateContext): { start?: Start; isOnTrack: boolean } | undefined {
  const { race, date, today, weeks, lateStart } = context;
  const valid = validEntriesIn(context).at(-1);
  // The same date again, or the one before a mistaken date, keeps its start.
  const same = race?.date === date ? race : valid;
  if (!same) return undefined;
  const schedule = scheduleOf(same, weeks, lateStart);
  const startedOn = schedule.weeks[0]?.days[0]?.date;
  if (startedOn === undefined || positionOf(schedule, today) === 'before') return undefined;
  const isOnTrack = same.begun ?? schedule.skipped.length === 0;
  if (same.date === date) return { start: { startedOn: same.startedOn, passed: same.passed }, isOnTrack };
  // A mistaken date, but the member said they were on track: their weeks count back from the new date.
  const isMistaken = same.setOn !== undefined && isMistake(daysInForce(same, schedule, today));
  if (isMistaken && same.begun) return { isOnTrack };
  // A mistaken date that was withdrawn says nothing more about the start.
  if (isMistaken && same.withdrawnOn !== undefined) return undefined;
  const present = countedMonday(today);
  const passed = schedule.weeks.filter(({ days: [monday] }) => monday && monday.date < present);
  return { start: { startedOn, passed: passed.map(({ number }) => number) }, isOnTrack };
}

/** When the first week was, by the marks of those days: one of week 6 tells that it was five weeks before. */
function markedStart(
  done: DoneMarks,
  weeks: readonly CalendarWeek[],
  { from, before }: { from: LocalDate; before: LocalDate },
): LocalDate | undefined {
  const starts = weeks.flatMap((week, index) =>
    week.days.flatMap((day) => {
      const on = markIn(done, day.id)?.on;
      return on !== undefined && on >= from && on < before ? [addDays(mondayOf(on), -7 * index)] : [];
    }),
  );
  return starts.toSorted()[0];
}
