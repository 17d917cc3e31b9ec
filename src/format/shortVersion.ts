import type { PublishedBlock, PublishedPage, PublishedWorkout } from '../../schema/programme.ts';
import type { Duration } from '../../schema/quantity.ts';
import type { Rescheduling } from '../../schema/rescheduling.ts';
import { keepRest, type WorkoutDay, workoutOn } from './lighter.ts';
import { NO_BREAK } from './noBreak.ts';
import { count } from './plural.ts';

/** What the coaches keep of a workout when time is short. */
export type ShortVersions = Rescheduling['shortVersions'];

/** Its warm-up and cool-down stay. */
type Framing = Partial<Pick<PublishedPage, 'warmUp' | 'coolDown'>>;

/**
 * A workout in the minutes of the short version, on a day with lighter doses after these; undefined where nothing gets
 * shorter. It keeps what comes first: a list exercises, anything else rounds.
 */
export function shortVersion(
  workout: PublishedWorkout,
  day: WorkoutDay | undefined,
  framing: Framing,
  rule: ShortVersions | undefined,
): PublishedWorkout | undefined {
  if (!rule || workout.simulation || workout.intervals) return undefined;
  const whole = workoutOn(workout, day);
  const seconds = rule.minutes * 60;
  if (whole.estimatedDuration && whole.estimatedDuration.maxSeconds <= seconds) return undefined;
  const blocks = isList(workout)
    ? whole.blocks.map((block) => firstExercises(block, whole, rule))
    : firstRounds(whole, roundsThatFit(workout, whole, framing, rule));
  if (countSets(blocks) === countSets(whole.blocks)) return undefined;
  return {
    ...whole,
    estimatedDuration: { minSeconds: seconds, maxSeconds: seconds },
    blocks,
    leftOut: linesIn(whole.blocks).slice(linesIn(blocks).length),
  };
}

const isList = ({ blocks }: PublishedWorkout) => blocks.length === 1 && blocks[0]?.rounds === 1;

function firstExercises(block: PublishedBlock, { rest }: PublishedWorkout, { list }: ShortVersions): PublishedBlock {
  const { minSeconds } = block.rest ?? rest;
  const kept = minSeconds >= list.longRest.minSeconds ? list.exercisesAtLongRest : list.exercises;
  const exercises = block.exercises.slice(0, kept).map((dose) => ({ ...dose, sets: Math.min(dose.sets, list.sets) }));
  return keepRest({ ...block, exercises }, block, rest);
}

/** The share of the rounds that stays: rounded up where that still fits the minutes, else down. */
function roundsThatFit(
  workout: PublishedWorkout,
  { blocks }: PublishedWorkout,
  { warmUp, coolDown }: Framing,
  { minutes, circuit }: ShortVersions,
): number {
  const part = (countRounds(blocks) * circuit.roundsPercent) / 100;
  const framing = middle((workout.warmUp ?? warmUp)?.duration) + middle(coolDown?.duration);
  const ofRound = (middle(workout.estimatedDuration) - framing) / countRounds(workout.blocks);
  const fits = framing + ofRound * Math.ceil(part) <= minutes * 60;
  return Math.max(1, fits ? Math.ceil(part) : Math.floor(part));
}

function firstRounds({ blocks, rest }: PublishedWorkout, kept: number): PublishedBlock[] {
  return blocks.flatMap((block, index) => {
    const left = kept - countRounds(blocks.slice(0, index));
    return left > 0 ? [keepRest({ ...block, rounds: Math.min(left, block.rounds) }, block, rest)] : [];
  });
}

/** « Version 35 min ». */
export const shortVersionName = ({ minutes }: ShortVersions) => `Version ${minutes}${NO_BREAK}min`;

/** « 3 exercices sur 5, 3 séries au plus », « 2 tours sur 4 »; `whole` on the same day. */
export function formatShort(short: PublishedWorkout, whole: PublishedWorkout): string {
  if (!isList(whole)) return formatPart(countRounds(short.blocks), countRounds(whole.blocks), 'tour');
  const [kept, all] = [linesIn(short.blocks), linesIn(whole.blocks)];
  const isCapped = kept.some(({ sets }, index) => sets < (all[index]?.sets ?? 0));
  const most = Math.max(...kept.map(({ sets }) => sets));
  return [
    kept.length < all.length && formatPart(kept.length, all.length, 'exercice'),
    isCapped && `${count(most, 'série')} au plus`,
  ]
    .filter(Boolean)
    .join(', ');
}

const formatPart = (kept: number, all: number, noun: string) => `${count(kept, noun)} sur${NO_BREAK}${all}`;

const linesIn = (blocks: readonly PublishedBlock[]) => blocks.flatMap(({ exercises }) => exercises);
const countRounds = (blocks: readonly PublishedBlock[]) => blocks.reduce((sum, { rounds }) => sum + rounds, 0);
const countSets = (blocks: readonly PublishedBlock[]) =>
  blocks.reduce((sum, { rounds, exercises }) => sum + rounds * exercises.reduce((each, { sets }) => each + sets, 0), 0);

/** 0 where nothing says how long something takes. */
const middle = (duration: Duration | undefined) => (duration ? (duration.minSeconds + duration.maxSeconds) / 2 : 0);
