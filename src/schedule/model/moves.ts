import { addDays, mondayOf } from '../../calendar/localDate.ts';
import { adjustedSchedule, type Situation } from './adjusted.ts';
import { type Changes, withCatchUp, withSwap } from './changes.ts';
import { type DayId, isAway, isPlanned, isRaceDay } from './day.ts';
import { markIn } from './done.ts';
import { brokenRule, type MoveRules } from './moveRules.ts';
import type { DatedDay, Schedule } from './schedule.ts';

/** A day that a session may go to. */
export interface MoveTarget {
  day: DatedDay;
  /** The session there that takes the place of the moved one. */
  swapped: DatedDay | undefined;
  /** The rule that it would break. */
  problem: string | undefined;
}

const LAST_DAY_OF_NEXT_WEEK = 13;

/** Sessions that are still to come, of this week and the next. */
export function isMovable(day: DatedDay, { done, today }: Pick<Situation, 'done' | 'today'>): boolean {
  const until = addDays(mondayOf(today), LAST_DAY_OF_NEXT_WEEK);
  return isPlanned(day) && !isRaceDay(day) && !markIn(done, day.id) && day.date >= today && day.date <= until;
}

/** The days of this week and the next that a session can be moved to, by date; `base` is the schedule without changes. */
export function moveTargets(base: Schedule, situation: Situation, rules: MoveRules, session: DatedDay): MoveTarget[] {
  const { changes, done, today } = situation;
  const until = addDays(mondayOf(today), LAST_DAY_OF_NEXT_WEEK);
  return adjustedSchedule(base, situation)
    .weeks.flatMap(({ days }) => days)
    .filter(({ id, date }) => id !== session.id && date >= today && date <= until && !markIn(done, id))
    .filter((day) => !isRaceDay(day) && !isAway(day))
    .flatMap((day): MoveTarget[] => {
      const swapped = isPlanned(day) ? day : undefined;
      const moved = [session, ...(swapped ? [swapped] : [])];
      const next = withSwap(changes, session.id, day.id);
      const after = outcome(base, situation, rules, next, moved);
      return after.areAllPlanned ? [{ day, swapped, problem: after.problem }] : [];
    });
}

/** A session that was missed, on a later day: in the place of a rest, or of a session that is let go for it. */
export interface CatchUp {
  day: DatedDay;
  /** Let go for it. */
  instead: DatedDay | undefined;
  problem: string | undefined;
}

/** Undefined where the session would not be planned there either. */
export function catchUp(
  base: Schedule,
  situation: Situation,
  rules: MoveRules,
  { missed, day }: { missed: DatedDay; day: DatedDay },
): CatchUp | undefined {
  if (isAway(day)) return undefined;
  const instead = isPlanned(day) ? day : undefined;
  const next = withCatchUp(situation.changes, missed.id, day.id, instead?.id);
  const { areAllPlanned, problem } = outcome(base, situation, rules, next, [missed]);
  return areAllPlanned ? { day, instead, problem } : undefined;
}

/** What comes of changes that move sessions. */
function outcome(
  base: Schedule,
  situation: Situation,
  rules: MoveRules,
  next: Changes,
  moved: readonly { id: DayId }[],
) {
  const before = adjustedSchedule(base, situation);
  const after = adjustedSchedule(base, { ...situation, changes: next });
  const days = after.weeks.flatMap((week) => week.days);
  return {
    areAllPlanned: moved.every(({ id }) => days.some((day) => day.id === id && isPlanned(day))),
    problem: brokenRule(withoutMissed(before, situation), withoutMissed(after, situation), rules),
  };
}

/** What was planned and not done tires nobody. */
function withoutMissed(schedule: Schedule, { done, today }: Situation): Schedule {
  const isMissed = (day: DatedDay) => day.date < today && isPlanned(day) && !markIn(done, day.id);
  return {
    ...schedule,
    weeks: schedule.weeks.map((week) => ({
      ...week,
      days: week.days.map((day) => (isMissed(day) ? { ...day, leftOut: 'let-go' } : day)),
    })),
  };
}
