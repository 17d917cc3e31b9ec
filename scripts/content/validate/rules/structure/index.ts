import { dayDoses } from './day-doses.ts';
import { dayDurations } from './day-durations.ts';
import { dayIntensities } from './day-intensities.ts';
import { exerciseFigures } from './exercise-figures.ts';
import { figureContacts } from './figure-contacts.ts';
import { figureFloor } from './figure-floor.ts';
import { figureFrame } from './figure-frame.ts';
import { figureImplements } from './figure-implements.ts';
import { figureJoints } from './figure-joints.ts';
import { knownAlternatives } from './known-alternatives.ts';
import { knownExercises } from './known-exercises.ts';
import { knownPaces } from './known-paces.ts';
import { knownWarnings } from './known-warnings.ts';
import { lateStarts } from './late-starts.ts';
import { lightDoses } from './light-doses.ts';
import { limitsWeeks } from './limits-weeks.ts';
import { links } from './links.ts';
import { markup } from './markup.ts';
import { memoizedRule } from './memoized-rule.ts';
import { phaseFiles } from './phase-files.ts';
import { proseFigures } from './prose-figures.ts';
import { raceDay } from './race-day.ts';
import { raceFigures } from './race-figures.ts';
import { raceLoads } from './race-loads.ts';
import { racePlan } from './race-plan.ts';
import { references } from './references.ts';
import { reserves } from './reserves.ts';
import { rests } from './rests.ts';
import type { Rule } from './rule.ts';
import { runPaces } from './run-paces.ts';
import { sevenDays } from './seven-days.ts';
import { slowerDoses } from './slower-doses.ts';
import { suggestedRests } from './suggested-rests.ts';
import { suggestedWorkouts } from './suggested-workouts.ts';
import { thresholdRequirements } from './threshold-requirements.ts';
import { timetable } from './timetable.ts';
import { trainingDays } from './training-days.ts';
import { uniqueIds } from './unique-ids.ts';
import { weekNumbers } from './week-numbers.ts';
import { wording } from './wording.ts';
import { workoutCounts } from './workout-counts.ts';

/** They sample each figure at many moments, which takes longer than all other rules together. */
const FIGURE_RULES = [figureJoints, figureContacts, figureImplements, figureFloor, figureFrame].map((rule) =>
  memoizedRule(rule, 'figureFamily'),
);

/** The registry of the rules between files. */
export const RULES: readonly Rule[] = [
  phaseFiles,
  limitsWeeks,
  lateStarts,
  weekNumbers,
  sevenDays,
  trainingDays,
  raceDay,
  dayDurations,
  dayIntensities,
  links,
  suggestedWorkouts,
  suggestedRests,
  workoutCounts,
  rests,
  knownExercises,
  knownAlternatives,
  exerciseFigures,
  ...FIGURE_RULES,
  raceLoads,
  thresholdRequirements,
  slowerDoses,
  dayDoses,
  lightDoses,
  knownPaces,
  runPaces,
  knownWarnings,
  uniqueIds,
  raceFigures,
  racePlan,
  timetable,
  markup,
  references,
  proseFigures,
  reserves,
  wording,
];
