import type { SetDraft } from './draft.ts';
import { exerciseGroups } from './exerciseGroups.ts';
import { isSameExercise } from './lastTime.ts';

export interface ExerciseRow {
  exercise: string;
  name: string;
  /** Of its sets among all of the form. */
  indexes: readonly number[];
  /** What one more set begins as. */
  added: SetDraft;
  /** The place of one more set among all of them. */
  insertAt: number;
}

/** The sets of a form by exercise; one of `initialSets` stays when its last set is taken away. */
export function exerciseRows(initialSets: readonly SetDraft[], sets: readonly SetDraft[]): ExerciseRow[] {
  const known = [...initialSets, ...sets];
  // Of the exercises so far, in `sets`.
  let lastIndex = -1;
  return exerciseGroups(known.map(({ former }) => former)).flatMap((group) => {
    const indexes = sets.flatMap(({ former }, index) => (isSameExercise(former, group) ? [index] : []));
    const last = indexes.at(-1);
    const copied = last === undefined ? known[group.indexes[0] ?? 0] : sets[last];
    lastIndex = Math.max(lastIndex, last ?? -1);
    const { exercise, name } = group;
    return copied ? [{ exercise, name, indexes, added: addedSet(copied), insertAt: (last ?? lastIndex) + 1 }] : [];
  });
}

/** The values of another set; effort and note are of that one alone. */
function addedSet(copied: SetDraft): SetDraft {
  const { exercise, name, isAlternative, occurrence, prescribedSets, prescribedReps } = copied.former;
  const former = { exercise, name, isAlternative, occurrence, prescribedSets, prescribedReps };
  return { ...copied, rpe: '', note: '', former };
}
