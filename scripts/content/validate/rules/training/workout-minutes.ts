import { z } from 'zod';
import { feminine, plural } from '../../../../../schema/meta.ts';
import type { Duration } from '../../../../../schema/quantity.ts';
import { percentThreshold } from '../../../../../schema/threshold.ts';
import type { DayEntry } from '../../../../../schema/week.ts';
import { formatSeconds } from '../../../../../src/format/quantities.ts';
import type { Content } from '../../../content.ts';
import type { ValuePath } from '../../../diagnostic.ts';
import {
  type ComputedMinutes,
  computedDayMinutes,
  computedWorkoutMinutes,
  hasDistance,
  intervalsOf,
} from '../../../workout-time.ts';
import { COACHES, trainingRule } from './training-rule.ts';
import type { WeekSequence } from './week-sequence.ts';

interface StatedDuration {
  file: string;
  path: ValuePath;
  /** « vendredi, « Demi-HYROX » » */
  name: string;
  stated: Duration;
  computed: ComputedMinutes | undefined;
  /** The slower athlete can be given less. */
  isShortenable: boolean;
  /** A light week has taken sets away from it. */
  isLighter: boolean;
  /** What is left of the time is spent at an easy jog. */
  mayEndEarly: boolean;
}

/** A workout lasts as long as it says, and as the day says that suggests it. */
export const workoutMinutes = trainingRule({
  name: 'workout-minutes',
  scope: 'workout',
  summary: 'les minutes annoncées sont celles du calcul, à 10 % près, pour l’athlète de 1 h 30 et pour celui de 2 h',
  advice: 'change la durée, les séries, les tours ou l’échauffement',
  thresholds: z
    .strictObject({ percent: percentThreshold('L’écart permis entre la durée annoncée et le calcul, en %.', 10) })
    .prefault({ percent: 10 })
    .meta({
      noun: plural(feminine('minutes d’une séance')),
      description: 'Le seuil de l’avertissement workout-minutes.',
    }),
  *check({ sequence, whole, content }, { percent }) {
    // The weeks that a late start keeps last as long as they do in the whole programme.
    if (sequence !== whole) return;
    const { athletes } = content.one('limits')?.timeEstimates ?? {};
    if (!athletes) return;
    const timed = `athlètes de ${formatSeconds(athletes.minSeconds)} et de ${formatSeconds(athletes.maxSeconds)}, timeEstimates de limits.yaml`;
    for (const { file, path, name, stated, computed, isShortenable, isLighter, mayEndEarly } of [
      ...statedByWorkouts(content),
      ...statedByDays(sequence, content),
    ]) {
      if (!computed) continue;
      const least = Math.ceil((stated.minSeconds * (100 - percent)) / 6000);
      const most = Math.floor((stated.maxSeconds * (100 + percent)) / 6000);
      const [shortest = 0, longest = 0] = [computed.faster, computed.slower].toSorted((a, b) => a - b);
      const isTooLong = longest > most;
      if (!isTooLong && (mayEndEarly || shortest >= least)) continue;
      const slower =
        isShortenable && computed.faster <= most ? ' donne au plus lent une dose plus courte (slower),' : '';
      const advice = isTooLong
        ? `Enlève des séries ou des tours,${slower} ou change la durée`
        : isLighter
          ? 'Baisse cette durée, la séance a déjà sa dose allégée'
          : 'Ajoute des séries, des tours ou de l’échauffement, ou change la durée';
      yield {
        file,
        path,
        message: `${name} : « ${content.rawValueAt(file, path)} » annoncé, mais ${shortest === longest ? longest : `${shortest} à ${longest}`} min d’après le calcul (${timed}), ${least} à ${most} min permises à ${percent} % près. ${advice} : le membre réserve ce temps, et la charge de la semaine en dépend (${COACHES})`,
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
            isShortenable: hasDistance(option),
            isLighter: false,
            mayEndEarly: false,
          }
        : [],
    ),
  );
};

const statedByDays = (sequence: WeekSequence, content: Content): StatedDuration[] =>
  sequence.weeks.flatMap(({ value: week, days }) =>
    days.flatMap(({ file, path, entry }) => {
      const option = content.suggestedWorkout(entry);
      return entry.duration
        ? {
            file,
            path: [...path, 'duration'],
            name: `${entry.day}, « ${option?.name ?? entry.activity} »${option && week.lighter ? ' allégée' : ''}`,
            stated: entry.duration,
            computed: computedDayMinutes(entry, week, content),
            isShortenable: option ? hasDistance(option) : hasFewerRepeats(entry),
            isLighter: option !== undefined && week.lighter !== undefined,
            mayEndEarly: !option,
          }
        : [];
    }),
  );

/** Intervals of one distance, of which the slower athlete can do fewer. */
function hasFewerRepeats(day: DayEntry): boolean {
  const [intervals, ...others] = intervalsOf(day);
  return intervals !== undefined && others.length === 0 && (day.slower ?? intervals.repeats) > 1;
}
