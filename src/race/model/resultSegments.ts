import type { Understanding } from '../../../schema/understanding.ts';
import { ROXZONE } from '../../journal/model/raceComparison.ts';

/** A part of the race that an official result has a time for: a lap, a station, or all of the RoxZone. */
export interface ResultSegment {
  /** `lap-1`, `skierg`, `roxzone`. */
  id: string;
  kind: 'lap' | 'station' | 'roxzone';
  name: string;
  /** What result pages call a station, in their languages. */
  names: readonly string[];
  meters?: number | undefined;
  reps?: number | undefined;
}

type Course = {
  race: Pick<Understanding['race'], 'lapDistance'>;
  stations: readonly Pick<Understanding['stations'][number], 'id' | 'name' | 'resultNames' | 'distance' | 'reps'>[];
};

/** In the order of the race, the RoxZone last. */
export const resultSegments = ({ race, stations }: Course): ResultSegment[] => [
  ...stations.flatMap(({ id, name, resultNames = [], distance, reps }, index): ResultSegment[] => [
    { id: `lap-${index + 1}`, kind: 'lap', name: `Tour ${index + 1}`, names: [], meters: race.lapDistance.meters },
    { id, kind: 'station', name, names: [name, ...resultNames], meters: distance?.meters, reps: reps?.min },
  ]),
  { id: ROXZONE, kind: 'roxzone', name: 'RoxZone', names: [] },
];
