import type { LoggedSet } from './entry.ts';
import { type ExerciseDone, isSameExercise } from './lastTime.ts';

export interface ExerciseGroup extends ExerciseDone {
  /** With their place among all sets of the session. */
  sets: readonly LoggedSet[];
  indexes: readonly number[];
}

/** The sets of a session by exercise, in the order in which each was first done. */
export function exerciseGroups(sets: readonly LoggedSet[]): ExerciseGroup[] {
  const groups: {
    exercise: string;
    name: string;
    isAlternative?: boolean | undefined;
    sets: LoggedSet[];
    indexes: number[];
  }[] = [];
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
