import type {
  PublishedAlternative,
  PublishedBlock,
  PublishedExercise,
  PublishedOption,
  PublishedPage,
  PublishedPrescription,
} from '../../../schema/programme.ts';
import type { Duration, WorkoutRest } from '../../../schema/quantity.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { withAlternative } from '../../format/alternative.ts';
import { isRestDue } from '../../format/restDue.ts';

export interface WarmUpOrCoolDownStep {
  kind: 'warm-up' | 'cool-down';
  key: string;
  duration: Duration;
  text: RichText;
}

export interface SetStep {
  kind: 'set';
  /** No edit of a text or a dose changes it, nor does one elsewhere in the workout that keeps the order of its blocks. */
  key: string;
  block: PublishedBlock;
  /** As the coach wrote it. */
  prescribed: PublishedPrescription;
  /** As the member does it: with the dose of the alternative that they chose. */
  prescription: PublishedPrescription;
  /** What they do instead of the exercise. */
  alternative: PublishedAlternative | undefined;
  /** Of the exercise or of its alternative. */
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

export type Step = WarmUpOrCoolDownStep | SetStep | RestStep;
/** A workout step by step: a rest stands between two sets, never before the first or after the last. */
export type Plan = readonly [Step, ...Step[]];

/** Index of the chosen alternative by exercise id. */
type Replaced = Readonly<Record<string, number>>;

export function planOf(
  { rest, blocks, warmUp: ownWarmUp }: PublishedOption,
  { warmUp, coolDown }: Pick<PublishedPage, 'warmUp' | 'coolDown'>,
  replaced: Replaced = {},
): Plan {
  const sets = blocks.flatMap((block, index) => setsOf(block, index, replaced));
  const steps = sets.flatMap((step, index): Step[] => {
    const due = index < sets.length - 1 && restAfter(step, sets[index + 1], rest);
    return due ? [step, { kind: 'rest', key: `rest/${step.key}`, duration: due }] : [step];
  });
  return [
    { kind: 'warm-up', key: 'warm-up', ...(ownWarmUp ?? warmUp) },
    ...steps,
    { kind: 'cool-down', key: 'cool-down', ...coolDown },
  ];
}

function setsOf(block: PublishedBlock, blockIndex: number, replaced: Replaced): SetStep[] {
  const { rounds } = block;
  const exercises = block.exercises.map((prescribed) => {
    const { exercise, sets } = prescribed;
    const alternative = chosenAlternative(exercise, replaced);
    // The content check lets a round hold an exercise once.
    const key = (round: number, set: number) => `${blockIndex}/${exercise.id}/${round}/${set}`;
    return {
      key,
      sets,
      shared: {
        kind: 'set' as const,
        block,
        prescribed,
        prescription: alternative ? withAlternative(prescribed, alternative) : prescribed,
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

/** `replaced` comes from storage: it may hold any key and any number. */
function chosenAlternative(
  { id, alternatives }: PublishedExercise,
  replaced: Replaced,
): PublishedAlternative | undefined {
  return Object.hasOwn(replaced, id) ? alternatives[replaced[id] ?? -1] : undefined;
}

/** The rest that is due between two sets, if any. */
function restAfter(step: SetStep, next: SetStep | undefined, workoutRest: WorkoutRest): WorkoutRest | undefined {
  const rest = step.block.rest ?? workoutRest;
  const round = step.block !== next?.block || step.round !== next.round;
  const exercise = round || step.prescription !== next.prescription;
  return isRestDue(rest, step.block.rounds, { exercise, round }) ? rest : undefined;
}

const countTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
