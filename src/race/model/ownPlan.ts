import type { Split } from '../../journal/model/entry.ts';
import type { RaceCourse } from '../../runner/model/segments.ts';
import { type RaceSegment, splitByShares } from './plan.ts';

/**
 * The guide's plan with the proportions of a simulation between its laps and stations, each brought to the race's distance
 * or repetitions; the same total, and the guide's transitions, since a gym has no RoxZone. Undefined for a simulation that
 * does not go through all of them.
 */
export function ownSegments(
  guide: readonly RaceSegment[],
  splits: readonly Split[],
  course: RaceCourse,
): RaceSegment[] | undefined {
  const work = guide.filter(({ kind }) => kind !== 'transition');
  const weights = work.map((segment) => wholeSeconds(segment, splits, course));
  if (weights.some((weight) => weight === undefined)) return undefined;
  const total = work.reduce((sum, { seconds }) => sum + seconds, 0);
  const seconds = splitByShares(
    total,
    weights.map((weight = 0) => weight),
  );
  const own = new Map(work.map(({ id }, index) => [id, seconds[index] ?? 0]));
  return guide.map((segment) => ({ ...segment, seconds: own.get(segment.id) ?? segment.seconds }));
}

/** What a segment would take over all of its distance or repetitions. */
function wholeSeconds({ id, kind }: RaceSegment, splits: readonly Split[], course: RaceCourse): number | undefined {
  const [split, ...others] = splits.filter((candidate) => candidate.id === id && candidate.kind !== 'transition');
  if (!split || others.length > 0 || split.isAlternative || split.seconds === 0) return undefined;
  const share = shareOfRace(kind === 'lap' ? undefined : id, split, course);
  return share ? split.seconds / share : undefined;
}

/** Which part of a lap of the race, or of a station, a dose is. */
export function shareOfRace(
  station: string | undefined,
  { meters, reps }: { meters?: number | undefined; reps?: number | undefined },
  { race, stations }: RaceCourse,
): number | undefined {
  const whole = station === undefined ? { distance: race.lapDistance } : stations.find(({ id }) => id === station);
  if (meters && whole?.distance) return meters / whole.distance.meters;
  return reps && whole && 'reps' in whole && whole.reps ? reps / whole.reps.min : undefined;
}
