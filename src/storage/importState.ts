import type { DoneMarks } from '../programme/model/done.ts';
import type { ParsedState } from './parseState.ts';
import { raceOf, withoutDay, withPreparationPast } from './preparation.ts';
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
  const theirs = isOfAnotherRace(device, imported) ? asPast(imported) : imported;
  const { [raceOf(device)?.id ?? '']: ofThisRace, ...others } = theirs.pastPreparations;
  const isOwn = (slice: SliceName) =>
    (DATE_SLICES.includes(slice) ? DATE_SLICES : [slice]).some((one) => isSliceSet(one, device));
  return {
    ...theirs,
    ...Object.fromEntries(SLICES.filter(isOwn).map((slice) => [slice, device[slice]])),
    pastPreparations: mergePast(device.pastPreparations, others),
    done: mergeMarks(device.done, mergeMarks(theirs.done, ofThisRace?.done ?? {})),
  };
}

/** Two devices may each have given the same race an id of its own; states of older versions have none. */
function isOfAnotherRace(device: StoredState, imported: StoredState): boolean {
  const [race, other] = [raceOf(device), raceOf(imported)];
  if (race?.id === undefined || other?.id === undefined) return false;
  return race.id !== other.id && race.date !== other.date;
}

/** With its preparation under way among the past ones; no day of this device's is one of it. */
function asPast(imported: StoredState): StoredState {
  return { ...imported, ...withPreparationPast(imported), run: withoutDay(imported) };
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
