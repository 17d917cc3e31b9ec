import type { RaceDayChoices } from '../../schedule/racePlanSlice.ts';
import type { Adjustments } from './adjustedPlan.ts';

/** What splits the time up now: the division, and the member's last session through the whole race. */
export interface PlanBasis {
  division: string | undefined;
  ownSessionId: string | undefined;
}

/** The `basis` that an adjustment made now would store. */
export const currentBasis = (
  { proportions }: RaceDayChoices,
  { division, ownSessionId }: PlanBasis,
): string | undefined => (proportions ? (ownSessionId ?? '') : division);

/** The adjustments, where they were made to what splits the time up now; else none. */
export const currentAdjustments = (choices: RaceDayChoices, basis: PlanBasis): Adjustments =>
  (choices.basis === undefined || choices.basis === currentBasis(choices, basis)) && choices.adjustments
    ? choices.adjustments
    : {};
