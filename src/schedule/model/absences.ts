import type { PublishedRescheduling } from '../../../schema/rescheduling.ts';
import type { Lighter } from '../../../schema/week.ts';
import { addDays, daysBetween, type LocalDate } from '../../calendar/localDate.ts';
import { ABSENCE_KINDS, type AbsenceKind, type Changes } from './changes.ts';
import type { DoneMarks } from './done.ts';
import type { DatedWeek } from './schedule.ts';

export interface AbsenceSpan {
  kind: AbsenceKind;
  from: LocalDate;
  /** Undefined while it lasts. */
  to: LocalDate | undefined;
}

const isKnownKind = (kind: string): kind is AbsenceKind => Object.hasOwn(ABSENCE_KINDS, kind);

/**
 * The absences, oldest first. But for a journey, during which sessions go on, one ends the day before the first session
 * that is done after it began; ticking what was planned before ends none.
 */
export function absenceSpans(
  { absences }: Pick<Changes, 'absences'>,
  done: DoneMarks,
  weeks: readonly DatedWeek[],
): AbsenceSpan[] {
  const dates = new Map(weeks.flatMap(({ days }) => days.map(({ id, date }) => [id as string, date])));
  return Object.entries(absences)
    .flatMap(([from, { kind, to }]): AbsenceSpan[] => {
      if (!isKnownKind(kind)) return [];
      if (kind === 'travel') return [{ kind, from, to }];
      const marked = Object.entries(done).flatMap(([id, { on }]) =>
        on !== undefined && on > from && (dates.get(id) ?? on) >= from ? addDays(on, -1) : [],
      );
      return [{ kind, from, to: [...marked, ...(to ? [to] : [])].sort()[0] }];
    })
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

/** Where an absence has no end, it is known to last until `today`. */
export const isDuring = ({ from, to }: AbsenceSpan, date: LocalDate, today: LocalDate): boolean =>
  from <= date && date <= (to ?? (from > today ? from : today));

/** Of several absences on a date, one that forbids to train counts. */
export function absenceOn(spans: readonly AbsenceSpan[], date: LocalDate, today: LocalDate): AbsenceSpan | undefined {
  const all = spans.filter((span) => isDuring(span, date, today));
  return all.findLast(({ kind }) => kind !== 'travel') ?? all.at(-1);
}

type ReturnStep = PublishedRescheduling['returns']['steps'][number];

/** What the coaches ask for after a stop. */
export interface ReturnPlan {
  absence: AbsenceSpan & { to: LocalDate };
  daysOff: number;
  step: ReturnStep;
  /** The first day back. */
  from: LocalDate;
  /** The last day that the step speaks of, but for the weeks that follow. */
  until: LocalDate;
  /** The week whose place is taken, and the one that takes it, by their places in the schedule. */
  repeat: { at: number; of: number } | undefined;
  /** By the place of the week in the schedule. */
  lighterWeeks: ReadonlyMap<number, Lighter>;
}

/** Neither a light week nor the taper is worth repeating, and their tests are no effort for the first days back. */
function repeatedWeek({ repeat }: ReturnStep, weeks: readonly DatedWeek[], stopped: number): number | undefined {
  const interrupted = weeks[stopped] && weeks[stopped].kind === undefined ? stopped : undefined;
  if (repeat !== 'précédente') return repeat && interrupted;
  const before = weeks.slice(0, Math.max(0, stopped)).findLastIndex(({ kind }) => kind === undefined);
  return before < 0 ? interrupted : before;
}

/** Undefined during a journey, before the end of an absence is known, and for one that meets no week of the programme. */
export function returnAfter(
  { kind, from: firstDay, to }: AbsenceSpan,
  weeks: readonly DatedWeek[],
  { steps, lastWeeks }: PublishedRescheduling['returns'],
): ReturnPlan | undefined {
  if (kind === 'travel' || to === undefined || to < firstDay) return undefined;
  const weekOf = (date: LocalDate) => weeks.findIndex(({ days }) => days.some((day) => day.date === date));
  const from = addDays(to, 1);
  const [stopped, back] = [weekOf(firstDay), weekOf(from)];
  const daysOff = daysBetween(firstDay, to) + 1;
  const step = steps.findLast(({ days }) => days <= daysOff);
  if (back < 0 || !step) return undefined;
  const place = Math.max(back, stopped + 1);
  const of = place < weeks.length - lastWeeks ? repeatedWeek(step, weeks, stopped) : undefined;
  const last = of === undefined ? back : place;
  const { lighter, following } = step;
  const after = Array.from({ length: following?.weeks ?? 0 }, (_, index) => last + 1 + index);
  return {
    absence: { kind, from: firstDay, to },
    daysOff,
    step,
    from,
    until: (lighter && weeks[last]?.days.at(-1)?.date) ?? from,
    repeat: of === undefined ? undefined : { at: place, of },
    lighterWeeks: new Map<number, Lighter>([
      ...(lighter ? [back, last].map((index) => [index, lighter] as const) : []),
      ...(following ? after.map((index) => [index, following.lighter] as const) : []),
    ]),
  };
}
