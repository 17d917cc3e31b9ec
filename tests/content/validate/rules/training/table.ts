import type { TrainingWarning } from '../../../../../schema/vocabulary.ts';
import type { BrokenCopy } from '../../../broken-copy.ts';
import { hardDays } from './hard-days.ts';
import { lastHardDays } from './last-hard-days.ts';
import { lightWeeks } from './light-weeks.ts';
import { restDays } from './rest-days.ts';
import { runRise } from './run-rise.ts';
import { simulation } from './simulation.ts';
import { taper } from './taper.ts';
import { weekRise } from './week-rise.ts';

/** What each training rule must warn of, by the name of the rule. */
export const BROKEN_TRAINING: Readonly<Record<TrainingWarning, readonly BrokenCopy[]>> = {
  'run-rise': runRise,
  'week-rise': weekRise,
  'hard-days': hardDays,
  'rest-days': restDays,
  'light-weeks': lightWeeks,
  taper,
  simulation,
  'last-hard-days': lastHardDays,
};
