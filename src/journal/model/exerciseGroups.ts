import type { LoggedSet } from './entry.ts';
import { type ExerciseDone, isSameExercise } from './lastTime.ts';

export interface ExerciseGroup extends ExerciseDone {
  sets: LoggedSet[];
  /** Of each set among all of the session. */
  indexes: number[];
}

/** The sets of a session by exercise, in the order in which each was first done. */
export function exerciseGroups(sets: readonly LoggedSet[]): ExerciseGroup[] {
  const groups: ExerciseGroup[] = [];
  for (const [index, set] of sets.entries()) {
    const { exercise, name, isAlternative } = set;
    const group = groups.find((other) => isSameExercise(other, set));
    if (group) {
      group.sets.push(set);
      group.indexes.push(index);
    } else groups.push({ exercise, name, isAlternative, sets: [set], indexes: [index] });
  }
  return groups;
}
