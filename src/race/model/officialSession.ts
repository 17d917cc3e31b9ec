import type { LoggedSession, LoggedSet, Split } from '../../journal/model/entry.ts';
import { splitSeconds } from '../../journal/model/splits.ts';
import { PACE } from '../../journal/model/unlikely.ts';
import type { AdjustedPlan } from './adjustedPlan.ts';
import type { ResultSegment } from './resultSegments.ts';

/** Of a station, and of the RoxZone. */
const LONGEST = 1800;
/** Each segment may be rounded on its own. */
const ROUNDING_SECONDS = 5;

/** By the id of a segment. */
export type SegmentSeconds = ReadonlyMap<string, number>;

/** Whether a time of a segment is possible and unlikely. */
export function isUnlikely({ kind, meters = 1000 }: ResultSegment, seconds: number | undefined): boolean {
  if (seconds === undefined) return false;
  const pace = (1000 * seconds) / meters;
  return kind === 'lap' ? pace < PACE.min || pace > PACE.max : seconds > LONGEST;
}

export const sumOf = (seconds: SegmentSeconds) => [...seconds.values()].reduce((total, one) => total + one, 0);

/**
 * How many seconds the result page's whole is longer than the segments, below zero where it is shorter; 0 within what rounding
 * makes, and where a missing segment may be the reason.
 */
export function secondsBesideSum(
  seconds: SegmentSeconds,
  segments: readonly ResultSegment[],
  page: number | undefined,
): number {
  const beside = page === undefined ? 0 : page - sumOf(seconds);
  const isMissing = beside > 0 && seconds.size < segments.length;
  return isMissing || isRounding(beside) ? 0 : beside;
}

export const isRounding = (seconds: number) => Math.abs(seconds) <= ROUNDING_SECONDS;

/** The finish time that the journal has of an official result, where it is another than its segments make. */
export function statedSeconds(race: Pick<LoggedSession, 'isOfficial' | 'seconds' | 'splits'> | undefined) {
  if (!race?.isOfficial || race.seconds === undefined) return undefined;
  return isRounding(race.seconds - splitSeconds(race)) ? undefined : race.seconds;
}

/**
 * The finish time: the result page's, which a penalty makes longer than the segments; else their sum. With one missing, the
 * page's or the one that the journal has; undefined where neither says the whole.
 */
export function finishSeconds(
  seconds: SegmentSeconds,
  segments: readonly ResultSegment[],
  { page, journal }: { page: number | undefined; journal: number | undefined },
): number | undefined {
  const sum = sumOf(seconds);
  if (page !== undefined && page >= sum - ROUNDING_SECONDS) return page;
  return seconds.size < segments.length ? journal : sum;
}

const SPLIT_KINDS = { lap: 'run', station: 'station', roxzone: 'transition' } as const;

/**
 * What the journal keeps of an official result, in the order of the race, with the times of the member's plan: where `former`
 * is corrected, those that it had, and today's for a segment that it lacked.
 */
export function officialSplits(
  seconds: SegmentSeconds,
  segments: readonly ResultSegment[],
  plan: AdjustedPlan | undefined,
  former: Pick<LoggedSession, 'splits' | 'isOfficial'> | undefined,
): Split[] {
  const formerSplits = former?.isOfficial ? (former.splits ?? []) : [];
  const hadPlan = formerSplits.length === 0 || formerSplits.some(({ targetSeconds }) => targetSeconds !== undefined);
  return segments.flatMap(({ id, kind, name, meters, reps }): Split[] => {
    const own = seconds.get(id);
    const planned =
      kind === 'roxzone' ? plan?.byKind.transition : plan?.segments.find((segment) => segment.id === id)?.seconds;
    const formerSplit = formerSplits.find((split) => split.id === id);
    const target = formerSplit ? formerSplit.targetSeconds : hadPlan ? planned : undefined;
    return own === undefined
      ? []
      : [
          {
            kind: SPLIT_KINDS[kind],
            id,
            name,
            seconds: own,
            ...(meters !== undefined && { meters }),
            ...(reps !== undefined && { reps }),
            ...(target !== undefined && { targetSeconds: target }),
          },
        ];
  });
}

/** A session with other splits, which its sets follow: loads and notes of a timed race stay with their segment. */
export function withSplits(session: LoggedSession, splits: readonly Split[]): LoggedSession {
  const { sets, splits: former = [] } = session;
  const followed = sets?.map((set): LoggedSet => {
    const { split, ...rest } = set;
    const old = split === undefined ? undefined : former[split];
    if (!old) return set;
    const index = splits.findIndex(({ kind, id }) => kind === old.kind && id === old.id);
    const next = splits[index];
    if (!next) return rest;
    return { ...rest, split: index, ...(set.seconds !== undefined && { seconds: next.seconds }) };
  });
  return { ...session, ...(followed && { sets: followed }), splits, isOfficial: true };
}
