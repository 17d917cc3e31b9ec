import { feminine, plural } from '../../../../../schema/meta.ts';
import type { Duration } from '../../../../../schema/quantity.ts';
import { percentThreshold, thresholdsOf } from '../../../../../schema/threshold.ts';
import type { DayEntry } from '../../../../../schema/week.ts';
import type { WorkoutOption } from '../../../../../schema/workout.ts';
import type { Content } from '../../../content.ts';
import type { ValuePath } from '../../../diagnostic.ts';
import {
  type ComputedMinutes,
  computedDayMinutes,
  computedWorkoutMinutes,
  hasDistance,
  intervalsOf,
} from '../../../workout-time.ts';
import { type Cause, trainingRule } from './training-rule.ts';
import type { WeekSequence } from './week-sequence.ts';

interface StatedDuration {
  file: string;
  path: ValuePath;
  name: string;
  stated: Duration;
  computed: ComputedMinutes | undefined;
  /** What is timed: a workout, or a day of intervals, where what is left of the time is spent at an easy jog. */
  timed: { option: WorkoutOption } | { intervals: DayEntry };
  /** A light week has taken sets away from it. */
  isLighter?: boolean;
  /** Besides the workout, something else is timed. */
  isLonger?: boolean;
}

/** A workout lasts as long as it says, and as the day says that suggests it. A late start changes nothing in that. */
export const workoutMinutes = trainingRule({
  name: 'workout-minutes',
  scope: 'workout',
  wholeProgrammeOnly: true,
  advice: 'Ajoute des séries, des tours ou de l’échauffement, ou change la durée',
  source: 'le membre réserve ce temps, et la charge de la semaine en dépend (usage des coachs)',
  thresholds: thresholdsOf(plural(feminine('minutes d’une séance')), {
    percent: percentThreshold('L’écart permis entre la durée annoncée et le calcul, en %.', 10),
  }).prefault({ percent: 10 }),
  summary: ({ percent }) =>
    `les minutes annoncées sont celles du calcul (\`timeEstimates\`), à ${percent} % près, pour l’athlète rapide et pour le lent`,
  *check({ sequence, content }, { percent }) {
    const firstOf = { tooLong: new Map<WorkoutOption, Cause>(), tooShort: new Map<WorkoutOption, Cause>() };
    for (const { file, path, name, stated, computed, timed, isLighter, isLonger } of [
      ...statedByWorkouts(content),
      ...statedByDays(sequence, content),
    ]) {
      if (!computed) continue;
      const least = Math.ceil((stated.minSeconds * (100 - percent)) / 6000);
      const most = Math.floor((stated.maxSeconds * (100 + percent)) / 6000);
      const [shortest = 0, longest = 0] = [computed.faster, computed.slower].toSorted((a, b) => a - b);
      const isTooLong = longest > most;
      if (!isTooLong && ('intervals' in timed || shortest >= least)) continue;
      // Told where the workout announces it, or else at the first day that suggests it.
      const workout = 'option' in timed && !isLighter && !isLonger ? timed.option : undefined;
      const firsts = firstOf[isTooLong ? 'tooLong' : 'tooShort'];
      const first = workout && firsts.get(workout);
      if (workout && !first) firsts.set(workout, { rule: 'workout-minutes', file, path });
      const isShortenable = 'option' in timed ? hasDistance(timed.option) : hasFewerRepeats(timed.intervals);
      const slower = isShortenable && computed.faster <= most ? ', donne moins au plus lent (slower)' : '';
      const minutes = shortest === longest ? longest : `${shortest} à ${longest}`;
      yield {
        file,
        path,
        ...(first && { causedBy: [first] }),
        found: `${name}, « ${content.rawValueAt(file, path)} » : ${minutes} min d’après le calcul, ${least} à ${most} permises`,
        ...(isTooLong && { advice: `Enlève des séries ou des tours${slower}, ou change la durée` }),
        ...(!isTooLong && isLighter && { advice: 'Baisse cette durée, la séance a déjà sa dose allégée' }),
      };
    }
  },
});

const statedByWorkouts = (content: Content): StatedDuration[] => {
  const estimates = content.one('limits')?.timeEstimates;
  return content.valid('workoutPage').flatMap(({ file, value: page }) =>
    page.options.flatMap((option, index) =>
      estimates && option.estimatedDuration
        ? {
            file,
            path: ['options', index, 'estimatedDuration'],
            name: `« ${option.name} »`,
            stated: option.estimatedDuration,
            computed: computedWorkoutMinutes(option, page, estimates),
            timed: { option },
          }
        : [],
    ),
  );
};

const statedByDays = (sequence: WeekSequence, content: Content): StatedDuration[] =>
  sequence.weeks.flatMap(({ value: week, days }) =>
    days.flatMap(({ file, path, entry }) => {
      const option = content.suggestedWorkout(entry);
      const isLighter = option !== undefined && week.lighter !== undefined;
      return entry.duration
        ? {
            file,
            path: [...path, 'duration'],
            name: `${entry.day}${isLighter ? ', séance allégée' : ''}`,
            stated: entry.duration,
            computed: computedDayMinutes(entry, week, content),
            timed: option ? { option } : { intervals: entry },
            isLighter,
            isLonger: entry.mobility !== undefined,
          }
        : [];
    }),
  );

/** Intervals of one distance, of which the slower athlete can do fewer. */
function hasFewerRepeats(day: DayEntry): boolean {
  const [intervals, ...others] = intervalsOf(day);
  return intervals !== undefined && others.length === 0 && (day.slower ?? intervals.repeats.min) > 1;
}
