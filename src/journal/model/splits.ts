import { NO_BREAK } from '../../format/noBreak.ts';
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

const BETWEEN = 'between';

interface Part extends Pick<Split, 'seconds'> {
  /** The same for the second lap of each session. */
  part: string;
  /** What it has its name by: an exercise of the catalogue and its station of the race may have two. */
  named: string;
  name: string;
  dose: string | undefined;
}

/**
 * The parts of several sessions side by side, each beside the same part of the same distance or repetitions: the second
 * lap beside the second lap. A part that one of them alone has is compared with nothing, and has no row.
 */
export function splitRows(sessions: readonly LoggedSession[]): SplitRow[] {
  const columns = sessions.map(partsOf);
  const longest = columns.reduce((most, column) => (column.length > most.length ? column : most), columns[0] ?? []);
  const parts = [...longest, ...columns.flat()].map(({ part }) => part);
  const names = new Map(columns.flat().map(({ named, name }) => [named, name]));
  const all = new Map(columns.flat().map((part) => [keyOf(part), part]));
  const rows = [...all]
    .map(([key, { part, named, dose }]) => ({ key, part, dose, name: names.get(named) ?? '' }))
    .toSorted((one, other) => parts.indexOf(one.part) - parts.indexOf(other.part));
  const between = sessions.every(({ kind }) => kind === 'race') ? 'RoxZone' : 'Transitions';
  return [
    ...rows.map(({ key, name, dose }, index) => {
      const isOfSeveral = rows.some((row) => row.name === name && row.dose !== dose);
      const alike = rows.slice(0, index).filter((row) => row.name === name && row.dose === dose).length;
      return {
        key,
        name: `${name}${dose && isOfSeveral ? `, ${dose}` : ''}${alike ? `\u00a0(${alike + 1})` : ''}`,
        seconds: columns.map((column) => column.find((part) => keyOf(part) === key)?.seconds),
      };
    }),
    { key: BETWEEN, name: between, seconds: sessions.map(secondsBetween) },
  ].filter(({ seconds }) => seconds.filter((each) => each !== undefined).length >= Math.min(2, sessions.length));
}

/** Those that have a part in common with another one. */
export function comparableSessions(sessions: readonly LoggedSession[]): LoggedSession[] {
  const rows = splitRows(sessions).filter(({ key }) => key !== BETWEEN);
  return sessions.filter((_, index) => rows.some(({ seconds }) => seconds[index] !== undefined));
}

const keyOf = ({ part, dose }: Part) => `${part} ${dose}`;

/** What was done in place of a part is compared with nothing, and counts for no other. */
function partsOf({ splits = [] }: LoggedSession): Part[] {
  const counts = new Map<string, number>();
  return splits.flatMap(({ kind, id, name, seconds, meters, reps, isAlternative }) => {
    if (kind === 'transition') return [];
    const count = (counts.get(`${kind} ${id}`) ?? 0) + 1;
    counts.set(`${kind} ${id}`, count);
    if (isAlternative) return [];
    const dose = meters ? formatMeters(meters) : reps ? `${reps}${NO_BREAK}rép.` : undefined;
    const part = `${kind} ${id} ${count}`;
    return [{ part, named: kind === 'station' ? id : part, name, dose, seconds }];
  });
}

/** In all that is no lap and no station. */
function secondsBetween({ splits = [] }: LoggedSession): number | undefined {
  const between = splits.filter(({ kind }) => kind === 'transition');
  return between.length > 0 ? splitSeconds({ splits: between }) : undefined;
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
