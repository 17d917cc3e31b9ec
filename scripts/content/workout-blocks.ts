import type { Block, WorkoutOption } from '../../schema/workout.ts';

/** The circuits of a workout; a plain list is one of one round. */
export const blocksOf = ({ exercises = [], blocks }: WorkoutOption): readonly Block[] =>
  blocks ?? [{ rounds: 1, exercises }];
