import type { PublishedWorkout } from '../../../schema/programme.ts';
import { localDateOf } from '../../calendar/localDate.ts';
import type { LoggedSession, LoggedSet, Split } from '../../journal/model/entry.ts';
import { timedAsSplits } from '../../journal/model/splits.ts';
import type { Plan, SetStep } from './plan.ts';
import { RACE } from './racePage.ts';
import type { Run } from './run.ts';
import { isMostlyDone } from './setCounts.ts';
import { elapsedMs, workMs } from './timing.ts';

/** Of a run's entry in the journal: the same however often the run is finished, and in each tab. */
export const entryIdOf = ({ entryId, startedAt }: Pick<Run, 'entryId' | 'startedAt'>) => entryId ?? `run-${startedAt}`;

/** What the journal keeps of a finished run: the sets that were done, in the order of the workout. */
export function entryOf(
  run: Run,
  plan: Plan,
  workout: Pick<PublishedWorkout, 'id' | 'name'>,
  splits: readonly Split[] = [],
): LoggedSession {
  const end = run.finishedAt ?? run.touchedAt;
  const isRace = workout.id === RACE;
  const sets = plan.filter((step): step is SetStep => step.kind === 'set' && run.ticks[step.key] === 'done');
  return {
    id: entryIdOf(run),
    changedAt: run.touchedAt,
    kind: isRace ? 'race' : 'workout',
    on: localDateOf(new Date(run.startedAt)),
    name: workout.name,
    route: run.route,
    workout: run.workout,
    // Fewer sets leave the day to do.
    ...(run.day !== undefined && (isMostlyDone(run, plan) ? { day: run.day } : { partOf: run.day })),
    // A race lasts from its start: the wait before is no part of its time.
    seconds: Math.floor((isRace ? workMs(run, end) : elapsedMs(run, end)) / 1000),
    ...(run.rpe !== undefined && { rpe: run.rpe }),
    ...(run.note && { note: run.note }),
    sets: timedAsSplits(
      sets.map((step) => loggedSetOf(run, plan, step)),
      splits,
    ),
    ...(splits.length > 0 && { splits }),
  };
}

function loggedSetOf(run: Run, plan: Plan, step: SetStep): LoggedSet {
  // What was done may have been replaced since.
  const { alternative, ...log } = run.logs?.[step.key] ?? { alternative: step.alternative?.name };
  const { exercise, reps, distance } = step.effectivePrescription;
  const isAsPlanned = alternative === step.alternative?.name;
  return {
    exercise: exercise.id,
    name: alternative ?? exercise.name,
    ...(alternative !== undefined && { isAlternative: true }),
    prescribedSets: plan.filter((other) => other.kind === 'set' && other.coachPrescription.exercise.id === exercise.id)
      .length,
    ...(reps && { prescribedReps: reps.min }),
    // A workout that is timed by segment shows no distance to correct.
    ...(distance && isAsPlanned && log.seconds !== undefined && { meters: distance.meters }),
    ...log,
  };
}

/** Whether there is something to keep of a run. */
export const isWorthKeeping = ({ sets = [], rpe, note }: LoggedSession) =>
  sets.length > 0 || rpe !== undefined || note !== undefined;
