import type { RestMoment, WorkoutRest } from '../../schema/quantity.ts';

/** What a set ends: its exercise, and with it perhaps the round. */
export interface SetEnd {
  exercise: boolean;
  round: boolean;
}

/** When a rest comes. One whose words name no moment comes after each set, or each round of several. */
export const restMoment = ({ after }: WorkoutRest, rounds: number): RestMoment =>
  after ?? (rounds > 1 ? 'round' : 'set');

/** Whether a rest comes after a set. */
export function isRestDue(rest: WorkoutRest, rounds: number, ends: SetEnd): boolean {
  if (rest.maxSeconds === 0) return false;
  const moment = restMoment(rest, rounds);
  return moment === 'set' || (moment === 'exercise' ? ends.exercise : ends.round);
}
