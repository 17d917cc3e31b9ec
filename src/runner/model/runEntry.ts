import type { PublishedOption } from '../../../schema/programme.ts';
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
  option: Pick<PublishedOption, 'id' | 'name'>,
  splits: readonly Split[],
): LoggedSession => {
  const { sets = [], ...entry } = entryOf(run, plan, option.name);
  return {
    ...entry,
    sets: timedAsSplits(sets, splits),
    // A race lasts from its start: the wait before is no part of its time.
    ...(option.id === RACE && {
      kind: 'race' as const,
      seconds: Math.floor(workMs(run, run.finishedAt ?? run.touchedAt) / 1000),
    }),
    ...(splits.length > 0 && { splits }),
  };
};

function loggedSetOf(run: Run, plan: Plan, step: SetStep): LoggedSet {
  // What was done may have been replaced since.
  const { alternative, ...log } = run.logs?.[step.key] ?? { alternative: step.alternative?.name };
  const { exercise, reps, distance } = step.prescription;
  const isAsPlanned = alternative === step.alternative?.name;
  return {
    exercise: exercise.id,
    name: alternative ?? exercise.name,
    ...(alternative !== undefined && { isAlternative: true }),
    prescribedSets: plan.filter((other) => other.kind === 'set' && other.prescribed.exercise.id === exercise.id).length,
    ...(reps && { prescribedReps: reps.min }),
    // A workout that is timed by segment shows no distance to correct.
    ...(distance && isAsPlanned && log.seconds !== undefined && { meters: distance.meters }),
    ...log,
  };
}

/**
 * The entry in the journal with what its run can say since it was finished, where nobody knows what it said before: all
 * else may have been corrected there.
 */
export const mergedRun = (former: LoggedSession, { rpe, note, changedAt }: LoggedSession): LoggedSession => ({
  ...former,
  ...(rpe !== undefined && { rpe }),
  ...(note !== undefined && { note }),
  changedAt,
});

/** The entry in the journal with what a run says otherwise than in `base`: what was corrected in the journal since stays. */
export function withRunChanges(former: LoggedSession, base: LoggedSession, later: LoggedSession): LoggedSession {
  const splitsIn = ({ splits = [] }: LoggedSession) =>
    later.splits && { splits: mergedSplits(splits, base.splits ?? [], later.splits) };
  const entry = { ...later, ...splitsIn(base) };
  const keys = Object.keys({ ...base, ...entry }) as (keyof LoggedSession)[];
  const changed = keys.filter((key) => JSON.stringify(base[key]) !== JSON.stringify(entry[key]));
  if (changed.every((key) => key === 'changedAt')) return former;
  return {
    ...former,
    ...Object.fromEntries(changed.map((key) => [key, entry[key]])),
    ...(changed.includes('splits') && splitsIn(former)),
    ...(changed.includes('sets') && { sets: mergedSets(former.sets ?? [], base.sets ?? [], entry.sets ?? []) }),
    // The clock may have been set back since.
    changedAt: changeTime(former, entry.changedAt),
  };
}

/** Whether there is something to keep of a run. */
export const isWorthKeeping = ({ sets = [], rpe, note }: LoggedSession) =>
  sets.length > 0 || rpe !== undefined || note !== undefined;

interface SavedRun {
  entry: LoggedSession;
  /** What was saved of it before, if that is known. */
  base: LoggedSession | undefined;
  /** Whether this page has saved it before. */
  isSavedHere: boolean;
}

/** The entry of a finished run made of the stored one, which it is when nothing changes. */
export function keptEntry(stored: JournalEntry | undefined, run: SavedRun, now: number): JournalEntry | undefined {
  const { entry, base, isSavedHere } = run;
  if (!stored) return isWorthKeeping(entry) ? entry : undefined;
  // What its member deleted in the journal stays so.
  if (!isSession(stored)) return isRemovedByRun(run) ? restoredEntry(stored, entry) : stored;
  // The page that was there before has saved it; a correction came after that.
  if (!isSavedHere && stored.changedAt >= entry.changedAt) return stored;
  const merged = base ? withRunChanges(stored, base, entry) : mergedRun(stored, entry);
  if (merged.changedAt <= stored.changedAt) return stored;
  // Otherwise all that it had was taken back.
  return isWorthKeeping(merged) ? merged : { id: stored.id, changedAt: changeTime(stored, now), deleted: true };
}

/** Whether the entry was deleted in the journal, and its run says something since that is not there. */
export function isLostToDeletion(stored: JournalEntry | undefined, run: SavedRun): boolean {
  const { entry, base } = run;
  if (!stored?.deleted || !isWorthKeeping(entry) || isRemovedByRun(run)) return false;
  return base ? withRunChanges(base, base, entry) !== base : stored.changedAt < entry.changedAt;
}

/** The entry of a run in the place of a deleted one. */
const restoredEntry = (stored: JournalEntry | undefined, entry: LoggedSession): LoggedSession => ({
  ...entry,
  changedAt: stored ? changeTime(stored, entry.changedAt) : entry.changedAt,
});

/** The entry of a run that its member puts back; where it is there again already, with what the run says since `base`. */
export function putBackEntry(stored: JournalEntry | undefined, { entry, base }: Omit<SavedRun, 'isSavedHere'>) {
  if (!stored || !isSession(stored)) return restoredEntry(stored, entry);
  if (base) return withRunChanges(stored, base, entry);
  return { ...mergedRun(stored, entry), changedAt: changeTime(stored, entry.changedAt) };
}

/** Nothing was worth keeping of it when it was saved last: the run itself took it out of the journal. */
const isRemovedByRun = ({ base, entry }: SavedRun) =>
  base !== undefined && !isWorthKeeping(base) && isWorthKeeping(entry);
