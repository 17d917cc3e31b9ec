import type { PublishedRescheduling } from '../../../schema/rescheduling.ts';
import type { Lighter } from '../../../schema/week.ts';
import { addDays, daysBetween, type LocalDate } from '../../calendar/localDate.ts';
import type { AbsenceKind, Changes } from './changes.ts';
import type { DoneMarks } from './done.ts';
import type { DatedWeek } from './schedule.ts';

export interface AbsenceSpan {
  kind: AbsenceKind;
  from: LocalDate;
  /** Undefined while it lasts. */
  to: LocalDate | undefined;
}

/**
 * The absences, oldest first. One without an end ends the day before the first session that is marked as done after it
 * began; during a journey sessions go on.
 */
export function absenceSpans({ absences }: Changes, done: DoneMarks): AbsenceSpan[] {
  const marked = Object.values(done).flatMap(({ on }) => on ?? []);
  return Object.entries(absences)
    .map(([from, { kind, to }]) => {
      const back = kind === 'travel' ? undefined : marked.filter((on) => on > from).sort()[0];
      return { kind, from, to: to ?? (back && addDays(back, -1)) };
    })
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

/** Where an absence has no end, it is known to last until `today`. */
export const isDuring = ({ from, to }: AbsenceSpan, date: LocalDate, today: LocalDate): boolean =>
  from <= date && date <= (to ?? (from > today ? from : today));

export type ReturnStep = PublishedRescheduling['returns']['steps'][number];

/** What the coaches ask for after a stop. */
export interface Return {
  absence: AbsenceSpan & { to: LocalDate };
  daysOff: number;
  step: ReturnStep;
  /** The first day back. */
  from: LocalDate;
  /** The last day of the lighter dose. */
  until: LocalDate;
  /** The week whose place is taken, and the one that takes it, by their places in the schedule. */
  repeat: { at: number; of: number } | undefined;
  /** By the place of the week in the schedule. */
  lighterWeeks: ReadonlyMap<number, Lighter>;
}

export function stepFor({ steps }: PublishedRescheduling['returns'], daysOff: number): ReturnStep | undefined {
  return steps.findLast(({ days }) => days <= daysOff);
}

/** A light week is not worth repeating, and its test is no effort for the first days back. */
function repeatedWeek({ repeat }: ReturnStep, weeks: readonly DatedWeek[], interrupted: number): number | undefined {
  const isNormal = (index: number) => weeks[index]?.kind === undefined;
  if (repeat === 'interrompue') return isNormal(interrupted) ? interrupted : undefined;
  if (repeat !== 'précédente') return undefined;
  const before = weeks.slice(0, interrupted).findLastIndex(({ kind }) => kind === undefined);
  if (before >= 0) return before;
  return isNormal(interrupted) ? interrupted : undefined;
}

/** Undefined during a journey, before the end of an absence is known, and for one that meets no week of the programme. */
export function returnAfter(
  { kind, from: firstDay, to }: AbsenceSpan,
  weeks: readonly DatedWeek[],
  returns: PublishedRescheduling['returns'],
): Return | undefined {
  if (kind === 'travel' || to === undefined || to < firstDay) return undefined;
  const weekOf = (date: LocalDate) => weeks.findIndex(({ days }) => days.some((day) => day.date === date));
  const from = addDays(to, 1);
  const [interrupted, back] = [weekOf(firstDay), weekOf(from)];
  const daysOff = daysBetween(firstDay, to) + 1;
  const step = stepFor(returns, daysOff);
  if (interrupted < 0 || back < 0 || !step) return undefined;
  const next = Math.max(back, interrupted + 1);
  const of = repeatedWeek(step, weeks, interrupted);
  const mayRepeat = of !== undefined && next < weeks.length - returns.lastWeeks;
  const last = mayRepeat ? next : back;
  const { lighter, following } = step;
  const after = following ? Array.from({ length: following.weeks }, (_, index) => last + 1 + index) : [];
  return {
    absence: { kind, from: firstDay, to },
    daysOff,
    step,
    from,
    until: weeks[last]?.days.at(-1)?.date ?? from,
    repeat: mayRepeat ? { at: next, of } : undefined,
    lighterWeeks: new Map<number, Lighter>([
      ...(lighter ? [back, last].map((index) => [index, lighter] as const) : []),
      ...(following ? after.map((index) => [index, following.lighter] as const) : []),
    ]),
  };
}
