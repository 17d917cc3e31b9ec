import type { LoggedSession, LoggedSet, Split } from './entry.ts';
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

/** Sets that have no split of their own, or more to say than the time and the distance that it has. */
export function setsBesideSplits(sets: readonly LoggedSet[], splits: readonly Split[]): LoggedSet[] {
  const hasMore = ({ kg, reps, rpe, note }: LoggedSet) => [kg, reps, rpe, note].some((value) => value !== undefined);
  return linkedSets(sets, splits).filter((set) => hasMore(set) || set.split === undefined);
}

/** Sets of an entry from before they had the index of their split: the parts that are no transition, in order. */
function linkedSets(sets: readonly LoggedSet[], splits: readonly Split[]): readonly LoggedSet[] {
  if (sets.some(({ split }) => split !== undefined)) return sets;
  const parts = splits.flatMap(({ kind }, index) => (kind === 'transition' ? [] : index));
  return parts.length === sets.length ? sets.map((set, index) => ({ ...set, split: parts[index] })) : sets;
}

/** What a correction of its sets changes of a session: its splits; of a race also the whole, which they make. */
export function splitChanges(
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
  const [before, after] = [linkedSets(sets, splits), linkedSets(corrected, splits)];
  return splits.map((split, index) => {
    const isOfSplit = (set: LoggedSet) => set.split === index;
    const former = before.find(isOfSplit);
    const { seconds, meters } = after.find(isOfSplit) ?? {};
    return {
      ...split,
      ...(seconds !== undefined && seconds !== former?.seconds && { seconds }),
      ...(meters !== undefined && meters !== former?.meters && split.meters !== undefined && { meters }),
    };
  });
}
