import * as v from 'valibot';
import type { WallTime } from '../calendar/wallTime.ts';
import { seconds, wallTime } from '../storage/bounds.ts';
import { defineSlice } from '../storage/slice.ts';

/** What the member chose for race day; undefined where the guide's plan counts. */
export interface RaceDayChoices {
  wave?: WallTime | undefined;
  /** Finish time to aim at. */
  targetSeconds?: number | undefined;
  /** Seconds more or less than the guide's plan, by the id of a segment. */
  adjustments?: Readonly<Record<string, number>> | undefined;
  /**
   * What the adjustments were made to: the id of the member's own session whose proportions split the time up, '' where
   * the journal had none; for the guide's plan the id of the division, undefined without one (and in what earlier versions
   * stored).
   */
  basis?: string | undefined;
  /** Their own simulation splits the time up. */
  proportions?: 'own' | undefined;
}

export const racePlanSlice = defineSlice<RaceDayChoices>({
  name: 'racePlan',
  // Each on its own: one that can't be read costs no other.
  schema: v.looseObject({
    wave: v.fallback(v.optional(wallTime), undefined),
    targetSeconds: v.fallback(v.optional(v.pipe(seconds, v.integer())), undefined),
    adjustments: v.fallback(v.optional(v.record(v.string(), v.pipe(seconds, v.integer()))), undefined),
    basis: v.fallback(v.optional(v.string()), undefined),
    proportions: v.fallback(v.optional(v.literal('own')), undefined),
  }),
  initial: {},
});
