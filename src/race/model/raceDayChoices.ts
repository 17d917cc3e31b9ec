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
 * The `basis` that an adjustment made now would store; `ownSessionId` is that of the member's last session through the
 * whole race.
 */
export const currentBasis = ({ proportions }: RaceDayChoices, ownSessionId: string | undefined): string | undefined =>
  proportions && (ownSessionId ?? '');

/** The adjustments, where they were made to what splits the time up now; else none. */
export const currentAdjustments = (choices: RaceDayChoices, ownSessionId: string | undefined): Adjustments =>
  (choices.basis === undefined || choices.basis === currentBasis(choices, ownSessionId)) && choices.adjustments
    ? choices.adjustments
    : {};
