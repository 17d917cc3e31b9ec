import { type CalendarWeek, isSession } from './day.ts';
import { type DoneMarks, markIn } from './done.ts';

/**
 * Whether each session of these weeks is done, in their order; undefined where none is: what was not begun shows no
 * progress. Marks of days that the programme no longer has count for nothing.
 */
export function progressOf(
  weeks: readonly Pick<CalendarWeek, 'days'>[],
  done: DoneMarks,
): readonly boolean[] | undefined {
  const marks = weeks.flatMap(({ days }) => days.filter(isSession).map(({ id }) => markIn(done, id) !== undefined));
  return marks.includes(true) ? marks : undefined;
}
