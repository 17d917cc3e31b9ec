import type { LateStart } from '../../../schema/race-date.ts';
import { addDays, type LocalDate, mondayOf } from '../../calendar/localDate.ts';
import { followedDates, followedDays, isFollowed, type RaceDates } from './dateHistory.ts';
import type { CalendarWeek } from './day.ts';
import { type DoneMarks, markIn } from './done.ts';
import type { Race, Start } from './race.ts';
import { countedMonday, firstMondayBefore, positionOf, scheduleOf } from './schedule.ts';

interface Situation extends RaceDates {
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
  joiningNow: Start;
  /** Which of them is likely. */
  isOnTrack: boolean;
}

/** The two places in the programme that a member who gives this date may have. */
export function startsOf(situation: Situation): Starts {
  const { date, today, done, weeks } = situation;
  const first = firstMondayBefore(date, weeks);
  const onTrack = { startedOn: first < today ? first : today };
  const standing = standingOf(situation);
  if (standing) {
    const { start = onTrack, isOnTrack } = standing;
    return isOnTrack
      ? { onTrack: start, joiningNow: { startedOn: today }, isOnTrack }
      : { onTrack, joiningNow: start, isOnTrack };
  }
  // Marks of a programme long left tell nothing.
  const marked = markedStart(done, weeks, { from: first, before: today });
  if (marked === undefined) return { onTrack, joiningNow: { startedOn: today }, isOnTrack: false };
  if (marked <= first) return { onTrack, joiningNow: { startedOn: today }, isOnTrack: true };
  return { onTrack, joiningNow: { startedOn: marked }, isOnTrack: false };
}

/** The dates that tell where the member is; see `followedDates`. */
export function followedIn(situation: Omit<Situation, 'date' | 'done'>): readonly Race[] {
  const { today, weeks, lateStart } = situation;
  return followedDates(situation, { today, scheduleOf: (race) => scheduleOf(race, weeks, lateStart) });
}

/** Where a member stands whose programme is under way, were the race on `date`; undefined before it starts. */
function standingOf(situation: Situation): { start?: Start; isOnTrack: boolean } | undefined {
  const { race, date, today, weeks, lateStart } = situation;
  const followed = followedIn(situation).at(-1);
  // A date that it has, or had before a slip, is the one that it was.
  const same = race?.date === date ? race : followed;
  if (!same) return undefined;
  const schedule = scheduleOf(same, weeks, lateStart);
  const startedOn = schedule.weeks[0]?.days[0]?.date;
  if (startedOn === undefined || positionOf(schedule, today) === 'before') return undefined;
  const isOnTrack = same.begun ?? schedule.skipped.length === 0;
  if (same.date === date) return { start: { startedOn: same.startedOn, passed: same.passed }, isOnTrack };
  // Whoever has begun by a date that was a slip is where the right one puts them.
  const isSlip = same.setOn !== undefined && !isFollowed(followedDays(same, schedule, today));
  if (isSlip && same.begun) return { isOnTrack };
  // One that was withdrawn at once tells nothing else.
  if (isSlip && same.withdrawnOn !== undefined) return undefined;
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
