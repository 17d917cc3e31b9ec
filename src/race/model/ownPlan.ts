import { addDays, type LocalDate } from '../../calendar/localDate.ts';
import type { LoggedSession, Split } from '../../journal/model/entry.ts';
import { type RaceCourse, wholeSeconds } from '../../journal/model/raceCourse.ts';
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
  const weights = stations.map(({ id }) => wholeSeconds('station', id, splits, course));
  if (weights.some((weight) => weight === undefined)) return undefined;
  const total = stations.reduce((sum, { seconds }) => sum + seconds, 0);
  const seconds = splitByShares(
    total,
    weights.map((weight = 0) => weight),
  );
  const own = new Map(stations.map(({ id }, index) => [id, seconds[index] ?? 0]));
  return guide.map((segment) => ({ ...segment, seconds: own.get(segment.id) ?? segment.seconds }));
}
