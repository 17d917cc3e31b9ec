import type { Duration, Reps } from '../../schema/quantity.ts';
import type { TimeEstimates } from '../../schema/time-estimates.ts';
import type { DayEntry, Lighter, Week } from '../../schema/week.ts';
import type { Block, Prescription, WorkoutOption, WorkoutPage } from '../../schema/workout.ts';
import { lighterBlock } from '../../src/format/lighter.ts';
import { isRestDue } from '../../src/format/restDue.ts';
import type { Content } from './content.ts';
import { blocksOf } from './workout-blocks.ts';

/** Minutes that the two athletes of the estimates take. */
export interface ComputedMinutes {
  faster: number;
  slower: number;
}

/** The athletes of the estimates: the faster one takes the least time of each range, the slower one the most. */
type Athlete = keyof ComputedMinutes;

/** One set, with the circuit and the round that it belongs to. */
interface PlannedSet {
  block: Block;
  round: number;
  prescription: Prescription;
}

/** Minutes of a workout with its warm-up and its cool-down; undefined when an exercise has no time in the estimates. */
export function computedWorkoutMinutes(
  option: WorkoutOption,
  page: Pick<WorkoutPage, 'warmUp' | 'coolDown'>,
  estimates: TimeEstimates,
  lighter?: Lighter,
): ComputedMinutes | undefined {
  const blocks = blocksOf(option).map((block) => (lighter ? lighterBlock(block, lighter, option.rest) : block));
  const sets = blocks.flatMap(setsOf);
  const prescriptions = blocks.flatMap(({ exercises }) => exercises);
  const framing = middle((option.warmUp ?? page.warmUp).duration) + middle(page.coolDown.duration);
  return minutesOfBoth((athlete) => {
    const workOf = new Map(prescriptions.map((one) => [one, setSeconds(one, option, estimates, athlete)]));
    const work = sets.map(({ prescription }) => workOf.get(prescription) ?? Number.NaN);
    const pauses = sets.slice(1).map((next, index) => pauseSeconds(sets[index], next, option, estimates, athlete));
    return [framing, ...work, ...pauses].reduce((sum, seconds) => sum + seconds, 0);
  });
}

/** Minutes of a day: of the workout that it suggests, lighter in a light week, with the mobility that it adds, or of its intervals. */
export function computedDayMinutes(
  day: DayEntry,
  { lighter }: Pick<Week, 'lighter'>,
  content: Content,
): ComputedMinutes | undefined {
  const estimates = content.one('limits')?.timeEstimates;
  const page = content.pages().get(day.link ?? '')?.value;
  const option = content.suggestedWorkout(day);
  if (!estimates) return undefined;
  if (!page || !option) return intervalMinutes(day, estimates);
  const computed = computedWorkoutMinutes(option, page, estimates, lighter);
  const added = day.mobility ? Math.round(middle(day.mobility) / 60) : 0;
  return computed && { faster: computed.faster + added, slower: computed.slower + added };
}

/** Minutes of a day of intervals, such as « 6 × 600 m »; undefined for another day. */
function intervalMinutes(day: DayEntry, { intervals: estimates }: TimeEstimates): ComputedMinutes | undefined {
  const { rest, slower, intervals } = day;
  const sets = intervalsOf(day);
  if (sets.length === 0) return undefined;
  return minutesOfBoth((athlete) => {
    const repeatsOf = (set: Intervals) => (athlete === 'slower' && slower) || set.repeats.min;
    const repeats = sets.reduce((sum, set) => sum + repeatsOf(set), 0);
    const efforts = sets.reduce(
      (sum, set) => sum + repeatsOf(set) * (set.kilometres * secondsOf(estimates.kilometre, athlete) + set.seconds),
      0,
    );
    const recoveries = rest ? (repeats - 1) * middle(rest) : 0;
    const warmUp = intervals ? middle(intervals.warmUp) : secondsOf(estimates.warmUp, athlete);
    const coolDown = intervals ? middle(intervals.coolDown) : secondsOf(estimates.coolDown, athlete);
    return warmUp + efforts + recoveries + coolDown;
  });
}

/** Efforts of one length: a distance or a time, the other is 0. */
export interface Intervals {
  repeats: Reps;
  kilometres: number;
  seconds: number;
}

const INTERVALS =
  /(?<min>\d+)(?:\s?(?:à|-|–\u2060?)\s?(?<max>\d+))?\s?(?:[×x]|fois)\s?(?<length>\d+(?:,\d+)?)\s?(?:(?<km>km|kilomètres?)|(?<m>m|mètres?)|(?<minutes>min(?:utes?)?)(?:\s?(?<rest>\d{1,2}))?|s(?:econdes?)?)(?!\p{L})/gu;

/** « 2 × 400 m puis 4 × 1 km », « 5 à 6 × 3 min » in a name. */
export const namedIntervals = (name: string): Intervals[] =>
  [...name.matchAll(INTERVALS)].map(({ groups = {} }) => {
    const { min, max, length = '', km, m, minutes, rest } = groups;
    const amount = Number(length.replace(',', '.'));
    const isDistance = km !== undefined || m !== undefined;
    return {
      repeats: { min: Number(min), max: Number(max ?? min) },
      kilometres: isDistance ? amount / (km ? 1 : 1000) : 0,
      seconds: isDistance ? 0 : amount * (minutes ? 60 : 1) + Number(rest ?? 0),
    };
  });

/** Those of a day of intervals; where only its name says them, without those of a time. */
export function intervalsOf({
  type,
  activity,
  intervals,
}: Pick<DayEntry, 'type' | 'activity' | 'intervals'>): Intervals[] {
  if (type !== 'fractionné') return [];
  if (!intervals) return namedIntervals(activity).filter(({ kilometres }) => kilometres > 0);
  const { repeats, distance, time } = intervals;
  return [{ repeats, kilometres: (distance?.meters ?? 0) / 1000, seconds: time ? middle(time) : 0 }];
}

/** Only a distance has a shorter dose for the slower athlete. */
export const hasDistance = (option: WorkoutOption) =>
  blocksOf(option).some(({ exercises }) => exercises.some(({ distance }) => distance));

const setsOf = (block: Block): PlannedSet[] =>
  Array.from({ length: block.rounds }, (_, round) =>
    block.exercises.flatMap((prescription) =>
      Array.from({ length: prescription.sets }, () => ({ block, round, prescription })),
    ),
  ).flat();

/** The work of a set; in a list, with taking up and putting down the weights. NaN without an estimate. */
function setSeconds(prescription: Prescription, option: WorkoutOption, estimates: TimeEstimates, athlete: Athlete) {
  const { time, perSide } = prescription;
  const work = time
    ? middle(time)
    : amountOf(prescription, option, athlete) * secondsPerUnit(prescription, estimates, athlete);
  return work * (perSide ? 2 : 1) + (option.blocks ? 0 : secondsOf(estimates.set, athlete));
}

/** Repetitions or metres of a set. */
function amountOf({ exercise, reps, distance }: Prescription, { slower }: WorkoutOption, athlete: Athlete): number {
  if (reps && reps.max > 0) return (reps.min + reps.max) / 2;
  const own = distance?.meters ?? Number.NaN;
  const shorter = athlete === 'slower' ? slower?.find((dose) => dose.exercise === exercise) : undefined;
  return Math.min(own, shorter?.distance.meters ?? own);
}

/** Seconds that an exercise takes per repetition or metre: its own estimate, else that of any exercise. */
function secondsPerUnit({ exercise, reps }: Prescription, { work }: TimeEstimates, athlete: Athlete): number {
  const amountIn = (row: (typeof work)[number]) => (reps && reps.max > 0 ? row.reps : row.distance?.meters);
  const rowOf = (id: string | undefined) => work.find((row) => row.exercise === id && amountIn(row) !== undefined);
  const row = rowOf(exercise) ?? rowOf(undefined);
  return row ? secondsOf(row.time, athlete) / (amountIn(row) ?? Number.NaN) : Number.NaN;
}

/** What stands between two sets: the rest that is due, and the change of exercise. */
function pauseSeconds(
  set: PlannedSet | undefined,
  next: PlannedSet,
  option: WorkoutOption,
  { transition, change }: TimeEstimates,
  athlete: Athlete,
): number {
  const { block = next.block } = set ?? {};
  const rest = block.rest ?? option.rest;
  const round = block !== next.block || set?.round !== next.round;
  const exercise = round || set?.prescription !== next.prescription;
  const changing = exercise ? secondsOf(option.blocks ? transition : change, athlete) : 0;
  return changing + (isRestDue(rest, block.rounds, { exercise, round }) ? middle(rest) : 0);
}

/** The time of an athlete in a range of the estimates. */
const secondsOf = ({ minSeconds, maxSeconds }: Duration, athlete: Athlete) =>
  athlete === 'faster' ? minSeconds : maxSeconds;

/** Of a range that is no matter of speed, as the app counts it. */
const middle = ({ minSeconds, maxSeconds }: Duration) => (minSeconds + maxSeconds) / 2;

function minutesOfBoth(secondsFor: (athlete: Athlete) => number): ComputedMinutes | undefined {
  const faster = secondsFor('faster') / 60;
  const slower = secondsFor('slower') / 60;
  // Whole minutes: what is compared is what is shown.
  return Number.isNaN(faster + slower) ? undefined : { faster: Math.round(faster), slower: Math.round(slower) };
}
