import type { Block, Prescription, WorkoutOption } from '../../schema/workout.ts';

/** The circuits of a workout; a plain list is one of one round. */
export const blocksOf = ({ exercises = [], blocks }: WorkoutOption): readonly Block[] =>
  blocks ?? [{ rounds: 1, exercises }];

/** What a workout prescribes, in order; of a circuit, one round. */
export const prescriptionsOf = (option: WorkoutOption): Prescription[] =>
  blocksOf(option).flatMap(({ exercises }) => exercises);
