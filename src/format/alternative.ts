import type { PublishedAlternative, PublishedPrescription } from '../../schema/programme.ts';
import { formatSetDose } from './dose.ts';

/** « Presse à cuisses : 15–20 répétitions »; the name alone of one that keeps the dose. */
export function formatAlternative(prescribed: PublishedPrescription, alternative: PublishedAlternative): string {
  const prescription = withAlternative(prescribed, alternative);
  return prescription === prescribed ? alternative.name : `${alternative.name}\u00a0: ${formatSetDose(prescription)}`;
}

/**
 * A prescription with the dose of an alternative. Its load and its note are about the exercise that is replaced: they
 * are left out with the dose. An alternative without a dose of its own keeps all of it, and so does one whose dose is per distance where the
 * exercise is not prescribed by distance.
 */
export function withAlternative(
  prescription: PublishedPrescription,
  alternative: PublishedAlternative,
): PublishedPrescription {
  const { exercise, sets, distance: replacedDistance } = prescription;
  const { reps, time, distance, per, perSide } = alternative;
  if (!(reps ?? time ?? distance) || (per && !replacedDistance)) return prescription;
  const ratio = per && replacedDistance ? replacedDistance.meters / per.meters : 1;
  return {
    exercise,
    sets,
    ...(reps && { reps: { min: scaledReps(reps.min, ratio), max: scaledReps(reps.max, ratio) } }),
    ...(time && {
      time: { minSeconds: scaledSeconds(time.minSeconds, ratio), maxSeconds: scaledSeconds(time.maxSeconds, ratio) },
    }),
    ...(distance && { distance: { ...distance, meters: distance.meters * ratio } }),
    ...(perSide && { perSide }),
  };
}

const scaledReps = (reps: number, ratio: number) => Math.max(1, Math.round(reps * ratio));

/** Rounded to 5 s, unless it is as written. */
const scaledSeconds = (seconds: number, ratio: number) =>
  ratio === 1 ? seconds : Math.max(5, 5 * Math.round((seconds * ratio) / 5));
