import type {
  PublishedAlternative,
  PublishedBlock,
  PublishedPage,
  PublishedPrescription,
  PublishedWorkout,
} from '../../../schema/programme.ts';
import type { Duration, WorkoutRest } from '../../../schema/quantity.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { withAlternative } from '../../format/alternative.ts';
import { formatSetDose } from '../../format/dose.ts';
import { lighterWorkout } from '../../format/lighter.ts';
import { linesOf, occurrenceAt } from '../../format/occurrence.ts';
import { isRestDue } from '../../format/restDue.ts';
import { type ShortVersions, shortVersion } from '../../format/shortVersion.ts';
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
  /** Its name; where another line of its block has that too, with its dose or a number. */
  label: string;
  /** Where its exercise stands in its block: by its id, `course`; `course.2` for the second line of it. */
  line: string;
  /** Which of the lines of its exercise in the workout it is of; undefined where there is one alone. */
  occurrence: number | undefined;
  /** From 1. */
  round: number;
  /** From 1, within its round. */
  set: number;
  /** Keys of all sets of its line, over the rounds of the block. */
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

/** Index of the chosen alternative by line. */
type Substitutions = Readonly<Record<string, number>>;

/** What a run is of: a page of workouts, or the race, which has neither warm-up nor cool-down. */
export type RunPage = Pick<PublishedPage, 'route' | 'options'> & Partial<Pick<PublishedPage, 'warmUp' | 'coolDown'>>;

/** With `transitions`, one is put between two sets that have no rest. */
export function buildPlan(
  workout: PublishedWorkout,
  page: Pick<RunPage, 'warmUp' | 'coolDown'>,
  substitutions: Substitutions = {},
  transitions = false,
): Plan {
  const { rest, blocks } = workout;
  const { warmUp = workout.warmUp, coolDown = workout.coolDown } = page;
  const lines = linesOf(workout);
  const sets = blocks.flatMap((block, index) => expandBlock(block, index, substitutions, lines));
  const steps = sets.flatMap((step, index): Step[] => {
    if (index === sets.length - 1) return [step];
    const due = restAfter(step, sets[index + 1], rest);
    if (due) return [step, { kind: 'rest', key: `rest/${step.key}`, duration: due }];
    return transitions ? [step, { kind: 'transition', key: `transition/${step.key}` }] : [step];
  });
  return [
    warmUp ? { kind: 'warm-up', key: 'warm-up', ...(workout.warmUp ?? warmUp) } : { kind: 'start', key: 'start' },
    ...steps,
    ...(coolDown ? [{ kind: 'cool-down', key: 'cool-down', ...coolDown } as const] : []),
  ];
}

/** A workout under way as it is done: with lighter doses, or its short version. */
export const workoutOfRun = (
  { lighter, short }: Pick<ActiveWorkout, 'lighter' | 'short'>,
  page: RunPage,
  workout: PublishedWorkout,
  shortVersions?: ShortVersions,
): PublishedWorkout =>
  (short && shortVersion(workout, { lighter }, page, shortVersions)) ?? lighterWorkout(workout, lighter);

/** The plan of a workout under way: with its doses, its substitutions and its transitions. */
export const planOfRun = (
  run: Pick<ActiveWorkout, 'lighter' | 'short' | 'substitutions' | 'transitions'>,
  page: RunPage,
  workout: PublishedWorkout,
  shortVersions?: ShortVersions,
): Plan => buildPlan(workoutOfRun(run, page, workout, shortVersions), page, run.substitutions, run.transitions);

function expandBlock(
  block: PublishedBlock,
  blockIndex: number,
  substitutions: Substitutions,
  ofWorkout: readonly PublishedPrescription[],
): SetStep[] {
  const { rounds } = block;
  const lines = block.exercises.map((coachPrescription, index) => {
    const { exercise, sets } = coachPrescription;
    const nth = occurrenceAt(block.exercises, index) ?? 1;
    const line = nth === 1 ? exercise.id : `${exercise.id}.${nth}`;
    const alternative = chosenAlternative(exercise.alternatives, line, substitutions);
    const key = (round: number, set: number) => `${blockIndex}/${line}/${round}/${set}`;
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
        line,
        occurrence: occurrenceAt(ofWorkout, ofWorkout.indexOf(coachPrescription)),
        siblings: countTo(rounds).flatMap((round) => countTo(sets).map((set) => key(round, set))),
      },
    };
  });
  const named = lines.map(({ shared }) => shared);
  return countTo(rounds).flatMap((round) =>
    lines.flatMap(({ key, sets, shared }) => {
      const label = labelOf(shared, named);
      return countTo(sets).map((set): SetStep => ({ ...shared, label, key: key(round, set), round, set }));
    }),
  );
}

type NamedLine = Pick<SetStep, 'name' | 'effectivePrescription'>;

/** « Squat, 5 répétitions » beside « Squat, 10 répétitions »; « Course (1) » and « Course (2) » of one dose. */
function labelOf(line: NamedLine, lines: readonly NamedLine[]): string {
  const alike = lines.filter(({ name }) => name === line.name);
  if (alike.length === 1) return line.name;
  const doses = alike.map(({ effectivePrescription }) => formatSetDose(effectivePrescription));
  const dose = formatSetDose(line.effectivePrescription);
  const isOnlyDose = doses.indexOf(dose) === doses.lastIndexOf(dose);
  return isOnlyDose ? `${line.name}, ${dose}` : `${line.name}\u00a0(${alike.indexOf(line) + 1})`;
}

/** `substitutions` comes from storage: it may hold any key and any number. */
function chosenAlternative(
  alternatives: readonly PublishedAlternative[],
  line: string,
  substitutions: Substitutions,
): PublishedAlternative | undefined {
  return Object.hasOwn(substitutions, line) ? alternatives[substitutions[line] ?? -1] : undefined;
}

/** The rest that is due between two sets, if any. */
function restAfter(step: SetStep, next: SetStep | undefined, workoutRest: WorkoutRest): WorkoutRest | undefined {
  const rest = step.block.rest ?? workoutRest;
  const round = step.block !== next?.block || step.round !== next.round;
  const exercise = round || step.effectivePrescription !== next.effectivePrescription;
  return isRestDue(rest, step.block.rounds, { exercise, round }) ? rest : undefined;
}

const countTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
