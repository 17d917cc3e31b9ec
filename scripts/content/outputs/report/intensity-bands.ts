import { INTENSITIES, type Intensity } from '../../../../schema/vocabulary.ts';
import type { Week } from '../../../../schema/week.ts';
import { INTENSITY_LEVELS } from '../../../../src/renderers/intensityLevel.ts';
import { minutesByIntensity } from '../training-time.ts';

/** An intensity at which the programme spends time, with what its bars are coloured by. */
export interface Band {
  name: string;
  /** 0 for time without an intensity, else 1 to 5. */
  level: number;
  /** Minutes, week by week. */
  minutes: readonly number[];
}

/** The intensities that some week has minutes of, from the easiest to the hardest. */
export function bandsOf(weeks: readonly Week[]): Band[] {
  const times = weeks.map(minutesByIntensity);
  const minutesAt = (intensity: Intensity | undefined) => times.map((time) => time.get(intensity) ?? 0);
  return [
    { name: 'sans intensité', level: 0, minutes: minutesAt(undefined) },
    ...INTENSITIES.map((name) => ({ name, level: INTENSITY_LEVELS[name], minutes: minutesAt(name) })),
  ].filter(({ minutes }) => minutes.some((spent) => spent > 0));
}
