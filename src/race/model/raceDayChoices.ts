import type { WallTime } from '../../calendar/wallTime.ts';
import type { Adjustments } from './adjustedPlan.ts';

/** What the member chose for race day; undefined where the guide's plan counts. */
export interface RaceDayChoices {
  wave?: WallTime | undefined;
  /** Finish time to aim at. */
  targetSeconds?: number | undefined;
  adjustments?: Adjustments | undefined;
  /** Their own simulation splits the time up. */
  proportions?: 'own' | undefined;
}
