import type { RaceDayChoices } from '../../schedule/racePlanSlice.ts';
import type { Adjustments } from './adjustedPlan.ts';

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
