import type { PublishedRescheduling } from '../../../schema/rescheduling.ts';
import type { Lighter } from '../../../schema/week.ts';
import { addDays, daysBetween, type LocalDate } from '../../calendar/localDate.ts';
import { ABSENCE_KINDS, type AbsenceKind, type Changes } from './changes.ts';
import type { DoneMarks } from './done.ts';
import { countedMonday, type DatedWeek } from './schedule.ts';

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

/** Stops that follow each other without a day between are one, of the first's kind. */
export function stopsIn(spans: readonly AbsenceSpan[]): AbsenceSpan[] {
  const stops: AbsenceSpan[] = [];
  for (const span of spans.filter(({ kind }) => kind !== 'travel')) {
    const last = stops.at(-1);
    if (!last || (last.to !== undefined && span.from > addDays(last.to, 1))) stops.push({ ...span });
    else if (last.to !== undefined && (span.to === undefined || span.to > last.to)) last.to = span.to;
  }
  return stops;
}

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
  /** The week whose place is taken, and the one that takes it, by their places in the schedule and by their numbers. */
  repeat: { at: number; of: number; number: number; insteadOf: number } | undefined;
  /** By the place of the week in the schedule. */
  lighterWeeks: ReadonlyMap<number, Lighter>;
}

/** So long a new start is offered. */
const DAYS_TO_RESTART = 13;

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

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
  // From jeudi on, what is left of a week is no week.
  const whole = Math.max(back, weekOf(countedMonday(from)));
  const place = Math.max(whole, stopped + 1);
  const of = place < weeks.length - lastWeeks ? repeatedWeek(step, weeks, stopped) : undefined;
  const last = of === undefined ? whole : place;
  const [source, replaced] = [weeks[of ?? -1], weeks[place]];
  const { lighter, following } = step;
  const after = following ? range(last + 1, last + following.weeks) : [];
  return {
    absence: { kind, from: firstDay, to },
    daysOff,
    step,
    from,
    until: step.restart ? addDays(from, DAYS_TO_RESTART) : ((lighter && weeks[last]?.days.at(-1)?.date) ?? from),
    repeat:
      of === undefined || !source || !replaced
        ? undefined
        : { at: place, of, number: source.repeats ?? source.number, insteadOf: replaced.number },
    lighterWeeks: new Map<number, Lighter>([
      ...(lighter ? range(back, last).map((index) => [index, lighter] as const) : []),
      ...(following ? after.map((index) => [index, following.lighter] as const) : []),
    ]),
  };
}
