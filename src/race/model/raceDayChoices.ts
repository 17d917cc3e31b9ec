import type { WallTime } from '../../calendar/wallTime.ts';
import type { Adjustments } from './adjustedPlan.ts';

/** What the member chose for race day; undefined where the guide's plan counts. */
export interface RaceDayChoices {
  wave?: WallTime | undefined;
  /** Finish time to aim at. */
  targetSeconds?: number | undefined;
  adjustments?: Adjustments | undefined;
  /** The session that split up what was adjusted, by its id; empty where there was none. */
  basis?: string | undefined;
  /** Their own simulation splits the time up. */
  proportions?: 'own' | undefined;
}

/** What adjustments are made to: the member's last session through the whole race, `own`, or the guide's plan. */
export const basisOf = ({ proportions }: RaceDayChoices, own: string | undefined): string | undefined =>
  proportions && (own ?? '');

/** Those that were made to what splits the time up now. */
export const adjustmentsTo = (choices: RaceDayChoices, own: string | undefined): Adjustments =>
  (choices.basis === undefined || choices.basis === basisOf(choices, own)) && choices.adjustments
    ? choices.adjustments
    : {};
