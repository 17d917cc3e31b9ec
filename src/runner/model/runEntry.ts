import type { PublishedWorkout } from '../../../schema/programme.ts';
import { localDateOf } from '../../calendar/localDate.ts';
import { doseValues } from '../../journal/model/doseValues.ts';
import type { LoggedSession, LoggedSet } from '../../journal/model/entry.ts';
import type { RaceCourse } from '../../journal/model/raceCourse.ts';
import type { ActiveWorkout } from './activeWorkout.ts';
import { isSet, type Plan, type SetStep } from './plan.ts';
import { RACE } from './racePage.ts';
import { isTimedBySegment } from './segments.ts';
import { isMostlyDone } from './setCounts.ts';
import { measureSplits, type StepSplit } from './splits.ts';
import { elapsedMs, workMs } from './timing.ts';

/** Of a run's entry in the journal: the same however often the run is finished, and in each tab. */
export const entryIdOf = ({ entryId, startedAt }: Pick<ActiveWorkout, 'entryId' | 'startedAt'>) =>
  entryId ?? `run-${startedAt}`;

/** What the journal keeps of a finished run: the sets that were done, in the order of the workout. */
export function buildEntry(
  run: ActiveWorkout,
  plan: Plan,
  workout: Pick<PublishedWorkout, 'id' | 'name' | 'simulation' | 'splits' | 'intervals'>,
  course: RaceCourse,
  targets?: ReadonlyMap<string, number>,
): LoggedSession {
  const end = run.finishedAt ?? run.lastInputAt;
  const isRace = workout.id === RACE;
  const sets = plan.filter(isSet).filter(({ key }) => run.setStatus[key] === 'done');
  const measured = isTimedBySegment(workout) ? measureSplits(run, plan, course, targets) : [];
  const splits = workout.intervals ? measured.map((split) => withLoggedTime(split, run)) : measured;
  return {
    id: entryIdOf(run),
    changedAt: run.lastInputAt,
    kind: isRace ? 'race' : workout.intervals ? 'run' : 'workout',
    on: localDateOf(new Date(run.startedAt)),
    name: workout.name,
    ...(!workout.intervals && { route: run.route, workout: run.workout }),
    // Fewer sets leave the day to do.
    ...(run.day !== undefined && (isMostlyDone(run, plan) ? { day: run.day } : { partOf: run.day })),
    // A race lasts from its start: the wait before is no part of its time.
    seconds: Math.floor((isRace ? workMs(run, end) : elapsedMs(run, end)) / 1000),
    ...(run.rpe !== undefined && { rpe: run.rpe }),
    ...(run.note && { note: run.note }),
    sets: sets.map((step) => withSplit(toLoggedSet(run, plan, step), step, splits)),
    ...(splits.length > 0 && { splits: splits.map(({ split }) => split) }),
  };
}

/** A repeat with its time as it was corrected in the rest after it; one that was measured differs by its rounding alone. */
function withLoggedTime({ key, split }: StepSplit, { logs }: ActiveWorkout): StepSplit {
  const seconds = logs?.[key]?.seconds;
  const isCorrected = split.kind !== 'transition' && seconds !== undefined && Math.abs(seconds - split.seconds) > 1;
  return { key, split: isCorrected ? { ...split, seconds } : split };
}

/** A set with its split's index and seconds: rounded one by one, the sets do not make the whole. */
function withSplit(set: LoggedSet, { key }: SetStep, splits: readonly StepSplit[]): LoggedSet {
  const index = splits.findIndex((one) => one.key === key);
  const split = splits[index]?.split;
  if (!split || split.kind === 'transition') return set;
  const isMeasured = set.seconds !== undefined && Math.abs(split.seconds - set.seconds) <= 1;
  return { ...set, split: index, ...(isMeasured && { seconds: split.seconds || set.seconds }) };
}

function toLoggedSet(run: ActiveWorkout, plan: Plan, step: SetStep): LoggedSet {
  // What was done may have been replaced since.
  const { alternative, ...log } = run.logs?.[step.key] ?? { alternative: step.alternative?.name };
  const { exercise, reps } = step.effectivePrescription;
  const { meters } = doseValues(step.effectivePrescription);
  const isAsPlanned = alternative === step.alternative?.name;
  return {
    exercise: exercise.id,
    name: alternative ?? exercise.name,
    ...(alternative !== undefined && { isAlternative: true }),
    ...(step.occurrence !== undefined && { occurrence: step.occurrence }),
    prescribedSets: plan.filter(isSet).filter((other) => other.coachPrescription.exercise.id === exercise.id).length,
    ...(reps && { prescribedReps: reps.min }),
    // A workout that is timed by segment shows no distance to correct.
    ...(isAsPlanned && log.seconds !== undefined && meters !== undefined && { meters }),
    ...log,
  };
}

export const isWorthKeeping = ({ sets = [], rpe, note }: LoggedSession) =>
  sets.length > 0 || rpe !== undefined || note !== undefined;
