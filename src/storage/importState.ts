import { latestEntry } from '../schedule/model/dateHistory.ts';
import type { DoneMarks } from '../schedule/model/done.ts';
import type { RaceDateEntry } from '../schedule/model/raceDateEntry.ts';
import type { ParsedState } from './parseState.ts';
import { withoutDay, withPreparationPast } from './preparation.ts';
import { isSliceSet, SLICES, type SliceName, type StoredState } from './state.ts';

/** The date of a race and those before it make sense together only. */
const DATE_SLICES: readonly SliceName[] = ['race', 'dateHistory'];

/** An import instead of what the device has; a slice that can't be read keeps the device's value. */
export function replaced(device: StoredState, { state, invalidKeys }: ParsedState): StoredState {
  const unreadable = SLICES.filter((slice) => invalidKeys.includes(slice) && !isSliceSet(slice, state));
  return { ...state, ...Object.fromEntries(unreadable.map((slice) => [slice, device[slice]])) };
}

/**
 * An import beside what the device has, which counts where both have something to say. The preparation of another race
 * joins the past ones; what either knows of the race under way joins that.
 */
export function merged(device: StoredState, imported: StoredState): StoredState {
  const theirs = isOfSameRace(device, imported) ? imported : asPast(imported, device.pastPreparations);
  const { [latestEntry(device)?.id ?? '']: ofThisRace, ...others } = theirs.pastPreparations;
  const isOwn = (slice: SliceName) =>
    (DATE_SLICES.includes(slice) ? DATE_SLICES : [slice]).some((one) => isSliceSet(one, device));
  return {
    ...theirs,
    ...Object.fromEntries(SLICES.filter(isOwn).map((slice) => [slice, device[slice]])),
    pastPreparations: mergePast(device.pastPreparations, others),
    done: mergeMarks(device.done, mergeMarks(theirs.done, ofThisRace?.done ?? {})),
  };
}

type RaceDates = Pick<StoredState, 'race' | 'dateHistory'>;

/**
 * Two devices may each have given the same race an id of its own, and states of older versions have none: then one of
 * them has, or had, the other's date. What has no race belongs to any.
 */
function isOfSameRace(one: RaceDates, other: RaceDates): boolean {
  const [entry, otherEntry] = [latestEntry(one), latestEntry(other)];
  if (!entry || !otherEntry || entry.date === otherEntry.date) return true;
  if (entry.id !== undefined && otherEntry.id !== undefined) return entry.id === otherEntry.id;
  const had = ({ dateHistory }: RaceDates, { date }: RaceDateEntry) =>
    dateHistory.some((former) => former.date === date);
  return had(one, otherEntry) || had(other, entry);
}

/** With its preparation under way among the past ones; no day of this device's is one of it. */
function asPast(imported: StoredState, known: PastPreparations): StoredState {
  // The same file imported again is the same preparation.
  const knownId = Object.entries(known).find(([, past]) => latestEntry(past) && isOfSameRace(past, imported))?.[0];
  const newId = knownId ?? latestEntry(imported)?.date;
  return { ...imported, ...withPreparationPast(imported, { newId }), run: withoutDay(imported) };
}

type PastPreparations = StoredState['pastPreparations'];

function mergePast(own: PastPreparations, others: PastPreparations): PastPreparations {
  const joined = Object.entries(others).map(([id, other]) => {
    const same = Object.hasOwn(own, id) ? own[id] : undefined;
    return [id, same ? { ...other, ...same, done: mergeMarks(same.done, other.done) } : other];
  });
  return { ...own, ...Object.fromEntries(joined) };
}

function mergeMarks(own: DoneMarks, others: DoneMarks): DoneMarks {
  const ids = Object.keys({ ...others, ...own });
  return Object.fromEntries(ids.map((id) => [id, { ...others[id], ...own[id] }]));
}
