import type { LoggedSession, LoggedSet, Split } from './entry.ts';
import { isSameExercise } from './lastTime.ts';
import { formatMeters } from './sessionValues.ts';

export interface SplitRow {
  key: string;
  name: string;
  /** Of each session; undefined where it has no such part. */
  seconds: readonly (number | undefined)[];
}

export const splitSeconds = ({ splits = [] }: Pick<LoggedSession, 'splits'>) =>
  splits.reduce((sum, { seconds }) => sum + seconds, 0);

/**
 * The parts of several sessions side by side, each beside the same part of the same distance: the second lap beside the
 * second lap.
 */
export function splitRows(sessions: readonly LoggedSession[]): SplitRow[] {
  const columns = sessions.map(({ splits = [] }) => {
    const counts = new Map<string, number>();
    return splits.map(({ kind, id, name, seconds, meters, isAlternative }) => {
      const count = (counts.get(`${kind} ${id}`) ?? 0) + 1;
      counts.set(`${kind} ${id}`, count);
      const part = `${kind} ${id} ${count}`;
      // Compared with no other: a row of its own, below that of what it replaced.
      return isAlternative
        ? { part, key: `${part} ${name}`, name: `${name} (remplaçant)`, seconds }
        : { part, key: `${part} ${meters}`, name, seconds, meters };
    });
  });
  const longest = columns.reduce((most, column) => (column.length > most.length ? column : most), columns[0] ?? []);
  const all = [...longest, ...columns.flat()];
  const parts = all.map(({ part }) => part);
  const rows = [...new Map(all.map((split) => [split.key, split])).values()].sort(
    (one, other) => parts.indexOf(one.part) - parts.indexOf(other.part),
  );
  return rows.map(({ key, name, meters }, index) => {
    const isOfSeveral = rows.some((row) => row.name === name && row.meters !== meters);
    const alike = rows.slice(0, index).filter((row) => row.name === name && row.meters === meters).length;
    return {
      key,
      name: `${name}${meters && isOfSeveral ? `, ${formatMeters(meters)}` : ''}${alike ? `\u00a0(${alike + 1})` : ''}`,
      seconds: columns.map((column) => column.find((split) => split.key === key)?.seconds),
    };
  });
}

/** Splits are rounded so that they make the whole. */
const ROUNDING_SECONDS = 1;

/** Whether a split is of a set: running has the name of its lap, so that only its values say so. */
const isOfSet = (split: Split, { name, seconds, meters }: LoggedSet) =>
  split.kind !== 'transition' &&
  (split.name === name || (split.kind === 'run' && seconds !== undefined)) &&
  (seconds === undefined || Math.abs(split.seconds - seconds) <= ROUNDING_SECONDS) &&
  (meters === undefined || split.meters === meters);

/** The splits of sets, each of one. */
function splitsOfSets(sets: readonly LoggedSet[], splits: readonly Split[]): ReadonlyMap<LoggedSet, Split> {
  const left = new Set(splits);
  const found = new Map<LoggedSet, Split>();
  for (const set of sets) {
    const split = [...left].find((each) => isOfSet(each, set));
    if (!split) continue;
    found.set(set, split);
    left.delete(split);
  }
  return found;
}

/** The sets with the seconds of their splits: rounded one by one they do not make the whole. */
export function timedAsSplits(sets: readonly LoggedSet[], splits: readonly Split[]): LoggedSet[] {
  const found = splitsOfSets(sets, splits);
  return sets.map((set) => (set.seconds ? { ...set, seconds: found.get(set)?.seconds || set.seconds } : set));
}

/** Sets that have no split of their own, or more to say than the time and the distance that it has. */
export function setsBesideSplits(sets: readonly LoggedSet[], splits: readonly Split[]): LoggedSet[] {
  const found = splitsOfSets(sets, splits);
  const hasMore = ({ kg, reps, rpe, note }: LoggedSet) => [kg, reps, rpe, note].some((value) => value !== undefined);
  return sets.filter((set) => hasMore(set) || !found.has(set));
}

/** What a correction of its sets changes of a session: its splits; of a race also the whole, which they make. */
export function changesOfSplits(
  session: LoggedSession,
  changed: Partial<Pick<LoggedSession, 'sets'>>,
): Pick<LoggedSession, 'splits' | 'seconds'> {
  if (!('sets' in changed)) return {};
  const splits = correctedSplits(session, changed.sets);
  const { kind, seconds } = session;
  if (kind !== 'race' || seconds === undefined) return { splits };
  return { splits, seconds: seconds + splitSeconds({ splits }) - splitSeconds(session) };
}

/** The splits of a session with the times and distances that were corrected in its sets. */
export function correctedSplits(
  { sets = [], splits }: Pick<LoggedSession, 'sets' | 'splits'>,
  corrected: readonly LoggedSet[] = [],
): LoggedSession['splits'] {
  if (!splits) return undefined;
  const changes = new Map<Split, Partial<Split>>();
  for (const [set, split] of splitsOfSets(sets, splits)) {
    const [before, after] = [sets, corrected].map((list) => list.filter((each) => isSameExercise(each, set))) as [
      LoggedSet[],
      LoggedSet[],
    ];
    const now = after[before.indexOf(set)];
    // Which of several was taken away is not known.
    if (!now || after.length < before.length) continue;
    const { seconds, meters } = now;
    changes.set(split, {
      ...(seconds !== undefined && seconds !== set.seconds && { seconds }),
      ...(meters !== undefined && meters !== set.meters && split.meters !== undefined && { meters }),
    });
  }
  return splits.map((split) => ({ ...split, ...changes.get(split) }));
}
