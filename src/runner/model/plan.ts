import type {
  PublishedAlternative,
  PublishedBlock,
  PublishedExercise,
  PublishedPage,
  PublishedPrescription,
  PublishedWorkout,
} from '../../../schema/programme.ts';
import type { Duration, WorkoutRest } from '../../../schema/quantity.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { withAlternative } from '../../format/alternative.ts';
import { lighterWorkout } from '../../format/lighter.ts';
import { isRestDue } from '../../format/restDue.ts';
import type { ActiveWorkout } from './activeWorkout.ts';

export interface WarmUpStep {
  kind: 'warm-up';
  key: string;
  duration: Duration;
  text: RichText;
}

export interface CoolDownStep extends Omit<WarmUpStep, 'kind'> {
  kind: 'cool-down';
}

export interface SetStep {
  kind: 'set';
  /** No edit of a text or a dose changes it, nor does one elsewhere in the workout that keeps the order of its blocks. */
  key: string;
  block: PublishedBlock;
  coachPrescription: PublishedPrescription;
  /** As the member does it: with the dose of the alternative that they chose. */
  effectivePrescription: PublishedPrescription;
  alternative: PublishedAlternative | undefined;
  name: string;
  /** From 1. */
  round: number;
  /** From 1, within its round. */
  set: number;
  /** Keys of all sets of this exercise in the block, over its rounds. */
  siblings: readonly string[];
}

export interface RestStep {
  kind: 'rest';
  key: string;
  duration: Duration;
}

/** The way from one set to the next, timed by itself; the member ends it. */
export interface TransitionStep {
  kind: 'transition';
  key: string;
}

/** Before the first set of what has no warm-up: a race. */
export interface StartStep {
  kind: 'start';
  key: 'start';
}

export type Step = WarmUpStep | CoolDownStep | SetStep | RestStep | TransitionStep | StartStep;
export const isSet = (step: Step): step is SetStep => step.kind === 'set';
export const isRace = ([first]: Plan) => first.kind === 'start';

/** A workout step by step: a rest or a transition comes between two sets, never before the first or after the last. */
export type Plan = readonly [Step, ...Step[]];

/** Index of the chosen alternative by exercise id. */
type Substitutions = Readonly<Record<string, number>>;

/** What a run is of: a page of workouts, or the race, which has neither warm-up nor cool-down. */
export type RunPage = Pick<PublishedPage, 'route' | 'options'> & Partial<Pick<PublishedPage, 'warmUp' | 'coolDown'>>;

/** With `transitions`, one is put between two sets that have no rest. */
export function buildPlan(
  { rest, blocks, warmUp: ownWarmUp }: PublishedWorkout,
  { warmUp = ownWarmUp, coolDown }: Pick<RunPage, 'warmUp' | 'coolDown'>,
  substitutions: Substitutions = {},
  transitions = false,
): Plan {
  const sets = blocks.flatMap((block, index) => expandBlock(block, index, substitutions));
  const steps = sets.flatMap((step, index): Step[] => {
    if (index === sets.length - 1) return [step];
    const due = restAfter(step, sets[index + 1], rest);
    if (due) return [step, { kind: 'rest', key: `rest/${step.key}`, duration: due }];
    return transitions ? [step, { kind: 'transition', key: `transition/${step.key}` }] : [step];
  });
  return [
    warmUp ? { kind: 'warm-up', key: 'warm-up', ...(ownWarmUp ?? warmUp) } : { kind: 'start', key: 'start' },
    ...steps,
    ...(coolDown ? [{ kind: 'cool-down', key: 'cool-down', ...coolDown } as const] : []),
  ];
}

/** The plan of a workout under way: with its lighter doses, its substitutions and its transitions. */
export const planOfRun = (
  { lighter, substitutions, transitions }: Pick<ActiveWorkout, 'lighter' | 'substitutions' | 'transitions'>,
  page: RunPage,
  workout: PublishedWorkout,
): Plan => buildPlan(lighterWorkout(workout, lighter), page, substitutions, transitions);

function expandBlock(block: PublishedBlock, blockIndex: number, substitutions: Substitutions): SetStep[] {
  const { rounds } = block;
  const exercises = block.exercises.map((coachPrescription) => {
    const { exercise, sets } = coachPrescription;
    const alternative = chosenAlternative(exercise, substitutions);
    // The content check lets a round hold an exercise once.
    const key = (round: number, set: number) => `${blockIndex}/${exercise.id}/${round}/${set}`;
    return {
      key,
      sets,
      shared: {
        kind: 'set' as const,
        block,
        coachPrescription,
        effectivePrescription: alternative ? withAlternative(coachPrescription, alternative) : coachPrescription,
        alternative,
        name: (alternative ?? exercise).name,
        siblings: countTo(rounds).flatMap((round) => countTo(sets).map((set) => key(round, set))),
      },
    };
  });
  return countTo(rounds).flatMap((round) =>
    exercises.flatMap(({ key, sets, shared }) =>
      countTo(sets).map((set): SetStep => ({ ...shared, key: key(round, set), round, set })),
    ),
  );
}

/** `substitutions` comes from storage: it may hold any key and any number. */
function chosenAlternative(
  { id, alternatives }: PublishedExercise,
  substitutions: Substitutions,
): PublishedAlternative | undefined {
  return Object.hasOwn(substitutions, id) ? alternatives[substitutions[id] ?? -1] : undefined;
}

/** The rest that is due between two sets, if any. */
function restAfter(step: SetStep, next: SetStep | undefined, workoutRest: WorkoutRest): WorkoutRest | undefined {
  const rest = step.block.rest ?? workoutRest;
  const round = step.block !== next?.block || step.round !== next.round;
  const exercise = round || step.effectivePrescription !== next.effectivePrescription;
  return isRestDue(rest, step.block.rounds, { exercise, round }) ? rest : undefined;
}

const countTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
