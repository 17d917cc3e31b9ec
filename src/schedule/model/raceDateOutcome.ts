import { daysInForce, isMistake, latestEntry } from './dateHistory.ts';
import { type DoneMarks, marksSince } from './done.ts';
import type { RaceDateEntry } from './raceDateEntry.ts';
import { type Schedule, scheduleOf } from './schedule.ts';
import { type RaceDateContext, startsOf, validEntriesIn } from './starts.ts';

/** What the member was asked beside the date, and answered. */
export interface StartAnswers {
  isSameRace?: boolean;
  isOnTrack?: boolean;
}

/** What a date for the race leads to, and which questions it raises. */
export interface RaceDateOutcome {
  race: RaceDateEntry;
  schedule: Schedule;
  /** The preparation under way continues; else a new one begins. */
  isSameRace: boolean;
  asksForRace: boolean;
  isOnTrack: boolean;
  asksForStart: boolean;
  /** The entries of the same race that stay known: see `validEntries` of `dateHistory.ts`. */
  validEntries: readonly RaceDateEntry[];
  /** Marks that count for a new preparation. */
  marksSince: DoneMarks;
}

/** What a date leads to: a race that is past makes way for another one, unless its date was a mistake. */
export function raceDateOutcomeOf(context: RaceDateContext, answers: StartAnswers): RaceDateOutcome {
  const { date, today, done, weeks, lateStart } = context;
  const last = latestEntry(context);
  const isPast = last !== undefined && last.date < today;
  const isSameRace = !isPast || (answers.isSameRace ?? wasMistaken(last, context));
  const since = isPast ? marksSince(done, last.date, weeks.at(-1)?.number ?? 0) : {};
  const from = isSameRace ? context : { ...context, race: undefined, dateHistory: [], done: since };
  const { onTrack, joinedLate, isOnTrack: isLikely } = startsOf(from);
  const [whole, late] = [onTrack, joinedLate].map((start) => scheduleOf({ date, ...start }, weeks, lateStart)) as [
    Schedule,
    Schedule,
  ];
  const asksForStart = String(whole.skipped) !== String(late.skipped);
  const isOnTrack = asksForStart ? (answers.isOnTrack ?? isLikely) : isLikely;
  return {
    race: { date, ...(isOnTrack ? onTrack : joinedLate), begun: asksForStart ? isOnTrack : undefined },
    schedule: isOnTrack ? whole : late,
    isSameRace,
    asksForRace: isPast && (Object.keys(done).length > 0 || isSameRace),
    isOnTrack,
    asksForStart,
    validEntries: validEntriesIn(from),
    marksSince: since,
  };
}

/**
 * Whether a past date was a mistake: an earlier date is still to come, and it is the one given now, or the past one was
 * in force for less than a week.
 */
function wasMistaken(last: RaceDateEntry, { date, today, weeks, lateStart, ...dates }: RaceDateContext): boolean {
  const earlier = dates.dateHistory.filter((one) => one !== last && one.date >= today);
  if (earlier.length === 0) return false;
  const days = daysInForce(last, scheduleOf(last, weeks, lateStart), today);
  return earlier.some((one) => one.date === date) || isMistake(days);
}
