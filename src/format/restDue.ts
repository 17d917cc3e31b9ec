import type { WorkoutRest } from '../../schema/quantity.ts';

/** What a set ends: its exercise, and with it perhaps the round. */
export interface SetEnd {
  exercise: boolean;
  round: boolean;
}

/** Whether a rest comes after a set. One whose words name no moment comes after each set, or each round of several. */
export function isRestDue({ after, maxSeconds }: WorkoutRest, rounds: number, ends: SetEnd): boolean {
  if (maxSeconds === 0) return false;
  const moment = after ?? (rounds > 1 ? 'round' : 'set');
  return moment === 'set' || (moment === 'exercise' ? ends.exercise : ends.round);
}
