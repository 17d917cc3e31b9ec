import { hardDays } from './hard-days.ts';
import { lastHardDays } from './last-hard-days.ts';
import { lightWeeks } from './light-weeks.ts';
import { restDays } from './rest-days.ts';
import { runRise } from './run-rise.ts';
import { simulation } from './simulation.ts';
import { taper } from './taper.ts';
import type { TrainingRule } from './training-rule.ts';
import { weekRise } from './week-rise.ts';

/** The registry of the training rules. */
export const TRAINING_RULES: readonly TrainingRule[] = [
  runRise,
  weekRise,
  hardDays,
  restDays,
  lightWeeks,
  taper,
  simulation,
  lastHardDays,
];
