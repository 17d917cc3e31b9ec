import type { DayEntry } from '../../schema/week.ts';
import type { WorkoutOption } from '../../schema/workout.ts';
import type { Content } from './content.ts';

/** The workout that a day takes its rest from. In strength it is one for all exercises; that of circuits stays with the workout. */
export function restSourceOf(day: DayEntry, content: Content): WorkoutOption | undefined {
  return day.type === 'force' ? content.suggestedWorkout(day) : undefined;
}
