import type { TravelWorkout } from '../../../schema/programme.ts';
import type { PublishedRescheduling } from '../../../schema/rescheduling.ts';
import type { Day } from '../../../schema/vocabulary.ts';
import type { Lighter } from '../../../schema/week.ts';
import { type LocalDate, weekdayOf } from '../../calendar/localDate.ts';
import { type AbsenceSpan, absenceOn, absenceSpans, type ReturnPlan, returnAfter, stopsIn } from './absences.ts';
import type { Changes } from './changes.ts';
import { type DayId, isPlanned, isRaceDay, isSession } from './day.ts';
import { type DoneMarks, markIn } from './done.ts';
import type { DatedDay, DatedWeek, Schedule } from './schedule.ts';

export type Priorities = PublishedRescheduling['priorities']['rows'][number];

/** What the coaches say of weeks that don't go as planned, and what is known of the member. */
export interface Situation {
  changes: Changes;
  done: DoneMarks;
  today: LocalDate;
  rescheduling: PublishedRescheduling;
  travelWorkouts: readonly TravelWorkout[];
  /** In which order a week keeps its sessions. */
  prioritiesOf: (week: DatedWeek) => Priorities | undefined;
}

/** The schedule with the changes of its member: what was done stays as it was. */
export function adjustedSchedule(schedule: Schedule, situation: Situation): Schedule {
  const { changes, done } = situation;
  const spans = absenceSpans(changes, done, schedule.weeks);
  const { plans, weeks: repeated } = returnPlans(schedule, situation);
  const weeks = withPlaces(repeated, changes).map((week, index) => {
    const days = week.days.map((day) => withoutAbsence(withReturnDose(day, index, plans), spans, situation));
    return shortened({ ...week, days }, situation);
  });
  return { ...schedule, weeks };
}

/** What follows from each stop, oldest first, and the weeks with those that are done again. */
export function returnPlans(schedule: Schedule, { changes, done, rescheduling }: Situation) {
  let weeks = schedule.weeks;
  const plans: ReturnPlan[] = [];
  for (const stop of stopsIn(absenceSpans(changes, done, weeks))) {
    const plan = returnAfter(stop, weeks, rescheduling.returns);
    if (!plan) continue;
    plans.push(plan);
    weeks = withRepeat(weeks, plan, done);
  }
  return { plans, weeks };
}

/** The week after a stop has the sessions of another one, under its own ids and dates, but for those done before. */
function withRepeat(weeks: readonly DatedWeek[], { repeat, from }: ReturnPlan, done: DoneMarks): readonly DatedWeek[] {
  const [week, source] = [weeks[repeat?.at ?? -1], weeks[repeat?.of ?? -1]];
  if (!week || !source) return weeks;
  const isOld = (id: DayId) => {
    const mark = markIn(done, id);
    return mark !== undefined && (mark.on ?? '') < from;
  };
  const days = week.days.map((own, at) => {
    const repeated = source.days[at];
    if (!repeated || isOld(own.id)) return own;
    return { ...repeated, id: own.id, date: own.date, day: own.day, repeatOf: repeated.repeatOf ?? repeated.id };
  });
  const { number, monday } = week;
  return weeks.with(repeat?.at ?? 0, { ...source, number, monday, days, repeats: source.repeats ?? source.number });
}

/** Each day in its place; where that is no permutation of them, all stay where the programme has them. */
function withPlaces(weeks: readonly DatedWeek[], { places, letGo }: Changes): readonly DatedWeek[] {
  if (Object.keys(places).length === 0) return weeks;
  const days = weeks.flatMap((week) => week.days);
  const byId = new Map(days.map((day) => [day.id as string, day]));
  const isThere = (id: string) => byId.has(id) && !isRaceDay(byId.get(id) as DatedDay);
  const placeOf = new Map(days.map(({ id }) => [id as string, isThere(id) ? placeIn(places, id, isThere) : id]));
  const standing = new Map([...placeOf].map(([id, place]) => [place, id]));
  if (standing.size !== days.length) return weeks;
  return weeks.map((week) => ({
    ...week,
    days: week.days.map((place): DatedDay => {
      const day = byId.get(standing.get(place.id) ?? place.id) as DatedDay;
      if (day === place) return place;
      const away = byId.get(placeOf.get(place.id) ?? place.id) as DatedDay;
      return {
        ...day,
        day: weekdayOf(place.date),
        date: place.date,
        // One that is let go for another goes nowhere.
        ...(isSession(day) && !letGo[day.id] && { movedFrom: day.date }),
        ...(isSession(place) && !letGo[place.id] && { leftBy: { activity: place.activity, to: away.date } }),
      };
    }),
  }));
}

/** The place of a day: days that are no longer there, and the race, are passed over. */
function placeIn(places: Changes['places'], id: string, isThere: (id: string) => boolean): string {
  let place = id;
  for (let steps = Object.keys(places).length; steps > 0; steps -= 1) {
    place = Object.hasOwn(places, place) ? (places[place] as string) : place;
    if (isThere(place)) return place;
  }
  return id;
}

/** The lighter dose of a day after a stop, never a greater one than its week's. */
function withReturnDose(day: DatedDay, index: number, returns: readonly ReturnPlan[]): DatedDay {
  if (!isSession(day) || isRaceDay(day)) return day;
  let adjusted = day;
  for (const { from, until, step, lighterWeeks } of returns) {
    const lighter = day.date >= from ? lighterWeeks.get(index) : undefined;
    if (!lighter) continue;
    adjusted = { ...adjusted, lighter: lightest(adjusted.lighter, lighter) };
    if (day.date <= until && step.shorter !== undefined && isRun(day) && day.duration) {
      adjusted.duration = shorter(day.duration, step.shorter);
    }
  }
  return adjusted;
}

const isRun = ({ type }: DatedDay) => type === 'footing' || type === 'sortie longue';

function lightest(one: Lighter | undefined, other: Lighter): Lighter {
  if (!one) return other;
  return {
    fewerSets: Math.max(one.fewerSets, other.fewerSets),
    maxRpe: Math.min(one.maxRpe, other.maxRpe),
  };
}

const STEP_SECONDS = 300;

/** To whole five minutes. */
function shorter({ minSeconds, maxSeconds }: NonNullable<DatedDay['duration']>, percent: number) {
  const less = (seconds: number) => Math.round((seconds * (100 - percent)) / 100 / STEP_SECONDS) * STEP_SECONDS;
  return { minSeconds: less(minSeconds), maxSeconds: less(maxSeconds) };
}

function withoutAbsence(
  day: DatedDay,
  spans: readonly AbsenceSpan[],
  { changes, done, today, travelWorkouts }: Situation,
): DatedDay {
  if (!isSession(day) || isRaceDay(day)) return day;
  const span = absenceOn(spans, day.date, today);
  const mark = markIn(done, day.id);
  const isTravelling = span?.kind === 'travel' && (!mark || (mark.on ?? '') >= span.from);
  const adjusted = isTravelling ? withoutEquipment(day, travelWorkouts) : day;
  if (mark) return adjusted;
  if (changes.letGo[day.id]) return { ...adjusted, leftOut: 'let-go' };
  return span && span.kind !== 'travel' ? { ...day, leftOut: span.kind } : adjusted;
}

/** Another workout: what the coaches say of their own that day is not about it. */
function withoutEquipment(day: DatedDay, workouts: readonly TravelWorkout[]): DatedDay {
  const travel = workouts.find(({ replaces }) => day.link?.endsWith(`/${replaces}`));
  if (!travel) return day;
  const { description: _, dependent: __, rest: ___, duration: ____, simulation: _____, ...other } = day;
  return {
    ...other,
    link: travel.page,
    suggested: travel.workout,
    isOnJourney: true,
    ...(travel.duration && { duration: travel.duration }),
  };
}

/**
 * What is done counts, then what the member has moved here, then what comes first for the coaches. Days that are past
 * are not asked about: the week is short.
 */
function shortened(week: DatedWeek, { changes, done, today, prioritiesOf }: Situation): DatedWeek {
  const sessions = changes.shortWeeks[week.number];
  if (sessions === undefined) return week;
  const isOpen = (day: DatedDay) => isPlanned(day) && !isRaceDay(day) && !markIn(done, day.id);
  const counted = week.days.filter((day) => isPlanned(day) && !isRaceDay(day) && !isOpen(day)).length;
  const ahead = inOrder(
    week.days.filter((day) => isOpen(day) && day.date >= today),
    prioritiesOf(week),
  ).toSorted((one, other) => Number(other.movedFrom !== undefined) - Number(one.movedFrom !== undefined));
  const kept = ahead.slice(0, Math.max(0, sessions - counted));
  return {
    ...week,
    days: week.days.map((day) => {
      if (!isOpen(day)) return day;
      return kept.includes(day) ? { ...day, isShort: true } : { ...day, leftOut: 'short-week' };
    }),
  };
}

/** The weekday that the programme has a day on, wherever it was moved. */
export const weekdayInProgramme = ({ id }: Pick<DatedDay, 'id'>) => id.split('-')[1] as Day;

/** A number for each: the lower, the more it matters. */
export function rankOf(day: Pick<DatedDay, 'id'>, priorities: Priorities | undefined): number {
  const order = [...(priorities?.keep ?? []), ...(priorities?.then ?? [])];
  const rank = order.indexOf(weekdayInProgramme(day));
  return rank < 0 ? order.length : rank;
}

export const inOrder = <Days extends Pick<DatedDay, 'id'>>(days: readonly Days[], priorities: Priorities | undefined) =>
  days.toSorted((one, other) => rankOf(one, priorities) - rankOf(other, priorities));
