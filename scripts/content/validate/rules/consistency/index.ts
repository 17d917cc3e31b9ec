import { dayDoses } from './day-doses.ts';
import { dayDurations } from './day-durations.ts';
import { dayIntensities } from './day-intensities.ts';
import { dependentTexts } from './dependent-texts.ts';
import { exerciseFigures } from './exercise-figures.ts';
import { figureContacts } from './figure-contacts.ts';
import { figureEquipment } from './figure-equipment.ts';
import { figureFloor } from './figure-floor.ts';
import { figureFrame } from './figure-frame.ts';
import { figureJoints } from './figure-joints.ts';
import { fittingDoses } from './fitting-doses.ts';
import { gymDays } from './gym-days.ts';
import { knownAlternatives } from './known-alternatives.ts';
import { knownIds } from './known-ids.ts';
import { knownWarnings } from './known-warnings.ts';
import { lateStarts } from './late-starts.ts';
import { lightDoses } from './light-doses.ts';
import { limitsPages } from './limits-pages.ts';
import { limitsWeeks } from './limits-weeks.ts';
import { links } from './links.ts';
import { markup } from './markup.ts';
import { memoizedRule } from './memoized-rule.ts';
import { priorities } from './priorities.ts';
import { raceDay } from './race-day.ts';
import { raceLoads } from './race-loads.ts';
import { raceNumbers } from './race-numbers.ts';
import { racePlan } from './race-plan.ts';
import { readiness } from './readiness.ts';
import { references } from './references.ts';
import { rests } from './rests.ts';
import { results } from './results.ts';
import type { Rule } from './rule.ts';
import { runPaces } from './run-paces.ts';
import { sevenDays } from './seven-days.ts';
import { slowerDoses } from './slower-doses.ts';
import { suggestedRests } from './suggested-rests.ts';
import { suggestedWorkouts } from './suggested-workouts.ts';
import { thresholdRequirements } from './threshold-requirements.ts';
import { timetable } from './timetable.ts';
import { travelWorkouts } from './travel-workouts.ts';
import { uniqueIds } from './unique-ids.ts';

/** Most of them sample each figure at many moments, which takes longer than all other rules together. */
const FIGURE_RULES = [figureJoints, figureContacts, figureEquipment, figureFloor, figureFrame].map((rule) =>
  memoizedRule(rule, 'figureFamily'),
);

/** The registry of the consistency rules: what must hold within a file, beyond its schema, or between files. */
export const CONSISTENCY_RULES: readonly Rule[] = [
  limitsWeeks,
  lateStarts,
  sevenDays,
  gymDays,
  raceDay,
  dayDurations,
  dayIntensities,
  dependentTexts,
  priorities,
  links,
  travelWorkouts,
  suggestedWorkouts,
  suggestedRests,
  limitsPages,
  rests,
  knownIds,
  knownAlternatives,
  exerciseFigures,
  ...FIGURE_RULES,
  raceLoads,
  thresholdRequirements,
  slowerDoses,
  dayDoses,
  lightDoses,
  fittingDoses,
  runPaces,
  knownWarnings,
  uniqueIds,
  raceNumbers,
  results,
  racePlan,
  readiness,
  timetable,
  markup,
  references,
];
