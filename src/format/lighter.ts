import type { PublishedBlock, PublishedDay, PublishedPrescription, PublishedWorkout } from '../../schema/programme.ts';
import type { WorkoutRest } from '../../schema/quantity.ts';
import type { Lighter } from '../../schema/week.ts';
import { NO_BREAK } from './noBreak.ts';
import { count } from './plural.ts';
import { restMoment } from './restDue.ts';

type Load = NonNullable<PublishedPrescription['load']>;
type Pace = NonNullable<PublishedPrescription['pace']>;
type Doses = Pick<PublishedWorkout, 'blocks' | 'intervals'>;

/** Why a workout has less than its coaches wrote, and what: « Semaine allégée », « une série de moins ». */
export interface DoseReduction {
  name: string;
  text: string;
}

interface Block {
  rounds: number;
  rest?: WorkoutRest | undefined;
  exercises: readonly { sets: number }[];
}

/** A circuit has rounds less, a list sets less of each exercise; one of them is always left. */
export function lighterBlock<B extends Block>(block: B, { fewerSets }: Lighter, workoutRest: WorkoutRest): B {
  const less = (count: number) => Math.max(1, count - fewerSets);
  const lighter =
    block.rounds > 1
      ? { ...block, rounds: less(block.rounds) }
      : { ...block, exercises: block.exercises.map((dose) => ({ ...dose, sets: less(dose.sets) })) };
  return keepRest(lighter, block, workoutRest);
}

/** A block of fewer sets or rounds than the `whole` one, with its rest where that came. */
export function keepRest<B extends Block>(fewer: B, whole: Block, workoutRest: WorkoutRest): B {
  const rest = whole.rest ?? workoutRest;
  const after = restMoment(rest, whole.rounds);
  // What separated sets or rounds has nothing left to separate.
  if (countSets(fewer) === 1 && countSets(whole) > 1) return { ...fewer, rest: undefined };
  // It comes where it came between all its rounds.
  return after === restMoment(rest, fewer.rounds) ? fewer : { ...fewer, rest: { ...rest, after } };
}

const countSets = ({ rounds, exercises }: Block) => rounds * exercises.reduce((sum, { sets }) => sum + sets, 0);

/** A workout with its doses in a light week; what it says of the full dose, its effort and its length, is left out. */
export function lighterWorkout(workout: PublishedWorkout, lighter: Lighter | undefined): PublishedWorkout {
  if (!lighter) return workout;
  const { effort: _, estimatedDuration: __, ...rest } = workout;
  return {
    ...rest,
    blocks: workout.blocks.map((block) =>
      withinEffort(lighterBlock(block, lighter, workout.rest), lighter, workout.intervals),
    ),
  };
}

/** No dose is harder than the light day's effort: a set keeps more in reserve, a harder pace is left out. */
function withinEffort(block: PublishedBlock, { maxRpe }: Lighter, areIntervals = false): PublishedBlock {
  return {
    ...block,
    exercises: block.exercises.map(({ pace, ...dose }) => ({
      ...dose,
      ...(pace && paceWithin(pace, maxRpe, areIntervals)),
      ...(dose.load && { load: keepReserve(dose.load, maxRpe) }),
    })),
  };
}

/** Intervals are run at no more than that effort, without the speed that they are written for. */
function paceWithin(pace: Pace, maxRpe: number, areIntervals: boolean): { pace?: Pace } {
  if (pace.rpe.max <= maxRpe) return { pace };
  if (!areIntervals) return {};
  const { share: _, ...other } = pace;
  return { pace: { ...other, rpe: { min: Math.min(pace.rpe.min, maxRpe), max: maxRpe } } };
}

/** At RPE 6 four repetitions are left, at 7 three: a set that keeps fewer is harder than that. */
function keepReserve(load: Load, maxRpe: number): Load {
  const least = 10 - maxRpe;
  const { reserve } = load;
  if (!reserve || reserve.min >= least) return load;
  return { reserve: { min: least, max: Math.max(least, reserve.max) } };
}

/** What a day says of its workout. */
export interface WorkoutDay {
  lighter?: Lighter | undefined;
  duration?: PublishedDay['duration'];
}

/** A workout as it is done on a day of the programme: that of a light day takes as long as its day says. */
export function workoutOn(workout: PublishedWorkout, day: WorkoutDay | undefined): PublishedWorkout {
  if (!day?.lighter) return workout;
  const { lighter, duration } = day;
  return { ...lighterWorkout(workout, lighter), ...(duration && { estimatedDuration: duration }) };
}

/** « une série de moins par exercice, RPE 6 au plus »; `workout` with its full doses. */
export function formatLighter(lighter: Lighter, workout: Doses): string {
  return [formatLess(lighter, workout), formatEffort(lighter)].filter(Boolean).join(', ');
}

/** The same on the workout's page, in sentences. */
export function describeLighter(lighter: Lighter, workout: Doses): string {
  return formatLess(lighter, workout)
    ? `Doses déjà réduites${NO_BREAK}: ${formatLighter(lighter, workout)}.`
    : `Cette séance ne s’allège pas${NO_BREAK}: prends-\u2060en une autre, ou reste à ${formatEffort(lighter)}.`;
}

/** « Une série ou un tour de moins, RPE 6 au plus », below the name of a day; nothing of running that is easy anyhow. */
export function formatLighterDay(
  lighter: Lighter,
  { type, link, intervals, simulation }: Pick<PublishedDay, 'type' | 'link' | 'intervals' | 'simulation'>,
): string | undefined {
  const { fewerSets } = lighter;
  const effort = formatEffort(lighter);
  if (intervals) return `${fewerSets === 1 ? 'Un effort' : count(fewerSets, 'effort')} de moins, ${effort}`;
  if (simulation || type === 'fractionné') return effort;
  if (link === undefined) return undefined;
  const less = fewerSets === 1 ? 'Une série ou un tour' : `${count(fewerSets, 'série')} ou ${count(fewerSets, 'tour')}`;
  return `${less} de moins, ${effort}`;
}

const formatEffort = ({ maxRpe }: Lighter) => `RPE${NO_BREAK}${maxRpe} au plus`;

export const isSameDose = (one: Lighter | undefined, other: Lighter | undefined) =>
  one?.fewerSets === other?.fewerSets && one?.maxRpe === other?.maxRpe;

/** Empty when nothing can be taken away. */
function formatLess({ fewerSets }: Lighter, { blocks, intervals }: Doses): string {
  const losesRounds = blocks.some(({ rounds }) => rounds > 1);
  const losesSets = blocks.some(({ rounds, exercises }) => rounds === 1 && exercises.some(({ sets }) => sets > 1));
  const amount = [
    losesSets && (fewerSets === 1 ? 'une série' : count(fewerSets, 'série')),
    losesRounds && (fewerSets === 1 ? 'un tour' : count(fewerSets, 'tour')),
  ]
    .filter(Boolean)
    .join(' ou ');
  const keepsOne = blocks.some(({ exercises }) => exercises.some(({ sets }) => sets === 1));
  return (
    amount &&
    `${amount} de moins${losesRounds || intervals ? '' : ` par exercice${keepsOne ? ' (sauf s’il n’en a qu’une)' : ''}`}`
  );
}
