import type { LoggedSet, Split } from '../../journal/model/entry.ts';

/** As `isSameExercise`: the name is that of an alternative alone, since coaches may rename an exercise meanwhile. */
const exerciseOf = ({ exercise, name, isAlternative }: LoggedSet) => `${exercise} ${isAlternative ? name : ''}`;

/** Of one exercise. */
const isSame = (one: LoggedSet, other: LoggedSet) =>
  JSON.stringify({ ...one, name: '' }) === JSON.stringify({ ...other, name: '' });

function setsByExercise(sets: readonly LoggedSet[]): Map<string, LoggedSet[]> {
  const groups = new Map<string, LoggedSet[]>();
  for (const set of sets) groups.set(exerciseOf(set), [...(groups.get(exerciseOf(set)) ?? []), set]);
  return groups;
}

/**
 * The sets of `entry`, a later version of `base`, with what was corrected in the journal, `former`, since `base`. Sets
 * have no id: those of an exercise are compared in their order.
 */
export function mergedSets(
  former: readonly LoggedSet[],
  base: readonly LoggedSet[],
  entry: readonly LoggedSet[],
): LoggedSet[] {
  const [inJournal, before] = [setsByExercise(former), setsByExercise(base)];
  const merged = entry.flatMap((set) => {
    const known = before.get(exerciseOf(set)) ?? [];
    const index = known.findIndex((each) => isSame(each, set));
    if (index < 0) {
      // Another tab, or the page before, has put it there already.
      const there = inJournal.get(exerciseOf(set)) ?? [];
      const at = there.findIndex((each, place) => place >= known.length && isSame(each, set));
      if (at >= 0) there.splice(at, 1);
      return [set];
    }
    // Those before it were changed or taken back in the run.
    known.splice(0, index + 1);
    return (
      inJournal
        .get(exerciseOf(set))
        ?.splice(0, index + 1)
        .slice(index) ?? []
    );
  });
  // What is left was added in the journal, but for the last sets that the run took back.
  const added = [...inJournal].flatMap(([exercise, sets]) => sets.slice(before.get(exercise)?.length ?? 0));
  return [...merged, ...added];
}

/**
 * The splits of `entry`, a later version of `base`, with what was corrected in the journal, `former`, since `base`, where
 * each stands in the same place. Targets stay as they were.
 */
export function mergedSplits(
  former: readonly Split[],
  base: readonly Split[],
  entry: readonly Split[],
): readonly Split[] {
  const figures = ({ targetSeconds: _, ...split }: Split) => JSON.stringify(split);
  const known = base.map(figures);
  return entry.map((split) => {
    const index = known.indexOf(figures(split));
    if (index < 0) return split;
    known[index] = '';
    return former[index] ?? split;
  });
}
