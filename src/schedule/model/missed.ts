import { addDays, daysBetween, type LocalDate } from '../../calendar/localDate.ts';
import { type AbsenceSpan, absenceOn, absenceSpans } from './absences.ts';
import { adjustedSchedule, inOrder, rankOf, returnPlans, type Situation, weekdayInProgramme } from './adjusted.ts';
import { isPlanned, isRaceDay } from './day.ts';
import { firstMarkOf, markIn } from './done.ts';
import type { MoveRules } from './moveRules.ts';
import { type CatchUp, catchUp } from './moves.ts';
import type { DatedDay, DatedWeek, Schedule } from './schedule.ts';

/** A session that was missed, and what can be done about it. */
export interface MissedSession {
  kind: 'session';
  day: DatedDay;
  week: DatedWeek;
  /** How many others were missed that are to be asked about. */
  others: number;
  /** Undefined where it is not to be done any more this week. */
  catchUp: CatchUp | undefined;
  /** Why it is not, as the end of a sentence. */
  why: string | undefined;
  /** The coaches would rather have it done than let go. */
  isWorthIt: boolean;
}

/** So many days without a session that the coaches ask for another return. */
export interface UnexplainedStop {
  kind: 'stop';
  from: LocalDate;
  to: LocalDate;
  days: number;
}

export type MissedQuestion = MissedSession | UnexplainedStop;

/** Fewer may have been a quiet part of the programme. */
const SESSIONS_OF_A_STOP = 3;
/** A session of the week before is asked about for so long. */
const DAYS_OF_LAST_WEEK = 2;

/** What the home asks about what was missed since `startedOn`, and since the member began to mark sessions as done. */
export function missedQuestion(
  base: Schedule,
  situation: Situation,
  rules: MoveRules,
  startedOn: LocalDate,
): MissedQuestion | undefined {
  const { changes, done, today, rescheduling } = situation;
  const { weeks } = adjustedSchedule(base, situation);
  const firstMark = firstMarkOf(done);
  const spans = absenceSpans(changes, done, base.weeks);
  const current = absenceOn(spans, today, today);
  if (firstMark === undefined || (current && current.kind !== 'travel')) return undefined;
  if (mayRestart(base, situation, startedOn)) return undefined;
  // After a stop nothing from before it is caught up.
  const stops = spans.flatMap(({ kind, to = '' }) => (kind === 'travel' || to >= today ? [] : to));
  const asked = [changes.askedUntil ?? '', ...stops].sort().at(-1) ?? '';
  const missed = weeks.flatMap((week) =>
    week.days
      .filter(({ date }) => date < today && date >= startedOn && date > firstMark && date > asked)
      .filter((day) => isPlanned(day) && !isRaceDay(day) && !markIn(done, day.id))
      .map((day) => ({ week, day })),
  );
  const stop = stopOf(missed, weeks, { situation, asked, spans });
  const stopDays = rescheduling.returns.steps[1]?.days;
  if (stop && stopDays !== undefined && stop.days >= stopDays) return stop;
  const recent = missed.filter(
    ({ week, day }) =>
      week.days.some(({ date }) => date === today) || daysBetween(day.date, today) <= DAYS_OF_LAST_WEEK,
  );
  const week = recent.at(-1)?.week;
  const ofWeek = recent.filter((each) => each.week === week).map(({ day }) => day);
  const [first] = week ? inOrder(ofWeek, situation.prioritiesOf(week)) : [];
  return week && first && sessionQuestion(base, situation, rules, { week, day: first, others: recent.length - 1 });
}

/** The home asks whether the programme begins again: what was missed waits. */
function mayRestart(base: Schedule, situation: Situation, startedOn: LocalDate): boolean {
  const { today } = situation;
  return returnPlans(base, situation).plans.some(
    ({ step, absence, from, until }) => step.restart && absence.to >= startedOn && from <= today && today <= until,
  );
}

interface StopContext {
  situation: Situation;
  asked: LocalDate;
  spans: readonly AbsenceSpan[];
}

/** The days since the last session that was done, where all that was planned in them was missed. */
function stopOf(
  missed: readonly { day: DatedDay }[],
  weeks: readonly DatedWeek[],
  { situation: { done, today }, asked, spans }: StopContext,
): UnexplainedStop | undefined {
  const marked = Object.values(done).flatMap(({ on }) => (on !== undefined && on < today ? on : []));
  const dates = weeks.flatMap(({ days }) => days.flatMap((day) => (markIn(done, day.id) ? day.date : [])));
  const last = [...marked, ...dates.filter((date) => date < today)].sort().at(-1);
  if (last === undefined || Object.values(done).some(({ on }) => on === today)) return undefined;
  const since = missed.filter(({ day }) => day.date > last);
  const [from, to] = [addDays(last > asked ? last : asked, 1), addDays(today, -1)];
  const isExplained =
    weeks.some(({ days }) => days.some((day) => day.leftOut && day.date >= from && day.date <= to)) ||
    spans.some((span) => span.from <= to && (span.to ?? today) >= from);
  if (since.length < SESSIONS_OF_A_STOP || isExplained) return undefined;
  return { kind: 'stop', from, to, days: daysBetween(from, to) + 1 };
}

function sessionQuestion(
  base: Schedule,
  situation: Situation,
  rules: MoveRules,
  { week, day, others }: Pick<MissedSession, 'week' | 'day' | 'others'>,
): MissedSession {
  const priorities = situation.prioritiesOf(week);
  const { today } = situation;
  const isThisWeek = week.days.some(({ date }) => date === today);
  const isWorthIt = priorities?.keep.includes(weekdayInProgramme(day)) ?? false;
  const question = { kind: 'session' as const, day, week, others, isWorthIt };
  if (!isThisWeek || priorities?.catchUp === false) {
    const why = priorities?.catchUp === false ? 'si près de la course, rien ne se rattrape' : 'sa semaine est finie';
    return { ...question, isWorthIt: false, catchUp: undefined, why };
  }
  const ahead = week.days.filter((each) => each.date >= today && !markIn(situation.done, each.id) && !isRaceDay(each));
  const mayGiveWay = (each: DatedDay) => each.date === today && rankOf(each, priorities) > rankOf(day, priorities);
  const ways = [
    ...ahead.filter((each) => !isPlanned(each)),
    ...ahead.filter((each) => isPlanned(each) && mayGiveWay(each)),
  ].flatMap((each) => catchUp(base, situation, rules, { missed: day, day: each }) ?? []);
  const way = ways.find(({ problem }) => problem === undefined);
  return { ...question, catchUp: way, why: way ? undefined : ways[0]?.problem };
}
