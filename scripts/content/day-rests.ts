import type { DayEntry } from '../../schema/week.ts';
import type { WorkoutOption } from '../../schema/workout.ts';
import { formatRest } from '../../src/format/quantities.ts';
import { Content } from './content.ts';

/** The workout that a day takes its rest from. In strength it is one for all exercises; that of circuits stays with the workout. */
export function restSourceOf(day: DayEntry, content: Content): WorkoutOption | undefined {
  return day.type === 'force' ? content.suggestedWorkout(day) : undefined;
}

/** The content without the rests of days that their suggested workouts say as well. */
export function withoutRepeatedRests(content: Content): Content {
  const entries = content.entries.map((entry) =>
    entry.kind === 'week' && entry.value
      ? { ...entry, value: { ...entry.value, days: entry.value.days.map((day) => withoutRepeatedRest(day, content)) } }
      : entry,
  );
  return new Content(entries, content.paths);
}

function withoutRepeatedRest(day: DayEntry, content: Content): DayEntry {
  const { rest, ...others } = day;
  const workout = rest && restSourceOf(day, content);
  return workout && formatRest(rest) === formatRest(workout.rest) ? others : day;
}
