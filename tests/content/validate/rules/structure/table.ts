import type { BrokenCopy } from '../../../broken-copy.ts';
import { dayDurations } from './day-durations.ts';
import { knownExercises } from './known-exercises.ts';
import { lateStarts } from './late-starts.ts';
import { limitsWeeks } from './limits-weeks.ts';
import { links } from './links.ts';
import { phaseFiles } from './phase-files.ts';
import { raceDay } from './race-day.ts';
import { raceFigures } from './race-figures.ts';
import { racePlan } from './race-plan.ts';
import { rests } from './rests.ts';
import { sevenDays } from './seven-days.ts';
import { suggestedWorkouts } from './suggested-workouts.ts';
import { timetable } from './timetable.ts';
import { trainingDays } from './training-days.ts';
import { uniqueIds } from './unique-ids.ts';
import { weekNumbers } from './week-numbers.ts';
import { workoutCounts } from './workout-counts.ts';

/** What each rule must catch, by the name of the rule. */
export const BROKEN_COPIES: Readonly<Record<string, readonly BrokenCopy[]>> = {
  'phase-files': phaseFiles,
  'limits-weeks': limitsWeeks,
  'late-starts': lateStarts,
  'week-numbers': weekNumbers,
  'seven-days': sevenDays,
  'training-days': trainingDays,
  'race-day': raceDay,
  'day-durations': dayDurations,
  links,
  'suggested-workouts': suggestedWorkouts,
  'workout-counts': workoutCounts,
  rests,
  'known-exercises': knownExercises,
  'unique-ids': uniqueIds,
  'race-figures': raceFigures,
  'race-plan': racePlan,
  timetable,
};
