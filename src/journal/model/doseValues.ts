import type { Prescription } from '../../../schema/workout.ts';
import type { SetValues } from './entry.ts';
import type { NumberField } from './numberFields.ts';

type Dose = Pick<Prescription, 'reps' | 'time' | 'distance'>;

/** The numbers of a set as prescribed: the least of a range of repetitions, the longest of one of times. */
export const doseValues = ({ reps, time, distance }: Dose): SetValues => ({
  ...(reps && { reps: reps.min }),
  ...(time && { seconds: time.maxSeconds }),
  ...(distance && { meters: distance.meters }),
});

/** What is noted of a set with this dose, beside its load. */
export function doseFields({ reps, time, distance }: Dose): readonly NumberField[] {
  if (time) return ['seconds'];
  // And the time that it took.
  if (distance) return ['meters', 'seconds'];
  return reps ? ['reps'] : [];
}
