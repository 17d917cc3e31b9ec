import type {
  PublishedBlock,
  PublishedOption,
  PublishedPage,
  PublishedPrescription,
} from '../../../schema/programme.ts';
import type { Duration, WorkoutRest } from '../../../schema/quantity.ts';
import { type Replaced, withReplacement } from './substitution.ts';

/** The warm-up or the cool-down. */
export interface FrameStep {
  kind: 'warm-up' | 'cool-down';
  key: string;
  frame: PublishedPage['warmUp'];
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
  rest: Duration;
}

export type Step = FrameStep | SetStep | RestStep;
/** A workout step by step: a rest stands between two sets, never before the first or after the last. */
export type Plan = readonly Step[];

export function planOf(
  { rest, blocks }: PublishedOption,
  { warmUp, coolDown }: Pick<PublishedPage, 'warmUp' | 'coolDown'>,
  replaced: Replaced = {},
): Plan {
  const sets = blocks.flatMap((block, index) => setsOf(block, index, replaced));
  const steps = sets.flatMap((step, index): Step[] => {
    const due = index < sets.length - 1 && restAfter(step, sets[index + 1], rest);
    return due ? [step, { kind: 'rest', key: `rest/${step.key}`, rest: due }] : [step];
  });
  return [
    { kind: 'warm-up', key: 'warm-up', frame: warmUp },
    ...steps,
    { kind: 'cool-down', key: 'cool-down', frame: coolDown },
  ];
}

function setsOf(block: PublishedBlock, blockIndex: number, replaced: Replaced): SetStep[] {
  const { rounds, exercises } = block;
  const doses = exercises.map((prescribed) => ({ prescribed, prescription: withReplacement(prescribed, replaced) }));
  // The content check lets a round hold an exercise once.
  const names = exercises.map(({ exercise }) => `${blockIndex}/${exercise.id}`);
  const siblings = exercises.map(({ sets }, index) =>
    countTo(rounds).flatMap((round) => countTo(sets).map((set) => `${names[index]}/${round}/${set}`)),
  );
  return countTo(rounds).flatMap((round) =>
    doses.flatMap(({ prescribed, prescription }, index) =>
      countTo(prescription.sets).map(
        (set): SetStep => ({
          kind: 'set',
          key: `${names[index]}/${round}/${set}`,
          block,
          prescribed,
          prescription,
          round,
          set,
          siblings: siblings[index] ?? [],
        }),
      ),
    ),
  );
}

/** The rest that is due between two sets, if any. */
function restAfter(step: SetStep, next: SetStep | undefined, ofWorkout: WorkoutRest): WorkoutRest | undefined {
  const rest = step.block.rest ?? ofWorkout;
  const { after = step.block.rounds > 1 ? 'round' : 'set' } = rest;
  const endsRound = step.block !== next?.block || step.round !== next.round;
  const endsExercise = endsRound || step.prescription !== next.prescription;
  const due = after === 'set' || (after === 'exercise' ? endsExercise : endsRound);
  return due && rest.maxSeconds > 0 ? rest : undefined;
}

const countTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
