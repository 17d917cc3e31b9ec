import type { RaceSegment, RaceSegmentKind } from './plan.ts';

/** Seconds more or less than the guide's plan, by the id of a segment. */
export type Adjustments = Readonly<Record<string, number>>;

export interface PlannedSegment extends RaceSegment {
  /** Seconds since the start, at the end of the segment. */
  endSeconds: number;
  /** Seconds more or less than the guide's plan. */
  adjustedSeconds: number;
}

export interface AdjustedPlan {
  segments: readonly PlannedSegment[];
  totalSeconds: number;
  /** What each kind takes. */
  byKind: Readonly<Record<RaceSegmentKind, number>>;
}

/** No segment is shorter, nor longer: storage may hold any number, and the picture draws all of it. */
export const SHORTEST_SECONDS = 5;
export const LONGEST_SECONDS = 3600;

/** The plan as the member adjusted it, with its clock; ids that are none of its segments count for nothing. */
export function adjustedPlan(plan: readonly RaceSegment[], adjustments: Adjustments): AdjustedPlan {
  const byKind = { lap: 0, transition: 0, station: 0 };
  let endSeconds = 0;
  const segments = plan.map((segment) => {
    const wanted = segment.seconds + (adjustments[segment.id] ?? 0);
    const seconds = Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, wanted));
    byKind[segment.kind] += seconds;
    endSeconds += seconds;
    return { ...segment, seconds, endSeconds, adjustedSeconds: seconds - segment.seconds };
  });
  return { segments, totalSeconds: endSeconds, byKind };
}

/** The adjustments with another one; one of zero is removed. */
export function withAdjustment(adjustments: Adjustments, id: string, seconds: number): Adjustments {
  const { [id]: _, ...others } = adjustments;
  return seconds === 0 ? others : { ...others, [id]: seconds };
}
