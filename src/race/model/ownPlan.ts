import { addDays, type LocalDate } from '../../calendar/localDate.ts';
import type { LoggedSession, Split } from '../../journal/model/entry.ts';
import type { RaceCourse } from '../../runner/model/segments.ts';
import { type RaceSegment, splitByShares } from './plan.ts';

/** A race so near to the one that is planned is that one, on a date that was not given right. */
const SAME_RACE_DAYS = 6;

/** Whether a plan can take a session's proportions: none since its race, so that a plan that was raced stays as it was. */
export function canGiveProportions({ kind, on }: Pick<LoggedSession, 'kind' | 'on'>, raceDate: LocalDate | undefined) {
  return raceDate === undefined || on < (kind === 'race' ? addDays(raceDate, -SAME_RACE_DAYS) : raceDate);
}

/**
 * The guide's plan with the proportions of a simulation between its stations, each brought to the race's distance or
 * repetitions; the same total. Laps stay the guide's, since a member's own slow down in a way that no one plans, and so do
 * transitions, since a gym has no RoxZone. Undefined for a simulation that does not go through all stations.
 */
export function ownSegments(
  guide: readonly RaceSegment[],
  splits: readonly Split[],
  course: RaceCourse,
): RaceSegment[] | undefined {
  const stations = guide.filter(({ kind }) => kind === 'station');
  const weights = stations.map(({ id }) => wholeSeconds(id, splits, course));
  if (weights.some((weight) => weight === undefined)) return undefined;
  const total = stations.reduce((sum, { seconds }) => sum + seconds, 0);
  const seconds = splitByShares(
    total,
    weights.map((weight = 0) => weight),
  );
  const own = new Map(stations.map(({ id }, index) => [id, seconds[index] ?? 0]));
  return guide.map((segment) => ({ ...segment, seconds: own.get(segment.id) ?? segment.seconds }));
}

/** What a station would take over all of its distance or repetitions. */
function wholeSeconds(id: string, splits: readonly Split[], course: RaceCourse): number | undefined {
  const [split, ...others] = splits.filter((candidate) => candidate.id === id && candidate.kind === 'station');
  if (!split || others.length > 0 || split.isAlternative || split.seconds === 0) return undefined;
  const share = shareOfRace(id, split, course);
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
