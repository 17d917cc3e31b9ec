import { SLICES, type SliceName, type StoredState } from './state.ts';

/** Slices that change entry by entry. */
const SLICES_OF_ENTRIES: readonly SliceName[] = ['done', 'ticks', 'pastPreparations', 'times'];

interface Versions {
  /** What this tab shows. */
  mine: StoredState;
  /** What storage had before, which `mine` was made from; undefined where it could not be read. */
  base: StoredState | undefined;
  /** What another tab has written. */
  theirs: StoredState;
}

/**
 * Three-way merge of a state that another tab has written with the changes that this one could not save. Entries that
 * this tab has changed stay; a slice that has no entries is the one that was written last.
 */
export function mergeTabs({ mine, base, theirs }: Versions, unsaved: ReadonlySet<SliceName>): StoredState {
  const slices = [...unsaved].map((slice) => {
    if (base?.[slice] === theirs[slice]) return [slice, mine[slice]];
    if (SLICES_OF_ENTRIES.includes(slice)) {
      return [slice, mergeEntries(Object(mine[slice]), Object(base?.[slice]), Object(theirs[slice]))];
    }
    return [slice, base ? theirs[slice] : mine[slice]];
  });
  return { ...theirs, ...Object.fromEntries(slices) };
}

type Entries = Readonly<Record<string, unknown>>;

/** An entry that was not changed is the same object in `mine` and in `base`. */
function mergeEntries(mine: Entries, base: Entries, theirs: Entries): Entries {
  const isChanged = (id: string) => mine[id] !== base[id];
  const others = Object.entries(theirs).filter(([id]) => !isChanged(id));
  const own = Object.entries(mine).filter(([id]) => isChanged(id));
  return Object.fromEntries([...others, ...own]);
}

/** `next` with the objects of `former` where they say the same, so that only what changed is rendered again. */
export function structuralSharing(former: StoredState | undefined, next: StoredState): StoredState {
  if (!former) return next;
  const same = SLICES.filter((slice) => JSON.stringify(former[slice]) === JSON.stringify(next[slice]));
  return { ...next, ...Object.fromEntries(same.map((slice) => [slice, former[slice]])) };
}
