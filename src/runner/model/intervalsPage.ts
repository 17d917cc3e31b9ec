import type { PublishedDay, PublishedExercise, PublishedWorkout } from '../../../schema/programme.ts';
import { NO_BREAK } from '../../format/noBreak.ts';
import { formatRest } from '../../format/quantities.ts';
import type { CalendarWeek } from '../../schedule/model/day.ts';
import type { RunPage } from './plan.ts';

const EASY_JOG = 'Au petit trot.';

/**
 * The days of intervals as workouts, by the ids of the days. Its exercise is the running of the workouts of `pages`, by
 * which its alternatives and its history are found.
 */
export function buildIntervalsPage(weeks: readonly CalendarWeek[], route: string, pages: readonly RunPage[]): RunPage {
  const prescriptions = pages.flatMap(({ options }) =>
    options.flatMap(({ blocks }) => blocks.flatMap(({ exercises }) => exercises)),
  );
  const running = prescriptions.find(({ pace }) => pace)?.exercise ?? {
    id: 'course-a-pied',
    name: 'Course à pied',
    howTo: '',
    alternatives: [],
  };
  const days = weeks.flatMap((week) => week.days);
  return { route, options: days.flatMap((day) => intervalsOf(day, running) ?? []) };
}

function intervalsOf(day: PublishedDay & { id: string }, exercise: PublishedExercise): PublishedWorkout | undefined {
  const { id, activity, intervals, paces = [], rest = { minSeconds: 0, maxSeconds: 0 } } = day;
  if (!intervals) return undefined;
  const { warmUp, repeats, distance, time, coolDown } = intervals;
  const [pace] = paces;
  return {
    id,
    name: activity,
    summary: '',
    intervals: true,
    rest,
    warmUp: {
      duration: warmUp,
      text: rest.maxSeconds > 0 ? `${EASY_JOG} Récupération${NO_BREAK}: ${formatRest(rest)}.` : EASY_JOG,
    },
    coolDown: { duration: coolDown, text: EASY_JOG },
    blocks: [
      {
        rounds: 1,
        exercises: [
          { exercise, sets: repeats.max, ...(distance && { distance }), ...(time && { time }), ...(pace && { pace }) },
        ],
      },
    ],
  };
}
