/** An item of a list, or a file, to be found in the other state. */
export interface Item {
  /** Without the key. */
  value: unknown;
  /** What identifies it among its neighbours. */
  key: string;
  /** The key is a name that others cite, not a place as a weekday is: it goes before the content. */
  isNamed: boolean;
}

export interface Pair<T> {
  before: T;
  after: T;
}

const NAME_BONUS = 2;
const PLACE_BONUS = 0.3;
/** Of items with different keys: below, one is taken away and the other one is new. */
const MIN_LIKENESS = 0.6;

/**
 * Pairs the items of two states, the likeliest pair first: a key that is a name decides, a key that is a place says less
 * than the content, so that a session is found on the day that it moved to. Pairs are in the order of the new state.
 */
export function pairUp<T extends Item>(before: readonly T[], after: readonly T[]) {
  const leaves = new Map([...before, ...after].map((item) => [item, leavesOf(item.value)]));
  const candidates = after
    .flatMap((item, row) =>
      before.flatMap((old, column) => {
        const hasSameKey = old.key === item.key;
        const likeness = likenessOf(leaves.get(old) ?? [], leaves.get(item) ?? []);
        if (!hasSameKey && likeness < MIN_LIKENESS) return [];
        const bonus = hasSameKey ? (item.isNamed ? NAME_BONUS : PLACE_BONUS) : 0;
        return [{ before: old, after: item, score: likeness + bonus - Math.abs(row - column) / 1000 }];
      }),
    )
    .sort((a, b) => b.score - a.score);
  const matched: Pair<T>[] = [];
  const taken = new Set<T>();
  for (const pair of candidates) {
    if (taken.has(pair.before) || taken.has(pair.after)) continue;
    matched.push(pair);
    taken.add(pair.before).add(pair.after);
  }
  return {
    matched: matched.sort((a, b) => after.indexOf(a.after) - after.indexOf(b.after)),
    added: after.filter((item) => !taken.has(item)),
    removed: before.filter((item) => !taken.has(item)),
  };
}

/** The scalars of a value, each with its key; a text alone is its words. */
function leavesOf(value: unknown, key = ''): string[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) {
    return key === '' ? String(value).split(/\s+/) : [`${key} ${value}`];
  }
  return Object.entries(value).flatMap(([step, child]) => leavesOf(child, Array.isArray(value) ? `${key}-` : step));
}

/** What two values have in common, from 0 to 1; long texts weigh more than words of a closed list. */
function likenessOf(before: readonly string[], after: readonly string[]): number {
  const lengthOf = (leaves: readonly string[]) => leaves.reduce((sum, { length }) => sum + length, 0);
  const [inBefore, inAfter] = [new Set(before), new Set(after)];
  const common =
    lengthOf(before.filter((leaf) => inAfter.has(leaf))) + lengthOf(after.filter((leaf) => inBefore.has(leaf)));
  return common / (lengthOf(before) + lengthOf(after) || 1);
}
