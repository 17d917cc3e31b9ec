import type { Understanding } from '../../../schema/understanding.ts';
import type { Split } from './entry.ts';

export interface RaceCourse {
  race: Pick<Understanding['race'], 'lapDistance'>;
  stations: readonly Pick<Understanding['stations'][number], 'id' | 'name' | 'distance' | 'reps'>[];
}

/** What a station, or a lap, would take over all of its distance or repetitions. */
export function wholeSeconds(
  kind: 'run' | 'station',
  id: string,
  splits: readonly Split[],
  course: RaceCourse,
): number | undefined {
  const [split, ...others] = splits.filter((candidate) => candidate.id === id && candidate.kind === kind);
  if (!split || others.length > 0 || split.isAlternative || split.seconds === 0) return undefined;
  const share = shareOfRace(kind === 'station' ? id : undefined, split, course);
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
