import type { PublishedWorkout } from '../../../schema/programme.ts';
import { localDateOf } from '../../calendar/localDate.ts';
import {
  isSession,
  type JournalEntry,
  type LoggedSession,
  type LoggedSet,
  type Split,
} from '../../journal/model/entry.ts';
import { changeTime } from '../../journal/model/merge.ts';
import { timedAsSplits } from '../../journal/model/splits.ts';
import { mergedSets, mergedSplits } from './mergedSets.ts';
import type { Plan, SetStep } from './plan.ts';
import { RACE } from './racePage.ts';
import type { Run } from './run.ts';
import { isMostlyDone } from './setCounts.ts';
import { elapsedMs, workMs } from './timing.ts';

/** Of a run's entry in the journal: the same however often the run is finished, and in each tab. */
export const entryIdOf = ({ entryId, startedAt }: Pick<Run, 'entryId' | 'startedAt'>) => entryId ?? `run-${startedAt}`;

/** What the journal keeps of a finished run: the sets that were done, in the order of the workout. */
export function entryOf(run: Run, plan: Plan, name: string): LoggedSession {
  const sets = plan.filter((step): step is SetStep => step.kind === 'set' && run.ticks[step.key] === 'done');
  return {
    id: entryIdOf(run),
    changedAt: run.touchedAt,
    kind: 'workout',
    on: localDateOf(new Date(run.startedAt)),
    name,
    route: run.route,
    workout: run.workout,
    // Fewer sets leave the day to do.
    ...(run.day !== undefined && (isMostlyDone(run, plan) ? { day: run.day } : { partOf: run.day })),
    seconds: Math.floor(elapsedMs(run, run.finishedAt ?? run.touchedAt) / 1000),
    ...(run.rpe !== undefined && { rpe: run.rpe }),
    ...(run.note && { note: run.note }),
    sets: sets.map((step) => loggedSetOf(run, plan, step)),
  };
}

/** With what its workout says about it. */
export const finishedEntryOf = (
  run: Run,
  plan: Plan,
  workout: Pick<PublishedWorkout, 'id' | 'name'>,
  splits: readonly Split[],
): LoggedSession => {
  const { sets = [], ...entry } = entryOf(run, plan, workout.name);
  return {
    ...entry,
    sets: timedAsSplits(sets, splits),
    // A race lasts from its start: the wait before is no part of its time.
    ...(workout.id === RACE && {
      kind: 'race' as const,
      seconds: Math.floor(workMs(run, run.finishedAt ?? run.touchedAt) / 1000),
    }),
    ...(splits.length > 0 && { splits }),
  };
};

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

/**
 * The journal's entry with the effort and the note of the run, where nobody knows what was saved of it before: all else may
 * have been corrected in the journal.
 */
export const mergedWithoutBase = (
  fromJournal: LoggedSession,
  { rpe, note, changedAt }: LoggedSession,
): LoggedSession => ({
  ...fromJournal,
  ...(rpe !== undefined && { rpe }),
  ...(note !== undefined && { note }),
  changedAt,
});

/**
 * Three-way merge: `base` is what was saved of the run last. Of what the run says otherwise since, the run's counts; all
 * else is the journal's, where it may have been corrected.
 */
export function mergedEntry(fromJournal: LoggedSession, base: LoggedSession, fromRun: LoggedSession): LoggedSession {
  const splitsIn = ({ splits = [] }: LoggedSession) =>
    fromRun.splits && { splits: mergedSplits(splits, base.splits ?? [], fromRun.splits) };
  const compared = { ...fromRun, ...splitsIn(base) };
  const keys = Object.keys({ ...base, ...compared }) as (keyof LoggedSession)[];
  const changed = keys.filter((key) => JSON.stringify(base[key]) !== JSON.stringify(compared[key]));
  if (changed.every((key) => key === 'changedAt')) return fromJournal;
  return {
    ...fromJournal,
    ...Object.fromEntries(changed.map((key) => [key, compared[key]])),
    ...(changed.includes('splits') && splitsIn(fromJournal)),
    ...(changed.includes('sets') && { sets: mergedSets(fromJournal.sets ?? [], base.sets ?? [], compared.sets ?? []) }),
    // The clock may have been set back since.
    changedAt: changeTime(fromJournal, compared.changedAt),
  };
}

/** Whether there is something to keep of a run. */
export const isWorthKeeping = ({ sets = [], rpe, note }: LoggedSession) =>
  sets.length > 0 || rpe !== undefined || note !== undefined;

interface EntryToSave {
  fromRun: LoggedSession;
  /** What was saved of the run last, if that is known. */
  base: LoggedSession | undefined;
  /** Whether this page has saved it before. */
  isSavedHere: boolean;
}

/** What the journal has of a finished run once it is saved: the entry that is there already when nothing changes. */
export function keptEntry(
  fromJournal: JournalEntry | undefined,
  toSave: EntryToSave,
  now: number,
): JournalEntry | undefined {
  const { fromRun, base, isSavedHere } = toSave;
  if (!fromJournal) return isWorthKeeping(fromRun) ? fromRun : undefined;
  // What its member deleted in the journal stays so.
  if (!isSession(fromJournal)) return isRemovedByRun(toSave) ? restoredEntry(fromJournal, fromRun) : fromJournal;
  // The page that was there before has saved it; a correction came after that.
  if (!isSavedHere && fromJournal.changedAt >= fromRun.changedAt) return fromJournal;
  const merged = base ? mergedEntry(fromJournal, base, fromRun) : mergedWithoutBase(fromJournal, fromRun);
  if (merged.changedAt <= fromJournal.changedAt) return fromJournal;
  // Otherwise all that it had was taken back.
  return isWorthKeeping(merged)
    ? merged
    : { id: fromJournal.id, changedAt: changeTime(fromJournal, now), deleted: true };
}

/** Whether the entry was deleted in the journal, and its run says something since that is not there. */
export function isLostToDeletion(fromJournal: JournalEntry | undefined, toSave: EntryToSave): boolean {
  const { fromRun, base } = toSave;
  if (!fromJournal?.deleted || !isWorthKeeping(fromRun) || isRemovedByRun(toSave)) return false;
  return base ? mergedEntry(base, base, fromRun) !== base : fromJournal.changedAt < fromRun.changedAt;
}

/** The entry of a run in the place of a deleted one. */
const restoredEntry = (fromJournal: JournalEntry | undefined, fromRun: LoggedSession): LoggedSession => ({
  ...fromRun,
  changedAt: fromJournal ? changeTime(fromJournal, fromRun.changedAt) : fromRun.changedAt,
});

/** The entry of a run that its member puts back; where it is there again already, with what the run says since `base`. */
export function putBackEntry(
  fromJournal: JournalEntry | undefined,
  { fromRun, base }: Omit<EntryToSave, 'isSavedHere'>,
) {
  if (!fromJournal || !isSession(fromJournal)) return restoredEntry(fromJournal, fromRun);
  if (base) return mergedEntry(fromJournal, base, fromRun);
  return { ...mergedWithoutBase(fromJournal, fromRun), changedAt: changeTime(fromJournal, fromRun.changedAt) };
}

/** Nothing was worth keeping of it when it was saved last: the run itself took it out of the journal. */
const isRemovedByRun = ({ base, fromRun }: EntryToSave) =>
  base !== undefined && !isWorthKeeping(base) && isWorthKeeping(fromRun);
