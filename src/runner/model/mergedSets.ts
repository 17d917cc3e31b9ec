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
 * Three-way merge of sets: `base` as the run was saved last, what the journal and the run made of it since. Sets have
 * no id: those of an exercise are compared in their order.
 */
export function mergedSets(
  fromJournal: readonly LoggedSet[],
  base: readonly LoggedSet[],
  fromRun: readonly LoggedSet[],
): LoggedSet[] {
  const [journalSets, baseSets] = [setsByExercise(fromJournal), setsByExercise(base)];
  const merged = fromRun.flatMap((set) => {
    const known = baseSets.get(exerciseOf(set)) ?? [];
    const index = known.findIndex((each) => isSame(each, set));
    if (index < 0) {
      // Another tab, or the page before, has put it there already.
      const there = journalSets.get(exerciseOf(set)) ?? [];
      const at = there.findIndex((each, place) => place >= known.length && isSame(each, set));
      if (at >= 0) there.splice(at, 1);
      return [set];
    }
    // Those before it were changed or taken back in the run.
    known.splice(0, index + 1);
    return (
      journalSets
        .get(exerciseOf(set))
        ?.splice(0, index + 1)
        .slice(index) ?? []
    );
  });
  // What is left was added in the journal, but for the last sets that the run took back.
  const added = [...journalSets].flatMap(([exercise, sets]) => sets.slice(baseSets.get(exercise)?.length ?? 0));
  return [...merged, ...added];
}

/**
 * Three-way merge of splits, as {@link mergedSets}: in the journal each stands in the same place as in `base`. Targets
 * stay as they were.
 */
export function mergedSplits(
  fromJournal: readonly Split[],
  base: readonly Split[],
  fromRun: readonly Split[],
): readonly Split[] {
  const valuesOf = ({ targetSeconds: _, ...split }: Split) => JSON.stringify(split);
  const known = base.map(valuesOf);
  return fromRun.map((split) => {
    const index = known.indexOf(valuesOf(split));
    if (index < 0) return split;
    known[index] = '';
    return fromJournal[index] ?? split;
  });
}
