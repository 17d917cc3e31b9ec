import type { WallTime } from '../../calendar/wallTime.ts';
import type { Adjustments } from './adjustedPlan.ts';

/** What the member chose for race day; undefined where the guide's plan counts. */
export interface RaceDayChoices {
  wave?: WallTime | undefined;
  /** Finish time to aim at. */
  targetSeconds?: number | undefined;
  adjustments?: Adjustments | undefined;
  /**
   * What the adjustments were made to: the id of the member's own session whose proportions split the time up, '' where
   * the journal had none, undefined for the guide's plan (and in what earlier versions stored).
   */
  basis?: string | undefined;
  /** Their own simulation splits the time up. */
  proportions?: 'own' | undefined;
}

/**
 * What an adjustment is made to now, as `basis` stores it; `own` is the id of the member's last session through the whole
 * race.
 */
export const adjustedSessionId = ({ proportions }: RaceDayChoices, own: string | undefined): string | undefined =>
  proportions && (own ?? '');

/** The adjustments, where they were made to what splits the time up now; else none. */
export const currentAdjustments = (choices: RaceDayChoices, own: string | undefined): Adjustments =>
  (choices.basis === undefined || choices.basis === adjustedSessionId(choices, own)) && choices.adjustments
    ? choices.adjustments
    : {};
